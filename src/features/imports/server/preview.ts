import { csvOf } from '#api/csv.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { Language } from '#languages/language.ts'
import type { ImportOptions, ImportPreview, LineError } from '../schema.ts'
import { type CheckedFile, type CheckedLine, endedRows, freshRows, type ImportKind } from './check-lines.ts'
import { type ImportColumn, labelOf } from './columns.ts'
import type { LineNote } from './read-line.ts'
import type { Table } from './read-table.ts'

const linesShown = 8
const errorsShown = 50
const maxValueLength = 200

/** The preview of an import, in the user's language. */
export const previewOf = <Row, Options extends ImportOptions>(
  kind: ImportKind<Row, Options>,
  table: Table,
  { columns, lines, left }: CheckedFile<Row>,
  options: Options,
  language: Language,
): ImportPreview => {
  const t = translateIn[language]
  const errors = lines.flatMap((line) => errorsOf(kind.columns, table, columns, line, language))
  const noted = (line: number, { column, value, message }: LineNote): LineError => ({
    line,
    head: headOf(table, column, language),
    value: beginningOf(value, maxValueLength),
    message: translateMessage(t)(message),
  })
  const titles = (table.titles ?? []).map((value, index) =>
    noted(index + 1, { column: -1, value, message: 'import.note.title' }),
  )
  const notes = [...titles, ...lines.flatMap(({ line, notes }) => notes.map((note) => noted(line, note)))]
  const declined = lines.flatMap(({ line, declined }) => (declined ? noted(line, declined) : []))
  const unused = left.flatMap((cells, column) =>
    cells > 0 ? { column, head: table.heads[column] ?? '', cells } : [],
  )
  const used = kind.columns.filter(({ name }) => typeof columns[name] === 'number')
  const count = (state: CheckedLine<Row>['state']) => lines.filter((line) => line.state === state).length
  return {
    encoding: table.encoding,
    separator: table.separator,
    heads: table.heads,
    fields: kind.columns.map(({ name, label, isRequired = false }) => ({
      name,
      label: t(label),
      isRequired: isRequired && !isPart(kind.columns, columns, name),
      column: columns[name] ?? null,
    })),
    counts: { fresh: count('fresh'), known: count('known'), wrong: count('wrong') },
    sample: lines.slice(0, linesShown).map((line) => ({
      line: line.line,
      state: line.state,
      cells: used.map((column) => beginningOf(shown(column, line, language), maxValueLength)),
    })),
    errors: errors.slice(0, errorsShown),
    errorCount: errors.length,
    report: csvOf(
      [
        [t('import.line'), t('import.column'), t('import.value'), t('import.error')],
        ...unused.map(({ column, cells }) => [
          '',
          headOf(table, column, language),
          '',
          t('import.note.column', { n: cells }),
        ]),
        ...[...errors, ...declined, ...notes].map(({ line, head, value, message }) => [
          line,
          head,
          value,
          message,
        ]),
      ],
      language,
    ),
    unused,
    notes: notes.slice(0, errorsShown),
    noteCount: notes.length,
    declined: declined.slice(0, errorsShown),
    declinedCount: declined.length,
    ended: endedRows(lines).length,
    asks: (kind.asks?.(freshRows(lines), options) ?? []).map(({ field }) => field),
  }
}

/** The header of a column, or its number if it has none. */
const headOf = ({ heads }: Table, column: number, language: Language): string =>
  column < 0
    ? ''
    : heads[column] || translateIn[language]('import.columns.unnamed', { id: String(column + 1) })

/** Whether the field is filled from a column with the whole value. */
const isPart = (
  known: readonly ImportColumn[],
  columns: Record<string, number | null>,
  name: string,
): boolean =>
  known.some(({ name: whole, parts }) => parts?.includes(name) && typeof columns[whole] === 'number')

const errorsOf = <Row>(
  known: readonly ImportColumn[],
  { heads }: Table,
  columns: CheckedFile<Row>['columns'],
  { line, cells, errors }: CheckedLine<Row>,
  language: Language,
): LineError[] => {
  const t = translateIn[language]
  return errors.map(({ field, message }) => {
    const column = known.find(({ name }) => name === field)
    const head = heads[columns[field] ?? -1] || (column ? t(column.label) : '')
    const choices = column?.choices?.map((choice) => labelOf(choice, language)) ?? []
    return {
      line,
      head,
      value: beginningOf(cells[field] ?? '', maxValueLength),
      message:
        message === 'import.choice'
          ? t('import.choice', { choices: formatList(choices, language) })
          : translateMessage(t)(message),
    }
  })
}

/** The imported value, or the original cell of an invalid line. */
const shown = <Row>(column: ImportColumn, { row, cells }: CheckedLine<Row>, language: Language): string => {
  if (!row) return cells[column.name] ?? ''
  const value = (row as Record<string, unknown>)[column.name]
  if (value === undefined && column.parts)
    return formatList(
      column.parts.map((part) => String((row as Record<string, unknown>)[part] ?? '')),
      language,
    )
  const textOf = (chosen: unknown) => {
    const choice = column.choices?.find((each) => each.value === String(chosen))
    return choice ? labelOf(choice, language) : String(chosen ?? '')
  }
  if (!Array.isArray(value)) return textOf(value)
  return value.length > 0
    ? formatList(value.map(textOf), language)
    : translateIn[language](column.everything ?? '')
}
