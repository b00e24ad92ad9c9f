import { AppError } from '#http/errors.ts'
import type { Encoding } from '../schema.ts'

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The first bytes of Excel workbooks: a ZIP archive, and the older format. */
const workbooks = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]

/** Decodes a file in any encoding that spreadsheets use. */
export const readText = (bytes: Buffer): { text: string; encoding: Encoding } => {
  if (workbooks.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw new AppError('unsupported_media_type', { detail: 'import.refused.workbook' })
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw new AppError('unsupported_media_type', { detail: 'import.refused.binary' })
  return { text, encoding }
}

const encodingOf = (bytes: Buffer): Encoding => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[0]
  // In UTF-16 one byte of separators and line breaks is zero; other encodings have no zero bytes.
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, 4096).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = zeros
  if (high + low > 0) return high > low ? 'utf-16be' : 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
