import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { removeConversation } from './api.ts'
import type { ConversationTask } from './conversations-section.tsx'
import { ImportChatDialog } from './import-chat-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'

type Props = {
  consultationId: number
  task: ConversationTask
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}

/** A dialog above the request dialog, to record, import or remove a conversation. */
const ConversationTasks = ({ consultationId, task, refresh, onClose }: Props) => {
  const { t } = useTranslation()
  const [isImporting, setImporting] = useState(false)
  const finish = (title: string, description?: string) =>
    refresh(() => {
      onClose()
      showToast({ title, ...(description && { description }) })
    })
  if (task.kind === 'remove') {
    const { id, isImported } = task.conversation
    return (
      <ActionDialog
        title={t(isImported ? 'conversations.remove.import' : 'conversations.remove.title')}
        confirmLabel={t('conversations.remove')}
        act={() => removeConversation(id)}
        onDone={() => finish(t('conversations.removed'))}
        failed={t('conversations.removeFailed')}
        onClose={onClose}
      >
        {t(isImported ? 'conversations.remove.importText' : 'conversations.remove.text')}
      </ActionDialog>
    )
  }
  return isImporting ? (
    <ImportChatDialog
      consultationId={consultationId}
      onDone={(created) =>
        finish(t('conversations.import.done'), t('conversations.import.doneText', { n: created }))
      }
      onClose={onClose}
    />
  ) : (
    <RecordDialog
      consultationId={consultationId}
      onRecorded={() => finish(t('conversations.saved'))}
      onImport={() => setImporting(true)}
      onClose={onClose}
    />
  )
}

export default ConversationTasks
