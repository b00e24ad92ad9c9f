import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import type { AuditEntity } from '#features/audit/schema.ts'
import type { FieldError } from '#http/errors.ts'
import type { ImportOptions, LineState } from '../schema.ts'
import { type ImportColumn, readCell, recognise } from './columns.ts'
import type { Table } from './read-table.ts'

/** What one kind of record needs to be imported. */
export type ImportKind<Row, Options extends ImportOptions> = {
  entity: AuditEntity
  columns: readonly ImportColumn[]
  options: z.ZodMiniType<Options>
  /** Checks the values of a line by the names of their columns. */
  row: z.ZodMiniType<Row>
  /** Lines with the same key are one record. */
  keyOf: (row: Row) => string
  listKnown: (db: Database, keys: string[]) => Promise<Set<string>>
  /** Errors of new rows that only the database knows. */
  refuse?: (db: Database, rows: Row[]) => Promise<Map<Row, FieldError>>
  /** What the options have to say before these rows can be imported. */
  asks?: (rows: Row[], options: Options) => FieldError[]
  insert: (db: Database, rows: Row[], options: Options) => Promise<void>
  /** What the audit log tells besides the number. */
  detailsOf?: (options: Options) => Record<string, string>
}

export type CheckedLine<Row> = {
  line: number
  /** The cells by the names of their columns. */
  cells: Record<string, string>
  state: LineState
  row?: Row
  errors: FieldError[]
}

type Assigned = Record<string, number | null>

/** Lines at a time, so that other calls are answered in between. */
const atOnce = 250

/** The lines of a file as they would be imported: of the dry run and of the import. */
export const checkLines = async <Row, Options extends ImportOptions>(
  db: Database,
  kind: ImportKind<Row, Options>,
  table: Table,
  options: Options,
): Promise<{ columns: Assigned; lines: CheckedLine<Row>[] }> => {
  const columns = { ...recognise(kind.columns, table.heads), ...chosen(kind, table, options) }
  const lines: CheckedLine<Row>[] = []
  for (const [index, { line, cells }] of table.lines.entries()) {
    if (index % atOnce === 0) await setImmediate()
    lines.push(checkLine(kind, line, cellsOf(columns, cells)))
  }
  await markKnown(db, kind, lines)
  return { columns, lines }
}

const chosen = <Row, Options extends ImportOptions>(
  { columns }: ImportKind<Row, Options>,
  { heads }: Table,
  options: Options,
): Assigned =>
  Object.fromEntries(
    Object.entries(options.columns ?? {}).filter(
      ([name, column]) =>
        columns.some((known) => known.name === name) && (column === null || column < heads.length),
    ),
  )

const cellsOf = (columns: Assigned, cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column === null ? '' : (cells[column] ?? '')]),
  )

const checkLine = <Row, Options extends ImportOptions>(
  { columns, row: schema }: ImportKind<Row, Options>,
  line: number,
  cells: Record<string, string>,
): CheckedLine<Row> => {
  const values = columns.map((column) => [column.name, readCell(column, cells[column.name] ?? '')] as const)
  const errors = values.flatMap(([field, value]) =>
    value === null ? { field, message: 'import.choice' } : [],
  )
  const known = values.filter(([, value]) => value !== null && value !== undefined)
  const result = z.safeParse(schema, Object.fromEntries(known))
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0])
    if (!errors.some((error) => error.field === field)) errors.push({ field, message })
  }
  if (result.success && errors.length === 0) return { line, cells, state: 'fresh', row: result.data, errors }
  return { line, cells, state: 'wrong', errors }
}

/** Whoever is there already, or further up in the file, stays as they are. */
const markKnown = async <Row, Options extends ImportOptions>(
  db: Database,
  kind: ImportKind<Row, Options>,
  lines: CheckedLine<Row>[],
): Promise<void> => {
  const keys = lines.flatMap(({ row }) => (row ? kind.keyOf(row) : []))
  const seen = await kind.listKnown(db, [...new Set(keys)])
  for (const line of lines) {
    if (!line.row) continue
    const key = kind.keyOf(line.row)
    if (seen.has(key)) line.state = 'known'
    seen.add(key)
  }
  const refused = await kind.refuse?.(db, freshRows(lines))
  for (const line of lines) {
    const error = line.row && refused?.get(line.row)
    if (!error) continue
    line.state = 'wrong'
    line.errors.push(error)
  }
}

export const freshRows = <Row>(lines: readonly CheckedLine<Row>[]): Row[] =>
  lines.flatMap(({ state, row }) => (state === 'fresh' && row ? row : []))
