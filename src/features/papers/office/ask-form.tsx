import { useEffect, useEffectEvent } from 'react'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { askInput, type PaperRow } from '../panel-schema.ts'
import { askForPapers } from './api.ts'
import { UsableDocuments } from './usable-documents.tsx'

/** A paper of the list that is not requested yet. */
export type MissingPaper = PaperRow & { paper: string; dueDate: string }

const labels = { papers: 'papers.choose' } as const

/** The papers that are not requested yet; the required ones are chosen. */
export const AskForm = ({
  consultationId,
  missing,
  refresh,
  onRequested,
  onDirty,
}: {
  consultationId: number
  missing: readonly MissingPaper[]
  /** Refetches the papers, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onRequested: () => void
  onDirty: (isDirty: boolean) => void
}) => {
  const { t, language } = useTranslation()
  const { form, texts, summary, ...sending } = useSending({
    schema: askInput,
    defaultValues: { papers: missing.filter(({ isRequired }) => isRequired).map(({ paper }) => paper) },
    labels,
    send: ({ papers }) => askForPapers(consultationId, papers),
    onSent: () => refresh(onRequested),
    failed: t('papers.askFailed'),
  })
  const { isDirty } = sending
  const report = useEffectEvent(onDirty)
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
  const chosen = form.watch('papers')
  const choose = (paper: string, isChosen: boolean) =>
    form.setValue(
      'papers',
      // In the order of the list, so that a choice that is taken back is no change.
      missing.map((each) => each.paper).filter((each) => (each === paper ? isChosen : chosen.includes(each))),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void sending.submit(event)}>
      {summary}
      <FieldGroup {...texts('papers')}>
        <ul className="papers-missing">
          {missing.map((row) => (
            <li key={row.paper}>
              <CheckboxField
                label={
                  <>
                    <InItsLanguage {...localized(row, 'title', language)} />
                    {!row.isRequired && <span className="field-optional"> ({t('papers.optional')})</span>}
                  </>
                }
                hint={
                  <>
                    {localized(row, 'why', language).text}{' '}
                    <span className="no-wrap">
                      {t('papers.dueOn', { day: formatDay(row.dueDate, language) })}
                    </span>
                  </>
                }
                checked={chosen.includes(row.paper)}
                onChange={({ target }) => choose(row.paper, target.checked)}
              />
              <UsableDocuments consultationId={consultationId} row={row} refresh={refresh} />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <div>
        <Button type="submit" isPending={sending.isPending} pendingLabel={t('form.submitting')}>
          {t('papers.ask', { n: chosen.length })}
        </Button>
      </div>
    </form>
  )
}
