import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { adminDocumentsQuery } from '#features/documents/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import type { PartiesAnswer } from '../schema.ts'
import { type CheckResult, checkResults } from '../values.ts'
import { partiesQuery, recordCheck } from './api.ts'
import { Hits } from './hits.tsx'
import type { PartiesTask } from './parties.tsx'
import PartiesDialog from './parties-dialog.tsx'

/** A dialog above the request dialog, to edit the parties or to record a result. */
const PartiesTasks = ({
  consultationId,
  task,
  refresh,
  onClose,
}: {
  consultationId: number
  task: PartiesTask
  /** Refetches all request data, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data, isFresh, refetch } = useFreshQuery(partiesQuery(consultationId))
  // The section may show cached data that is older than a colleague's last change.
  if (!data || !isFresh) return null
  const props = { consultationId, answer: data, onClose }
  const finish = (title: string) => () =>
    refresh(() => {
      onClose()
      showToast({ title })
    })
  return task === 'parties' ? (
    <PartiesDialog {...props} onSaved={finish(t('parties.saved'))} />
  ) : (
    <CheckDialog {...props} onStale={() => void refetch()} onSaved={finish(t('conflict.saved'))} />
  )
}

/** Records a decision about the hits. */
const CheckDialog = ({
  consultationId,
  answer,
  onSaved,
  onStale,
  onClose,
}: {
  consultationId: number
  /** The current answer: the decision is about the hits that are shown. */
  answer: PartiesAnswer
  /** Resolves once all request data is refetched and the dialog is closed. */
  onSaved: (saved: PartiesAnswer) => Promise<void>
  /** The hits have changed in the meantime and must be shown again. */
  onStale: () => void
  onClose: () => void
}) => {
  const { t, tMessage } = useTranslation()
  // No default if there are hits: an accidental click would record a decision.
  const [result, setResult] = useState<CheckResult | ''>(answer.hits.length === 0 ? 'clear' : '')
  const [isMissing, setIsMissing] = useState(false)
  const [reason, setReason] = useState('')
  const [consent, setConsent] = useState('')
  const needsConsent = result === 'waived' && answer.hits.some((hit) => hit.needsConsent)
  const save = useMutation({
    mutationFn: (decided: CheckResult) => {
      const { seen } = answer
      if (decided === 'clear') return recordCheck(consultationId, { result: decided, seen })
      if (decided === 'refused') return recordCheck(consultationId, { result: decided, seen, reason })
      const consentDocumentId = needsConsent && consent ? Number(consent) : null
      return recordCheck(consultationId, { result: decided, seen, reason, consentDocumentId })
    },
    onSuccess: onSaved,
    onError: (error) => {
      if (hasCode(error, 'stale')) onStale()
      showToast({
        title: t('conflict.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      })
    },
  })
  const refusal = save.error instanceof ApiError ? save.error.errors : []
  const messageOf = (name: string) => {
    const found = refusal.find(({ field }) => field === name)
    return found && tMessage(found.message)
  }
  return (
    <SendingDialog
      title={t('conflict.title', { reference: `#${consultationId}` })}
      frame={{
        isDirty: reason + consent !== '' && !save.isSuccess,
        isPending: save.isPending,
        submit: (event) => {
          event.preventDefault()
          setIsMissing(result === '')
          if (result !== '') save.mutate(result)
        },
      }}
      save={t('conflict.save')}
      onClose={onClose}
    >
      <p>{answer.hits.length === 0 ? t('conflict.none') : t('conflict.found', { n: answer.hits.length })}</p>
      <Hits hits={answer.hits} />
      <SelectField
        label={t('conflict.result')}
        options={checkResults.map((value) => ({ value, label: t(`conflict.result.${value}`) }))}
        placeholder={t('conflict.result.choose')}
        value={result}
        error={isMissing && result === '' ? t('val.generic.required') : undefined}
        onChange={({ target }) => setResult(target.value as CheckResult)}
      />
      {needsConsent && (
        <ConsentField
          consultationId={consultationId}
          value={consent}
          error={messageOf('consentDocumentId')}
          onChange={setConsent}
        />
      )}
      {(result === 'waived' || result === 'refused') && (
        <TextArea
          label={t('conflict.reason')}
          hint={t('conflict.reason.hint')}
          rows={3}
          value={reason}
          error={messageOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div role="alert">
        {save.error && <p className="field-error">{explainFailure(save.error, t).message}</p>}
      </div>
    </SendingDialog>
  )
}

/** Chooses the written consent among the documents of the request. */
const ConsentField = ({
  consultationId,
  value,
  error,
  onChange,
}: {
  consultationId: number
  /** The id of a document; empty before the choice. */
  value: string
  error: string | undefined
  onChange: (id: string) => void
}) => {
  const { t } = useTranslation()
  const { data } = useQuery(
    adminDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '500' })),
  )
  const documents = data?.rows ?? []
  return (
    <SelectField
      label={t('conflict.consent')}
      hint={t(data && documents.length === 0 ? 'conflict.consent.none' : 'conflict.consent.hint')}
      placeholder={t('conflict.consent.choose')}
      options={documents.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export default PartiesTasks
