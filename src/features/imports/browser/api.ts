import { uploadFile } from '#browser/upload-file.ts'
import type { ImportOptions, ImportPreview, ImportResult } from '../schema.ts'

const calls = {
  clients: {
    preview: 'POST /api/admin/clients/import/preview',
    run: 'POST /api/admin/clients/import',
  },
  'newsletter-subscribers': {
    preview: 'POST /api/admin/newsletter-subscribers/import/preview',
    run: 'POST /api/admin/newsletter-subscribers/import',
  },
  users: {
    preview: 'POST /api/admin/users/import/preview',
    run: 'POST /api/admin/users/import',
  },
} as const
export type ImportedNoun = keyof typeof calls

/** The options sent with the file; some features add their own. */
export type SentOptions = ImportOptions & Record<string, unknown>

const fieldsOf = (options: SentOptions) => ({ options: JSON.stringify(options) })

/** Previews an import without writing anything. */
export const previewImport = (
  noun: ImportedNoun,
  file: File,
  options: SentOptions,
  signal: AbortSignal,
): Promise<ImportPreview> => uploadFile(calls[noun].preview, { fields: fieldsOf(options), file, signal })

export const runImport = (
  noun: ImportedNoun,
  file: File,
  options: SentOptions,
  onProgress: (sent: number) => void,
): Promise<ImportResult> => uploadFile(calls[noun].run, { fields: fieldsOf(options), file, onProgress })
