import { ImportFrame } from '#features/imports/office/import-frame.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { acceptedChats } from '../values.ts'
import { ChatPreviewed } from './chat-previewed.tsx'
import { type ChatImportState, useChatImport } from './use-chat-import.ts'
import './conversations.css'

/** Choose an exported chat, preview it, and import it. */
export const ImportChatDialog = ({
  consultationId,
  onDone,
  onClose,
}: {
  consultationId: number
  onDone: (created: number) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const state = useChatImport(consultationId, onDone)
  return (
    <ImportFrame
      state={state}
      title={t('conversations.import.title', { reference: `#${consultationId}` })}
      hint={t('conversations.import.hint')}
      accept={acceptedChats}
      formats={t('conversations.import.formats')}
      press={<Press state={state} />}
      onClose={onClose}
    >
      {state.preview && <ChatPreviewed state={state} preview={state.preview} />}
    </ImportFrame>
  )
}

const Press = ({ state }: { state: ChatImportState }) => {
  const { t } = useTranslation()
  const { preview, options, isReading, isImporting, progress } = state
  const { fresh = 0, edited = 0, deleted = 0 } = preview?.counts ?? {}
  const n = fresh + edited + deleted
  const hasFiles = (options.files ?? []).length > 0
  const label =
    n === 0 && hasFiles ? t('conversations.import.runFiles') : t('conversations.import.run', { n })
  return (
    <>
      {isImporting && (
        <progress
          className="import-progress"
          aria-label={t('import.running')}
          {...(progress !== undefined && progress < 1 && { value: progress })}
        />
      )}
      <Button
        isPending={isImporting}
        pendingLabel={t('import.running')}
        disabled={isReading || options.firmVoice === undefined || (n === 0 && !hasFiles)}
        onClick={state.import}
      >
        {preview ? label : t('import.open')}
      </Button>
    </>
  )
}
