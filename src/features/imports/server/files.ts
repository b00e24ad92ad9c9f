import { CsvError, parse } from 'csv-parse/sync'
import { foldSigns } from '#fields/fold.ts'
import { AppError } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { type Encoding, maxLines, type Separator } from '../schema.ts'
import { cleanCell } from './cells.ts'

/** A line of a file: its number as in a text editor, and its cells. */
type FileLine = { line: number; cells: string[] }
export type Table = {
  encoding: Encoding
  separator: Separator
  /** Lines above the header. */
  titles?: string[]
  heads: string[]
  lines: FileLine[]
}

const signs: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' }
const maxColumns = 100
const maxLineLength = 100_000
const maxTitles = 10
const maxLineCells = 100_000

/**
 * Reads a CSV file; throws a message for the user. `countKnown` returns the number of known headers in a
 * line: the line with the most is the header, because some programs write a title above it.
 */
export const readTable = (bytes: Buffer, countKnown: (heads: string[]) => number = () => 0): Table => {
  const { text, encoding } = readText(bytes)
  const { body, separator, skipped } = separatorOf(text.replace(/\r\n?/g, '\n'), countKnown)
  const all = records(body, signs[separator])
  const at = headsAt(all, countKnown)
  const titles = all.slice(0, at).map(({ record }) => record.filter((cell) => cell.trim() !== '').join(' '))
  const [first, ...rest] = all.slice(at)
  if (!first || rest.length === 0) throw new AppError('invalid', { detail: 'import.refused.empty' })
  if (rest.length > maxLines)
    throw new AppError('payload_too_large', {
      detail: messageKey('import.refused.lines', { n: maxLines }),
    })
  if (first.record.length > maxColumns) throw new AppError('invalid', { detail: 'import.refused.columns' })
  const width = Math.max(...rest.map(({ record }) => record.findLastIndex((cell) => cell.trim() !== '') + 1))
  if (width > maxColumns) throw new AppError('invalid', { detail: 'import.refused.columns' })
  return {
    encoding,
    separator,
    ...(titles.length > 0 && { titles }),
    // Cells beyond the header belong to columns without one.
    heads: [...first.record, ...Array<string>(Math.max(0, width - first.record.length)).fill('')].map(
      (head) => foldSigns(head).trim(),
    ),
    lines: rest.map(({ record, info }) => ({
      line: info.lines - breaksIn(record) + skipped,
      cells: record.map(cleanCell),
    })),
  }
}

type Parsed = { record: string[]; info: { lines: number } }

const records = (text: string, delimiter: string): Parsed[] => {
  try {
    // The types ignore that `info` changes the records.
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: maxLineLength,
      // One line more than allowed, the header, and the titles above it.
      to: maxLines + 1 + maxTitles,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The start of the line that could not be parsed completely.
    const read = Buffer.from(text).subarray(0, Number(error.bytes_records) || 0)
    const line = read.toString().split('\n').length
    throw new AppError('invalid', { detail: messageKey('import.refused.line', { id: line }) })
  }
}

/** Excel can declare the separator in a line before the header. */
const named = /^sep=([,;\t])\n/i

/** The index of the header: the line with the most known headers, or the first one with several cells. */
const headsAt = (all: readonly Parsed[], countKnown: (heads: string[]) => number): number => {
  const first = all.slice(0, maxTitles).map(({ record }) => record)
  const counts = first.map(countKnown)
  const max = Math.max(...counts)
  if (max > 0) return counts.indexOf(max)
  const at = first.findIndex((record) => record.length > 1)
  return at > 0 ? at : 0
}

/** The separator with the most known headers, or the most frequent one in the first line, outside quotes. */
const separatorOf = (
  text: string,
  countKnown: (heads: string[]) => number,
): { body: string; separator: Separator; skipped: number } => {
  const [whole = '', sign] = named.exec(text) ?? []
  const body = text.slice(whole.length)
  const [first = ''] = body.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1)
  const lines = body.split('\n', maxTitles)
  const known = (name: Separator) =>
    Math.max(
      0,
      ...lines.map((line) => countKnown(line.split(signs[name]).map((head) => head.replaceAll('"', '')))),
    )
  const count = (name: Separator) => known(name) * maxLineCells + first.split(signs[name]).length
  const separator = (['comma', 'semicolon', 'tab'] as const).reduce((most, name) =>
    sign === signs[name] || (!sign && count(name) > count(most)) ? name : most,
  )
  return { body, separator, skipped: whole ? 1 : 0 }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The first bytes of Excel workbooks: a ZIP archive, and the older format. */
const workbooks = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]

/** Decodes a file in any encoding that spreadsheets use. */
const readText = (bytes: Buffer): { text: string; encoding: Encoding } => {
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
