import { open } from 'node:fs/promises'
import { AppError } from '#http/errors.ts'

/** The kinds of files that can be stored (P4.12), by content; a text is valid UTF-8 without control characters. */
const extensions = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/webp': 'webp',
  'text/plain': 'txt',
} as const
export type FileKind = keyof typeof extensions

const isKind = (type: string | undefined): type is FileKind => type !== undefined && type in extensions

/** Enough for every signature and for the first parts of a docx; bounded, so that no file can occupy the check. */
const lookAt = 256 * 1024

/** The kind of a file by its content, never by its name. Throws `unsupported_media_type` for any other kind. */
export const kindOf = async (path: string): Promise<FileKind> => {
  // Loaded with the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const bytes = await beginningOf(path)
  const found = await fileTypeFromBuffer(bytes)
  if (isKind(found?.mime)) return found.mime
  if (!found && isText(bytes)) return 'text/plain'
  throw new AppError('file_kind')
}

const beginningOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(lookAt), 0, lookAt, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isText = (bytes: Buffer): boolean => {
  try {
    // The last character may be cut off at the limit.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length === lookAt })
    return text !== '' && !/[^\P{Cc}\t\n\v\f\r]/u.test(text)
  } catch {
    return false
  }
}

const longestName = 120

/**
 * A file name that is safe to show: without a path, control or direction marks, in its own script, and with the
 * extension of its real kind. `..\فاتورة.exe` that contains a PDF becomes `فاتورة.pdf`.
 */
export const safeName = (typed: string, kind: FileKind): string => {
  const base = (typed.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const short = [...base].slice(0, longestName).join('').trim() || 'file'
  return `${short}.${extensions[kind]}`
}
