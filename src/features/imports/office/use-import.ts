import { useTranslation } from '#i18n/translate.tsx'
import { type ImportedNoun, previewImport, runImport, type SentOptions } from '../browser/api.ts'
import { type ImportPreview, type ImportResult, maxImportBytes } from '../schema.ts'
import { useFileImport } from './use-file-import.ts'

/** `ended` is the number of people whom the import unsubscribes. */
export type OnImported = (created: number, ended?: number) => void

/** The state of an import of a list. */
export const useImport = (noun: ImportedNoun, onDone: OnImported) => {
  const { t } = useTranslation()
  const state = useFileImport<SentOptions, ImportPreview, number, ImportResult>({
    begin: {},
    // Columns and errors depend on the file.
    remember: ({ columns, leaveOut, ...rest }) => rest,
    maxBytes: maxImportBytes,
    tooLarge: t('import.tooLarge'),
    failed: t('import.failed'),
    preview: (file, { columns }, signal) => previewImport(noun, file, columns ? { columns } : {}, signal),
    run: (file, options, onProgress) => runImport(noun, file, options, onProgress),
    onDone: ({ created }, { ended }) => onDone(created, ended),
  })
  const { options, readWith } = state
  const assign = (name: string, column: number | null) =>
    readWith({ ...options, columns: { ...options.columns, [name]: column } })
  return { ...state, assign }
}
export type ImportState = ReturnType<typeof useImport>
