import { csvOf } from '#http/csv.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import type { Language } from '#languages/language.ts'
import type { ImportOptions, ImportPreview, LineError } from '../schema.ts'
import { type CheckedLine, freshRows, type ImportKind } from './check-lines.ts'
import { type ImportColumn, labelOf } from './columns.ts'
import type { Table } from './read-table.ts'

const linesShown = 8
const errorsShown = 50
const longestValue = 200

type Checked<Row> = { columns: Record<string, number | null>; lines: CheckedLine<Row>[] }

/** What an import would do, in the reader's language. */
export const previewOf = <Row, Options extends ImportOptions>(
  kind: ImportKind<Row, Options>,
  table: Table,
  { columns, lines }: Checked<Row>,
  options: Options,
  language: Language,
): ImportPreview => {
  const t = translateIn[language]
  const errors = lines.flatMap((line) => errorsOf(kind.columns, table, columns, line, language))
  const used = kind.columns.filter(({ name }) => typeof columns[name] === 'number')
  const count = (state: CheckedLine<Row>['state']) => lines.filter((line) => line.state === state).length
  return {
    encoding: table.encoding,
    separator: table.separator,
    heads: table.heads,
    fields: kind.columns.map(({ name, label, isRequired = false }) => ({
      name,
      label: t(label),
      isRequired,
      column: columns[name] ?? null,
    })),
    counts: { fresh: count('fresh'), known: count('known'), wrong: count('wrong') },
    sample: lines.slice(0, linesShown).map((line) => ({
      line: line.line,
      state: line.state,
      cells: used.map((column) => shown(column, line, language).slice(0, longestValue)),
    })),
    errors: errors.slice(0, errorsShown),
    errorCount: errors.length,
    report: csvOf([
      [t('import.line'), t('import.column'), t('import.value'), t('import.error')],
      ...errors.map(({ line, head, value, message }) => [line, head, value, message]),
    ]),
    asks: (kind.asks?.(freshRows(lines), options) ?? []).map(({ field }) => field),
  }
}

const errorsOf = <Row>(
  known: readonly ImportColumn[],
  { heads }: Table,
  columns: Checked<Row>['columns'],
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
      value: (cells[field] ?? '').slice(0, longestValue),
      message:
        message === 'import.choice'
          ? t('import.choice', { choices: formatList(choices, language) })
          : translateMessage(t)(message),
    }
  })
}

/** The value as it will be; of a wrong line as it is written. */
const shown = <Row>(column: ImportColumn, { row, cells }: CheckedLine<Row>, language: Language): string => {
  if (!row) return cells[column.name] ?? ''
  const value = (row as Record<string, unknown>)[column.name]
  const textOf = (chosen: unknown) => {
    const choice = column.choices?.find((each) => each.value === String(chosen))
    return choice ? labelOf(choice, language) : String(chosen ?? '')
  }
  if (!Array.isArray(value)) return textOf(value)
  return value.length > 0
    ? formatList(value.map(textOf), language)
    : translateIn[language](column.everything ?? '')
}
