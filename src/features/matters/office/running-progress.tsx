import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { saveQuietDays } from './api.ts'
import { focusOn, stagesList } from './headings.ts'
import { quietForm } from './matter-values.ts'
import { type Progress, Stages } from './stages.tsx'
import { sendNoChange } from './work-api.ts'

/** The stages, the last sentence to the client, and the ways to write the next one. */
export const RunningProgress = ({
  consultationId,
  progress,
  isApproved,
  refresh,
  onMove,
}: {
  consultationId: number
  progress: Progress
  isApproved: boolean
  refresh: (andThen: () => void) => Promise<void>
  onMove: () => void
}) => {
  const { t, language } = useTranslation()
  const sentence = localized(progress, 'sentence', language).text
  const { told: noChange } = progress
  return (
    <>
      <Stages progress={progress} />
      <h3 className="record-heading">{t('matters.lastSentence')}</h3>
      {sentence && <UserParagraph>{sentence}</UserParagraph>}
      {noChange && <UserParagraph>{localized(noChange, 'sentence', language).text}</UserParagraph>}
      <p className="caption">
        {t('matters.lastContact', { day: formatLongDate(progress.lastToldAt, language) })}
      </p>
      {isApproved ? (
        <>
          <div className="cluster matter-actions print-hidden">
            <Button size="table" onClick={onMove}>
              {t('matters.move')}
            </Button>
            <NoChange consultationId={consultationId} mayTellFrom={progress.mayTellFrom} refresh={refresh} />
          </div>
          <QuietDays consultationId={consultationId} progress={progress} refresh={refresh} />
        </>
      ) : (
        <p className="muted">{t('matters.closed')}</p>
      )}
    </>
  )
}

/** Tells the client with one press that nothing has changed, at most once in seven days. */
const NoChange = ({
  consultationId,
  mayTellFrom,
  refresh,
}: {
  consultationId: number
  mayTellFrom: string | null
  refresh: (andThen: () => void) => Promise<void>
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const hintId = useId()
  const sending = useMutation({
    mutationFn: () => sendNoChange(consultationId),
    onSuccess: () =>
      refresh(() => {
        showToast({ title: t('matters.noChange.done') })
        focusOn(stagesList)
      }),
    onError: (error) => showFailure(t('matters.noChange.failed'), error, t),
  })
  return (
    <>
      <Button
        variant="outline"
        size="table"
        disabled={mayTellFrom !== null}
        isPending={sending.isPending}
        aria-describedby={hintId}
        onClick={() => sending.mutate()}
      >
        {t('matters.noChange')}
      </Button>
      <p className="caption" id={hintId}>
        {mayTellFrom === null
          ? mailText('matters.noChange.hint')
          : t('matters.noChange.wait', { day: formatLongDate(mayTellFrom, language) })}
      </p>
    </>
  )
}

const labels = { quietDays: 'matters.quiet' } as const

/** The days without a word to the client after which the office is reminded. */
const QuietDays = ({
  consultationId,
  progress: { quietDays, updatedAt },
  refresh,
}: {
  consultationId: number
  progress: Pick<Progress, 'quietDays' | 'updatedAt'>
  refresh: (andThen: () => void) => Promise<void>
}) => {
  const { t } = useTranslation()
  const { field, summary, ...sending } = useSending({
    schema: quietForm,
    values: { quietDays: String(quietDays) },
    labels,
    send: (values) => saveQuietDays(consultationId, { ...values, updatedAt }),
    onSent: (_progress, sent) => {
      sending.resetTo(sent)
      return refresh(() => showToast({ title: t('matters.quiet.saved') }))
    },
    failed: t('matters.quiet.failed'),
  })
  return (
    <details className="matter-more print-hidden">
      <summary>
        {quietDays === 0 ? t('matters.quiet.never') : t('matters.quiet.after', { n: quietDays })}
      </summary>
      <form method="post" className="stack" noValidate onSubmit={(event) => void sending.submit(event)}>
        {summary}
        <TextField
          {...field('quietDays')}
          className="matter-days"
          hint={t('matters.quiet.hint')}
          inputMode="numeric"
          dir="ltr"
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            size="table"
            isPending={sending.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('form.save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
