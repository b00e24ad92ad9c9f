import { useTranslation } from '#i18n/translate.tsx'
import { type ImportedNoun, previewImport, runImport, type SentOptions } from '../browser/api.ts'
import { type ImportPreview, type ImportResult, mostImportBytes } from '../schema.ts'
import { useFileImport } from './use-file-import.ts'

/** A list on its way into the database. */
export const useImport = (noun: ImportedNoun, onDone: (created: number) => void) => {
  const { t } = useTranslation()
  const state = useFileImport<SentOptions, ImportPreview, number, ImportResult>({
    begin: {},
    // Another file has other columns and other errors.
    keep: ({ columns, leaveOut, ...rest }) => rest,
    mostBytes: mostImportBytes,
    tooLarge: t('import.tooLarge'),
    failed: t('import.failed'),
    preview: (file, { columns }, signal) => previewImport(noun, file, columns ? { columns } : {}, signal),
    run: (file, options, onProgress) => runImport(noun, file, options, onProgress),
    onDone: ({ created }) => onDone(created),
  })
  const { options, readWith } = state
  const assign = (name: string, column: number | null) =>
    readWith({ ...options, columns: { ...options.columns, [name]: column } })
  return { ...state, assign }
}
export type ImportState = ReturnType<typeof useImport>
