import { type UploadName, uploadFile } from '#browser/files.ts'
import type { ImportOptions, ImportPreview, ImportResult } from '../schema.ts'

/** A list that can be imported, by its name in the address. */
export type ImportedNoun = NounOf<UploadName>
type NounOf<Name> = Name extends `POST /api/admin/${infer Noun}/import/preview` ? Listed<Noun> : never
/** Imports into one record are not of a list. */
type Listed<Noun> = Noun extends `${string}/${string}` ? never : Noun

/** The options sent with the file; some features add their own. */
export type SentOptions = ImportOptions & Record<string, unknown>

const fieldsOf = (options: SentOptions) => ({ options: JSON.stringify(options) })

/** Previews an import without writing anything. */
export const previewImport = (
  noun: ImportedNoun,
  file: File,
  options: SentOptions,
  signal: AbortSignal,
): Promise<ImportPreview> =>
  uploadFile(`POST /api/admin/${noun}/import/preview`, { fields: fieldsOf(options), file, signal })

export const runImport = (
  noun: ImportedNoun,
  file: File,
  options: SentOptions,
  onProgress: (sent: number) => void,
): Promise<ImportResult> =>
  uploadFile(`POST /api/admin/${noun}/import`, { fields: fieldsOf(options), file, onProgress })
