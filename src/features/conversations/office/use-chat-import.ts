import { useFileImport } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { ChatOptions, ChatPreview } from '../schema.ts'
import { maxChatBytes } from '../values.ts'
import { importChat, previewChat } from './api.ts'

/** The state of the import of an exported chat. */
export const useChatImport = (consultationId: number, onDone: (created: number) => void) => {
  const { t } = useTranslation()
  return useFileImport<ChatOptions, ChatPreview, number, { created: number }>({
    begin: {},
    // Voices and files depend on the file.
    remember: () => ({}),
    maxBytes: maxChatBytes,
    tooLarge: t('conversations.import.tooLarge'),
    failed: t('conversations.import.failed'),
    preview: (file, _options, signal) => previewChat(consultationId, file, signal),
    run: (file, options, onProgress) => importChat(consultationId, file, options, onProgress),
    onDone: ({ created }) => onDone(created),
  })
}
export type ChatImportState = ReturnType<typeof useChatImport>
