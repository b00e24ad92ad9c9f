import { open } from 'node:fs/promises'
import { AppError } from '#http/errors.ts'

/**
 * The kinds of files that can be stored (P4.12), by content; text is valid UTF-8 or UTF-16 without control
 * characters.
 */
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

/** Enough for every signature and the first parts of a docx; limited, so that no file can block the check. */
const lookAt = 256 * 1024

/** The kind of a file by its content, never by its name. Throws `file_kind` with the reason for any other kind. */
export const kindOf = async (path: string): Promise<FileKind> => {
  // Loaded on the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const bytes = await beginningOf(path)
  if (bytes.length === 0) refuse('empty')
  const heif = heifKind(bytes)
  if (heif) return heif
  const isText = isTextFile(bytes)
  const found = startsWithUtf16(bytes) ? undefined : (await fileTypeFromBuffer(bytes))?.mime
  if (isZip(bytes)) return documentIn((await zipNames(path)) ?? [], found)
  if (isCompound(bytes)) refuse(bytes.includes(utf16('EncryptedPackage')) ? 'locked' : oldKind(bytes))
  if (found === 'image/apng') return 'image/png'
  if (isKind(found)) return found
  if (found === undefined && isPdf(bytes)) return 'application/pdf'
  return found === undefined && isText ? 'text/plain' : refuse()
}

type Reason = 'empty' | 'locked' | 'old' | 'macros' | 'archive'

const refuse = (reason?: Reason): never => {
  throw new AppError('file_kind', reason && { detail: `error.file_kind.${reason}` })
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

const isZip = (bytes: Buffer): boolean => /^504b(?:0304|0506)/.test(bytes.toString('hex', 0, 4))

/** Detects a document by its parts, in any order. `found` distinguishes a template from a document. */
const documentIn = (names: readonly string[], found: string | undefined): FileKind => {
  if (names.some((name) => name.endsWith('vbaProject.bin')) || /macroenabled/i.test(found ?? ''))
    refuse('macros')
  if (isKind(found)) return found
  const isOffice = names.includes('[Content_Types].xml') && (!found || found === 'application/zip')
  if (isOffice && names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (isOffice && names.some((name) => /^xl\/workbook\d*\.xml$/.test(name)))
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return refuse(!found || found === 'application/zip' ? 'archive' : undefined)
}

/** The container format of Office before 2007, and of files that Office has encrypted. */
const isCompound = (bytes: Buffer): boolean => bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1'
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const oldKind = (bytes: Buffer): Reason | undefined =>
  ['WordDocument', 'Workbook', 'Book'].some((name) => bytes.includes(utf16(name))) ? 'old' : undefined

const hevc = /^(?:hei[cxms]|hev[cxms])$/
const container = /^(?:mif1|mif2|msf1|miaf)$/

/** Cameras write the kind in the first brand or a later one; AVIF has the same container. */
const heifKind = (bytes: Buffer): FileKind | undefined => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const [major = '', , ...others] = bytes.toString('latin1', 8, end).match(/[\s\S]{4}/g) ?? []
  if (hevc.test(major)) return 'image/heic'
  if (!container.test(major) || others.some((brand) => /^avi[fs]$/.test(brand))) return undefined
  return 'image/heic'
}

/**
 * Readers accept it anywhere in the first kilobyte; a text that only mentions the signature has no objects.
 */
const isPdf = (bytes: Buffer): boolean => {
  const begin = bytes.toString('latin1', 0, 1_024)
  const at = begin.indexOf('%PDF-')
  if (at < 0) return false
  return (
    /^[\s\p{Cc}\xef\xbb\xbf]*$/u.test(begin.slice(0, at)) || /\d\s+\d+\s+obj\b/.test(bytes.toString('latin1'))
  )
}

const startsWithUtf16 = (bytes: Buffer): boolean => /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))

const isTextFile = (bytes: Buffer): boolean => {
  const encoding = startsWithUtf16(bytes) ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    // The last character may be cut off at the limit.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, {
      stream: bytes.length === lookAt,
    })
    if (text === '' || /[^\P{Cc}\t\n\v\f\r]/u.test(text)) return false
    // Nearly any bytes are valid UTF-16, but few decode to the letters that people use here.
    return encoding === 'utf-8' || (text.match(/[\s!-~\u0600-\u06ff]/g)?.length ?? 0) > text.length / 2
  } catch {
    return false
  }
}

const maxNameLength = 120

/** File extensions; ".5" and ".Final" are part of a name. */
const ending =
  /\.(?:7z|apk|bat|bmp|cmd|com|csv|dmg|docm?|docx|dotx?|eml|exe|gif|hei[cf]|hif|html?|iso|jfif|jpe?g?|js|lnk|md|msg|od[pst]|pdf|png|pptx?|ps1|rar|rtf|scr|svg|text|tiff?|txt|vbs|webp|xls[bmx]?|xml|zip)$/i

/**
 * A file name that is safe to show: without a path, control or direction marks, in its own script, and with
 * the extension of its real kind. A PDF named `..\فاتورة.exe` becomes `فاتورة.pdf`.
 */
export const safeName = (typed: string, kind: FileKind): string => {
  const base = (typed.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[.\s]+$/, '')
  let bare = base
  while (ending.test(bare)) bare = bare.replace(ending, '').replace(/[.\s]+$/, '')
  const short =
    [...bare.replace(/^[.\s]+/, '')]
      .slice(0, maxNameLength)
      .join('')
      .replace(/[.\s]+$/, '') || 'file'
  return `${short}.${extensions[kind]}`
}

const endSize = 22
const maxComment = 65_535
const maxDirectory = 1024 * 1024

/** Names of an archive's parts, from the directory at its end; undefined if that is not readable. */
const zipNames = async (path: string): Promise<string[] | undefined> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    const tailSize = Math.min(size, endSize + maxComment)
    const tail = await read(tailSize, size - tailSize)
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (end < 0 || end + endSize > tail.length) return undefined
    const length = Math.min(tail.readUInt32LE(end + 12), maxDirectory)
    return namesIn(await read(length, tail.readUInt32LE(end + 16)))
  } finally {
    await file.close()
  }
}

const headerSize = 46

const namesIn = (directory: Buffer): string[] => {
  const names: string[] = []
  for (let at = 0; at + headerSize <= directory.length; ) {
    if (directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') break
    const name = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + headerSize, at + headerSize + name))
    at += headerSize + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
