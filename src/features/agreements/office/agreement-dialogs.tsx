import { ApiError } from '#browser/call-api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { feeIn } from '../browser/fee-text.ts'
import type { Agreement } from '../schema.ts'
import {
  type AgreementRequest,
  type AgreementTask,
  agreementHeading,
  type Question,
} from './agreement-actions.tsx'
import { isAgreementField, labelOfField } from './agreement-fields.ts'
import { deleteAgreement, savePayment, sendAgreement, withdrawAgreement } from './api.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { NafithDialog } from './nafith-dialog.tsx'
import { EndDialog, PaymentDialog, RecordDialog } from './record-dialogs.tsx'

/** The dialogs about the agreements of a request. */
export default function AgreementDialogs({
  request,
  task,
  refresh,
  onDrafted,
  onDeleted,
  onClose,
}: {
  request: AgreementRequest
  task: AgreementTask
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onDrafted?: (created: Agreement) => void
  onDeleted?: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const finish = (title: TextKey, andThen?: () => void) =>
    refresh(() => {
      onClose()
      showToast({ title: t(title) })
      andThen?.()
    })
  switch (task.kind) {
    case 'draft':
      return (
        <DraftDialog
          request={request}
          onDone={(created) => finish('agreements.drafted', () => onDrafted?.(created))}
          onClose={onClose}
        />
      )
    case 'send':
      return (
        <SendQuestion agreement={task.agreement} onDone={() => finish('agreements.sent')} onClose={onClose} />
      )
    case 'record':
      return (
        <RecordDialog
          agreement={task.agreement}
          onDone={() => finish('agreements.recorded')}
          onClose={onClose}
        />
      )
    case 'nafith':
      return (
        <NafithDialog
          agreement={task.agreement}
          onDone={() => finish('agreements.recorded')}
          onClose={onClose}
        />
      )
    case 'end':
      return (
        <EndDialog agreement={task.agreement} onDone={() => finish('agreements.ended')} onClose={onClose} />
      )
    case 'pay':
      return <PaymentDialog {...task} onDone={() => finish('agreements.pay.done')} onClose={onClose} />
    default:
      return (
        <TaskQuestion
          task={task}
          onDone={() => finish(doneTexts[task.kind], task.kind === 'delete' ? onDeleted : undefined)}
          onClose={onClose}
        />
      )
  }
}

const doneTexts = {
  withdraw: 'agreements.withdrawn',
  delete: 'agreements.deleted',
  unpay: 'agreements.unpay.done',
} as const

/** Asks before a withdrawal, a deletion or the removal of a payment. */
const TaskQuestion = ({
  task,
  onDone,
  onClose,
}: {
  task: Question
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { id } = task.agreement
  const act = (): Promise<unknown> => {
    if (task.kind === 'unpay') return savePayment(task.installment.id, { paidOn: null })
    return task.kind === 'delete' ? deleteAgreement(id) : withdrawAgreement(id)
  }
  return (
    <ActionDialog
      title={t(`agreements.${task.kind}.title`)}
      confirmLabel={t(`agreements.${task.kind}`)}
      variant={task.kind === 'delete' ? 'danger' : 'primary'}
      act={act}
      onDone={onDone}
      failed={t(`agreements.${task.kind}Failed`)}
      fallbackId={agreementHeading}
      onClose={onClose}
    >
      <div className="stack">
        {task.kind === 'unpay' && (
          <p className="strong">
            <bdi>{localized(task.installment, 'label', language).text}</bdi>
          </p>
        )}
        <p>{t(`agreements.${task.kind}.text`)}</p>
      </div>
    </ActionDialog>
  )
}

const SendQuestion = ({
  agreement,
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const { id, number, version, clientName, validUntil, updatedAt } = agreement
  return (
    <ActionDialog
      title={t('agreements.send.title')}
      confirmLabel={t('agreements.send')}
      variant="primary"
      act={() =>
        sendAgreement(id, updatedAt).catch((error) => {
          throw withLabels(error, t)
        })
      }
      onDone={onDone}
      failed={t('agreements.sendFailed')}
      fallbackId={agreementHeading}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          {t('agreements.send.text', {
            client: clientName,
            number,
            version,
            day: fullDay(validUntil, language),
            fee: feeIn(t, agreement),
          })}
        </p>
        <p>{mailText('agreements.send.mailHint')}</p>
      </div>
    </ActionDialog>
  )
}

/** A refusal whose messages begin with the labels of their fields, for a question without a form. */
const withLabels = (error: unknown, t: Translation['t']): unknown => {
  if (!(error instanceof ApiError)) return error
  const { status, detail } = error
  const errors = error.errors.map(({ field, message }) => ({
    field,
    message: isAgreementField(field)
      ? t('form.errorOf', { label: t(labelOfField[field]), message })
      : message,
  }))
  return new ApiError(status, detail, { ...error, errors })
}
