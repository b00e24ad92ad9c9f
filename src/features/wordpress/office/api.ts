import { uploadFile } from '#browser/files.ts'
import type { WordpressOptions, WordpressPreview, WordpressResult } from '../schema.ts'

const fieldsOf = (options: WordpressOptions) => ({ options: JSON.stringify(options) })

/** Previews an import without writing anything. */
export const previewWordpress = (
  file: File,
  options: WordpressOptions,
  signal: AbortSignal,
): Promise<WordpressPreview> =>
  uploadFile('POST /api/admin/publications/wordpress/preview', { fields: fieldsOf(options), file, signal })

/**
 * Sends the file repeatedly until everything is imported, or until `isStopped`. After each call `onProgress`
 * gets the total result, so that a broken connection does not lose it.
 */
export const runWordpress = async (
  file: File,
  options: WordpressOptions,
  { before, isStopped, onProgress }: Run,
): Promise<WordpressResult> => {
  let total = before
  let sent = options
  do {
    const part = await uploadFile('POST /api/admin/publications/wordpress', { fields: fieldsOf(sent), file })
    sent = { ...options, continued: true }
    total = {
      created: total.created + part.created,
      missing: total.missing + part.missing,
      left: part.left,
      report: total.report + (total.report ? part.report.slice(part.report.indexOf('\n') + 1) : part.report),
    }
    onProgress(total)
  } while (total.left > 0 && !isStopped())
  return total
}

type Run = {
  /** The results of earlier runs with the same file. */
  before: WordpressResult
  isStopped: () => boolean
  onProgress: (total: WordpressResult) => void
}

export const nothingDone: WordpressResult = { created: 0, left: 0, missing: 0, report: '' }
