import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { type Encoding, mostLines, type Separator } from '../schema.ts'
import { readText } from './read-text.ts'

/** A line of a file: its number as an editor shows it, and its cells. */
type FileLine = { line: number; cells: string[] }
export type Table = { encoding: Encoding; separator: Separator; heads: string[]; lines: FileLine[] }

const signs: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' }
const mostColumns = 100
const longestLine = 100_000

/** Reads a CSV file; throws with a reason for whoever chose it. */
export const readTable = (bytes: Buffer): Table => {
  const { text, encoding } = readText(bytes)
  const { body, separator, skipped } = separatorOf(text.replace(/\r\n?/g, '\n'))
  const [first, ...rest] = records(body, signs[separator])
  if (!first || rest.length === 0) throw new AppError('invalid', { detail: 'import.refused.empty' })
  if (rest.length > mostLines)
    throw new AppError('payload_too_large', {
      detail: messageKey('import.refused.lines', { n: mostLines }),
    })
  if (first.record.length > mostColumns) throw new AppError('invalid', { detail: 'import.refused.columns' })
  return {
    encoding,
    separator,
    heads: first.record.map((head) => head.trim()),
    lines: rest.map(({ record, info }) => ({
      line: info.lines - breaksIn(record) + skipped,
      cells: record.map(withoutMark),
    })),
  }
}

type Parsed = { record: string[]; info: { lines: number } }

const records = (text: string, delimiter: string): Parsed[] => {
  try {
    // The types do not know what `info` makes of the records.
    return parse(text, {
      delimiter,
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: longestLine,
      // One more than allowed, and the heads.
      to: mostLines + 2,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Where the line began that could not be read to its end.
    const read = Buffer.from(text).subarray(0, Number(error.bytes_records) || 0)
    const line = read.toString().split('\n').length
    throw new AppError('invalid', { detail: messageKey('import.refused.line', { id: line }) })
  }
}

/** Excel can name the separator in a line before the heads. */
const named = /^sep=([,;\t])\n/i

/** The separator that is most frequent in the first line, outside of quotes. */
const separatorOf = (text: string): { body: string; separator: Separator; skipped: number } => {
  const [whole = '', sign] = named.exec(text) ?? []
  const body = text.slice(whole.length)
  const [first = ''] = body.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1)
  const count = (name: Separator) => first.split(signs[name]).length
  const separator = (['comma', 'semicolon', 'tab'] as const).reduce((most, name) =>
    sign === signs[name] || (!sign && count(name) > count(most)) ? name : most,
  )
  return { body, separator, skipped: whole ? 1 : 0 }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** Our own files mark cells that a spreadsheet would calculate with an apostrophe. */
const withoutMark = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, '').trim()
