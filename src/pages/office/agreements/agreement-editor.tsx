import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { AgreementInput } from '#features/agreements/input.ts'
import {
  focusFieldNamed,
  isAgreementField,
  labelsWith,
} from '#features/agreements/office/agreement-fields.ts'
import {
  type AgreementValues,
  agreementForm,
  valuesOf,
} from '#features/agreements/office/agreement-values.ts'
import { agreementQuery, findAgreement, updateAgreement } from '#features/agreements/office/api.ts'
import { EditorFacts, EditorTexts } from '#features/agreements/office/editor-fields.tsx'
import { EditorInstallments } from '#features/agreements/office/editor-installments.tsx'
import type { Agreement } from '#features/agreements/schema.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useErrorTitle } from '#ui/use-failed-form.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import '#features/agreements/office/editor.css'

const AgreementComparison = lazy(() => import('#features/agreements/office/agreement-comparison.tsx'))

/** The editor of a draft, or of a sent version that gets a next one. It stays open after saving. */
export default function AgreementEditor({
  agreement,
  maySend,
  onDirty,
  onSend,
}: {
  agreement: Agreement
  maySend: boolean
  onDirty: (isDirty: boolean) => void
  /** Called with the saved version if it is to be sent. */
  onSend: (saved: Agreement) => void
}) {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const shouldSend = useRef(false)
  const { comparison, ...frame } = useRecordForm<Agreement, AgreementValues, AgreementInput>({
    record: agreement,
    schema: agreementForm,
    valuesOf,
    save: (values, against = agreement) =>
      updateAgreement(agreement.id, { ...values, updatedAt: against.updatedAt }),
    shouldAsk: (_values, against) => against?.state === 'sent',
    onSaved: async (saved) => {
      frame.adoptSaved(saved)
      queryClient.setQueryData(agreementQuery(saved.id).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: consultationsKey })
      if (shouldSend.current) return onSend(saved)
      showToast({
        title:
          saved.version === agreement.version
            ? t('agreements.saved')
            : t('agreements.savedVersion', { version: saved.version }),
      })
    },
    find: () => findAgreement(agreement.id),
    failed: t('agreements.saveFailed'),
  })
  const { form, seen = agreement, attempt, problem } = frame
  const { isDirty } = form.formState
  const { question } = useLeaveGuard(isDirty)
  useAdoptNewer(agreement, seen, isDirty, frame.adopt)
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
    <form method="post" className="agreement-form" noValidate onSubmit={submit}>
      {seen.state !== 'draft' && (
        <p className="agreement-note" role="note">
          {t(seen.state === 'sent' ? 'agreements.newVersion.open' : 'agreements.newVersion', versions)}
        </p>
      )}
      {fields.summary}
      <EditorFacts form={form} field={fields.field} agreement={seen} />
      <EditorInstallments form={form} fields={fields} consultationId={agreement.consultationId} />
      <EditorTexts fields={fields} kind={kind} consultationId={agreement.consultationId} />
      <div className="agreement-bar print-hidden">
        <p className="muted" role="status">
          {isDirty
            ? t('agreements.unsaved')
            : t('agreements.savedAt', { time: formatDateTime(seen.updatedAt, language) })}
        </p>
        {isDirty && maySend && (
          <Button
            type="submit"
            variant="outline"
            data-then="send"
            isPending={frame.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('agreements.saveAndSend')}
          </Button>
        )}
        <Button
          type="submit"
          disabled={!isDirty}
          isPending={frame.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('agreements.save')}
        </Button>
      </div>
      {frame.question && (
        <ConfirmDialog
          title={t('agreements.newVersion.title', { next: versions.next })}
          confirmLabel={t('agreements.newVersion.confirm')}
          variant="primary"
          isPending={frame.question.isPending}
          onConfirm={frame.question.onConfirm}
          onCancel={frame.question.onCancel}
        >
          {t('agreements.newVersion.open', versions)}
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
    if (isAgreementField(name)) focusFieldNamed(name)
  }, [])
}

/** A newer version, such as a sent one, replaces an unchanged form. */
const useAdoptNewer = (
  agreement: Agreement,
  seen: Agreement,
  isDirty: boolean,
  adopt: (newest: Agreement) => void,
) => {
  const compare = useEffectEvent(() => {
    if (!isDirty && agreement.updatedAt > seen.updatedAt) adopt(agreement)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason
  useEffect(() => compare(), [agreement.updatedAt])
}
