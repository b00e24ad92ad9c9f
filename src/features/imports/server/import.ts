import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getFilePart, readWhole } from '#api/file-part.ts'
import { csvOf } from '#api/lists.ts'
import { repeatableCall } from '#api/routes.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError } from '#http/errors.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { messageKey, translateMessage } from '#i18n/translator.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { Language } from '#languages/language.ts'
import {
  type ImportOptions,
  type ImportPreview,
  type ImportResult,
  type LineError,
  maxImportBytes,
} from '../schema.ts'
import { type ImportColumn, labelOf, recognise } from './columns.ts'
import { readTable, type Table } from './files.ts'
import {
  type CheckedFile,
  type CheckedLine,
  checkLines,
  endedRows,
  freshRows,
  type ImportKind,
  type LineNote,
} from './lines.ts'
import { lockImports } from './repository.ts'

/** Options of the multipart plugin for import routes. */
export const importUploads = {
  limits: { files: 1, fields: 1, fieldSize: 20_000, fileSize: maxImportBytes, headerPairs: 20 },
}

/** Reads and checks the whole file without writing anything. */
export const previewImport = async <Row, Options extends ImportOptions>(
  request: FastifyRequest,
  kind: ImportKind<Row, Options>,
): Promise<ImportPreview> => {
  const { bytes, options } = await receiveImport(request, kind.options)
  const table = readTable(bytes, knownHeads(kind))
  const checked = await checkLines(request.server.db, kind, table, options)
  return previewOf(kind, table, checked, options, request.language)
}

/** All or nothing: checks the file again like the preview, and adds the new rows in one transaction. */
export const runImport = async <Row, Options extends ImportOptions>(
  request: FastifyRequest,
  kind: ImportKind<Row, Options>,
): Promise<ImportResult> => {
  const { bytes, options } = await receiveImport(request, kind.options)
  const table = readTable(bytes, knownHeads(kind))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { answer } = await answerOnce(request.server.db, repeatableCall(request, [options, sha256]), {
    write: async (tx) => {
      await lockImports(tx)
      const { lines } = await checkLines(tx, kind, table, options)
      refuseWrong(lines, options)
      const rows = freshRows(lines)
      const errors = kind.asks?.(rows, options) ?? []
      if (errors.length > 0) throw new AppError('invalid', { errors })
      const ended = endedRows(lines)
      if (rows.length + ended.length === 0) return 0
      await kind.insert(tx, rows, options)
      await kind.end?.(tx, ended)
      await auditOf(request)(tx, 'import', kind.entity, null, {
        count: String(rows.length),
        ...kind.detailsOf?.(options),
      })
      return rows.length
    },
    // The response contains only the number, so the number is stored in place of a record id.
    read: async (_tx, created) => ({ created }),
  })
  return answer
}

const knownHeads =
  <Row, Options extends ImportOptions>({ columns }: ImportKind<Row, Options>) =>
  (heads: string[]): number =>
    Object.values(recognise(columns, heads)).filter((column) => column !== null).length

const refuseWrong = (lines: readonly CheckedLine<unknown>[], { leaveOut }: ImportOptions): void => {
  const wrong = lines.filter(({ state }) => state === 'wrong').length
  if (wrong > 0 && !leaveOut)
    throw new AppError('invalid', { detail: messageKey('import.refused.wrong', { n: wrong }) })
}

/** The file and the options before it. The file is not stored. */
export const receiveImport = async <Options>(
  request: FastifyRequest,
  schema: z.ZodMiniType<Options>,
): Promise<{ options: Options; bytes: Buffer }> => {
  const part = await getFilePart(request)
  const field = part.fields.options
  const sent = field && 'value' in field ? String(field.value) : '{}'
  const options = optionsOf(schema, sent)
  return { options, bytes: await readWhole(() => part.toBuffer()) }
}

const optionsOf = <Options>(schema: z.ZodMiniType<Options>, sent: string): Options => {
  const result = z.safeParse(schema, parsed(sent))
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new AppError('invalid', { errors })
}

const parsed = (sent: string): unknown => {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}

const linesShown = 8
const errorsShown = 50
const maxValueLength = 200

/** The preview of an import, in the user's language. */
const previewOf = <Row, Options extends ImportOptions>(
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
