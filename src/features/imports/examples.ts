import { listSeparators } from '#fields/list-separators.ts'
import type { Language } from '#languages/language.ts'

/** A column of a sample file. Its cell is a dictionary text, or the same in every language. */
export type ExampleColumn<Key extends string> = { head: Key; text?: Key; cell?: string }

/**
 * A CSV file with one line, with headers and values in one language. The headers are the labels of the
 * fields, so that the import recognizes them. A byte order mark indicates the encoding to spreadsheets.
 */
export const exampleFile = <Key extends string>(
  columns: readonly ExampleColumn<Key>[],
  t: (key: Key) => string,
  language: Language,
): string => {
  const lines = [
    columns.map(({ head }) => t(head)),
    columns.map(({ text, cell = '' }) => (text === undefined ? cell : t(text))),
  ]
  return `\ufeff${lines.map((cells) => cells.map((cell) => `"${cell}"`).join(listSeparators[language])).join('\r\n')}\r\n`
}
