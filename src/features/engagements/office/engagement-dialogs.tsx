import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { feeIn } from '../browser/fee-text.ts'
import type { Engagement, Instalment } from '../schema.ts'
import { deleteEngagement, savePayment, sendEngagement, withdrawEngagement } from './api.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { agreementHeading } from './headings.ts'
import { NafithDialog } from './nafith-dialog.tsx'
import { withLabels } from './named-errors.ts'
import type { AgreementRequest } from './obstacles.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'

/** A task that only asks before it acts. */
type Question =
  | { kind: 'withdraw' | 'delete'; engagement: Engagement }
  | { kind: 'unpay'; engagement: Engagement; instalment: Instalment }

export type EngagementTask =
  | { kind: 'draft' }
  | { kind: 'send' | 'record' | 'end' | 'nafith'; engagement: Engagement }
  | { kind: 'pay'; engagement: Engagement; instalment: Instalment }
  | Question

/** The dialogs about the agreements of a request. */
export default function EngagementDialogs({
  request,
  task,
  refresh,
  onDrafted,
  onDeleted,
  onClose,
}: {
  request: AgreementRequest
  task: EngagementTask
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onDrafted?: (created: Engagement) => void
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
          onDone={(created) => finish('engagements.drafted', () => onDrafted?.(created))}
          onClose={onClose}
        />
      )
    case 'send':
      return (
        <SendQuestion
          engagement={task.engagement}
          onDone={() => finish('engagements.sent')}
          onClose={onClose}
        />
      )
    case 'record':
      return (
        <RecordDialog
          engagement={task.engagement}
          onDone={() => finish('engagements.recorded')}
          onClose={onClose}
        />
      )
    case 'nafith':
      return (
        <NafithDialog
          engagement={task.engagement}
          onDone={() => finish('engagements.recorded')}
          onClose={onClose}
        />
      )
    case 'end':
      return (
        <EndDialog
          engagement={task.engagement}
          onDone={() => finish('engagements.ended')}
          onClose={onClose}
        />
      )
    case 'pay':
      return <PaymentDialog {...task} onDone={() => finish('engagements.pay.done')} onClose={onClose} />
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
  withdraw: 'engagements.withdrawn',
  delete: 'engagements.deleted',
  unpay: 'engagements.unpay.done',
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
  const { id } = task.engagement
  const act = (): Promise<unknown> => {
    if (task.kind === 'unpay') return savePayment(task.instalment.id, { paidOn: null })
    return task.kind === 'delete' ? deleteEngagement(id) : withdrawEngagement(id)
  }
  return (
    <ActionDialog
      title={t(`engagements.${task.kind}.title`)}
      confirmLabel={t(`engagements.${task.kind}`)}
      variant={task.kind === 'delete' ? 'danger' : 'primary'}
      act={act}
      onDone={onDone}
      failed={t(`engagements.${task.kind}Failed`)}
      fallbackId={agreementHeading}
      onClose={onClose}
    >
      <div className="stack">
        {task.kind === 'unpay' && (
          <p className="strong">
            <bdi>{localized(task.instalment, 'label', language).text}</bdi>
          </p>
        )}
        <p>{t(`engagements.${task.kind}.text`)}</p>
      </div>
    </ActionDialog>
  )
}

const SendQuestion = ({
  engagement,
  onDone,
  onClose,
}: {
  engagement: Engagement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const { id, number, version, clientName, validUntil, updatedAt } = engagement
  return (
    <ActionDialog
      title={t('engagements.send.title')}
      confirmLabel={t('engagements.send')}
      variant="primary"
      act={() =>
        sendEngagement(id, updatedAt).catch((error) => {
          throw withLabels(error, t)
        })
      }
      onDone={onDone}
      failed={t('engagements.sendFailed')}
      fallbackId={agreementHeading}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          {t('engagements.send.text', {
            client: clientName,
            number,
            version,
            day: fullDay(validUntil, language),
            fee: feeIn(t, engagement),
          })}
        </p>
        <p>{mailText('engagements.send.told')}</p>
      </div>
    </ActionDialog>
  )
}
