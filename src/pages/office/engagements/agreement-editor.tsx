import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { EngagementInput } from '#features/engagements/input.ts'
import { engagementQuery, findEngagement, updateEngagement } from '#features/engagements/office/api.ts'
import { EditorFacts } from '#features/engagements/office/editor-facts.tsx'
import { EditorInstalments } from '#features/engagements/office/editor-instalments.tsx'
import { EditorTexts } from '#features/engagements/office/editor-texts.tsx'
import { isEngagementField, labelsWith } from '#features/engagements/office/engagement-labels.ts'
import {
  type EngagementValues,
  engagementForm,
  valuesOf,
} from '#features/engagements/office/engagement-values.ts'
import { focusFieldNamed } from '#features/engagements/office/focus-field.ts'
import type { Engagement } from '#features/engagements/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useErrorTitle } from '#ui/use-error-title.ts'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import '#features/engagements/office/editor.css'

const AgreementComparison = lazy(() => import('#features/engagements/office/agreement-comparison.tsx'))

/** The editor of a draft, or of a sent version that gets a next one. It stays open after saving. */
export default function AgreementEditor({
  engagement,
  maySend,
  onDirty,
  onSend,
}: {
  engagement: Engagement
  maySend: boolean
  onDirty: (isDirty: boolean) => void
  /** Called with the saved version if it is to be sent. */
  onSend: (saved: Engagement) => void
}) {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const shouldSend = useRef(false)
  const { comparison, ...frame } = useRecordForm<Engagement, EngagementValues, EngagementInput>({
    record: engagement,
    schema: engagementForm,
    valuesOf,
    save: (values, against = engagement) =>
      updateEngagement(engagement.id, { ...values, updatedAt: against.updatedAt }),
    shouldAsk: (_values, against) => against?.state === 'sent',
    onSaved: async (saved) => {
      frame.adoptSaved(saved)
      queryClient.setQueryData(engagementQuery(saved.id).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: consultationsKey })
      if (shouldSend.current) return onSend(saved)
      showToast({
        title:
          saved.version === engagement.version
            ? t('engagements.saved')
            : t('engagements.savedVersion', { version: saved.version }),
      })
    },
    find: () => findEngagement(engagement.id),
    failed: t('engagements.saveFailed'),
  })
  const { form, seen = engagement, attempt, problem } = frame
  const { isDirty } = form.formState
  const { question } = useLeaveGuard(isDirty)
  useAdoptNewer(engagement, seen, isDirty, frame.adopt)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const [kind, { length: rows }] = form.watch(['kind', 'instalments'])
  const fields = useLabelledFields({
    form,
    labels: labelsWith(kind, rows),
    attempt,
    problem,
    headingLevel: 'h2',
  })
  useErrorTitle(Boolean(fields.summary))
  useFieldInAddress()
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    shouldSend.current = event.nativeEvent.submitter?.dataset.then === 'send'
    void frame.submit(event)
  }
  const versions = { version: seen.version, next: seen.version + 1 }
  return (
    <form className="engagement-form" noValidate onSubmit={submit}>
      {seen.state !== 'draft' && (
        <p className="engagement-note" role="note">
          {t(seen.state === 'sent' ? 'engagements.newVersion.open' : 'engagements.newVersion', versions)}
        </p>
      )}
      {fields.summary}
      <EditorFacts form={form} field={fields.field} engagement={seen} />
      <EditorInstalments form={form} fields={fields} consultationId={engagement.consultationId} />
      <EditorTexts fields={fields} kind={kind} />
      <div className="engagement-bar print-hidden">
        <p className="muted" role="status">
          {isDirty
            ? t('engagements.unsaved')
            : t('engagements.savedAt', { time: formatDateTime(seen.updatedAt, language) })}
        </p>
        {isDirty && maySend && (
          <Button
            type="submit"
            variant="outline"
            data-then="send"
            isPending={frame.isSaving}
            pendingLabel={t('form.submitting')}
          >
            {t('engagements.saveAndSend')}
          </Button>
        )}
        <Button
          type="submit"
          disabled={!isDirty}
          isPending={frame.isSaving}
          pendingLabel={t('form.submitting')}
        >
          {t('engagements.save')}
        </Button>
      </div>
      {frame.question && (
        <ConfirmDialog
          title={t('engagements.newVersion.title', { next: versions.next })}
          confirmLabel={t('engagements.newVersion.confirm')}
          variant="primary"
          isPending={frame.question.isPending}
          onConfirm={frame.question.onConfirm}
          onCancel={frame.question.onCancel}
        >
          {t('engagements.newVersion.open', versions)}
        </ConfirmDialog>
      )}
      <Suspense>
        {comparison && (
          <AgreementComparison
            {...comparison}
            onInvalid={(merged) => {
              comparison.onBack()
              frame.setSeen(comparison.newest)
              form.reset(merged, { keepDefaultValues: true })
              void frame.submit()
            }}
          />
        )}
      </Suspense>
      {question}
    </form>
  )
}

/** A link from the request focuses the field that is missing. */
const useFieldInAddress = () => {
  useEffect(() => {
    const name = window.location.hash.slice(1)
    if (isEngagementField(name)) focusFieldNamed(name)
  }, [])
}

/** A newer version, such as a sent one, replaces an unchanged form. */
const useAdoptNewer = (
  engagement: Engagement,
  seen: Engagement,
  isDirty: boolean,
  adopt: (newest: Engagement) => void,
) => {
  const compare = useEffectEvent(() => {
    if (!isDirty && engagement.updatedAt > seen.updatedAt) adopt(engagement)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason
  useEffect(() => compare(), [engagement.updatedAt])
}
