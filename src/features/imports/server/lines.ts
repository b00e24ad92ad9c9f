import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import type { AuditEntity } from '#features/audit/schema.ts'
import { emailAddress } from '#fields/email.ts'
import { phoneWithRest, toE164 } from '#fields/phone.ts'
import { foldSpelling } from '#fields/spelling.ts'
import type { FieldError } from '#http/errors.ts'
import type { ImportOptions, LineState } from '../schema.ts'
import { bareAddress, firstOf, isMissing, readNumber } from './cells.ts'
import { type Assigned, alternativesOf, type ImportColumn, readCell, recognise } from './columns.ts'
import type { Table } from './files.ts'

/** Defines the import of one kind of record. */
export type ImportKind<Row, Options extends ImportOptions> = {
  entity: AuditEntity
  columns: readonly ImportColumn[]
  options: z.ZodMiniType<Options>
  /** Validates the values of a line, which are keyed by column name. */
  row: z.ZodMiniType<Row>
  /** Lines with the same key are one record. */
  keyOf: (row: Row) => string
  listKnown: (db: Database, keys: string[]) => Promise<Set<string>>
  /** Errors of new rows that require a query. */
  refuse?: (db: Database, rows: Row[]) => Promise<Map<Row, FieldError>>
  /** Options that are required before these rows can be imported. */
  asks?: (rows: Row[], options: Options) => FieldError[]
  insert: (db: Database, rows: Row[], options: Options) => Promise<void>
  /** Completes the values of a line before validation. */
  complete?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Marks the lines of people who must not get mail, according to the file and the database. */
  decline?: (db: Database, lines: CheckedLine<Row>[], table: Table) => Promise<void>
  /** The columns that `decline` reads. */
  readsHead?: (head: string) => boolean
  /** The given keys whose people currently get mail. */
  listActive?: (db: Database, keys: string[]) => Promise<Set<string>>
  /** Ends the subscriptions of people who have declined. */
  end?: (db: Database, rows: Row[]) => Promise<void>
  /** Details for the audit log besides the number. */
  detailsOf?: (options: Options) => Record<string, string>
}

export type CheckedLine<Row> = {
  line: number
  /** The cells by column name. */
  cells: Record<string, string>
  /** The parsed cells, by the same names. */
  values: Record<string, unknown>
  state: LineState
  row?: Row
  errors: FieldError[]
  notes: LineNote[]
  /** The reason why the person must not get mail: the column, or -1 for the database, and the value. */
  declined?: LineNote
  /** The import ends the person's subscription. */
  ends?: true
}

export type CheckedFile<Row> = {
  columns: Assigned
  lines: CheckedLine<Row>[]
  /** The number of cells that are not imported, for each column of the file. */
  left: number[]
}

/** Lines per batch, so that other requests are answered in between. */
const atOnce = 250

/** Checks the lines of a file, for the preview and the import. */
export const checkLines = async <Row, Options extends ImportOptions>(
  db: Database,
  kind: ImportKind<Row, Options>,
  table: Table,
  options: Options,
): Promise<CheckedFile<Row>> => {
  const columns = { ...recognise(kind.columns, table.heads), ...chosen(kind, table, options) }
  const { heads } = table
  // The office has chosen the column, so no other one may replace it.
  const known = kind.columns.filter(({ name }) => options.columns?.[name] === undefined)
  const alternatives = alternativesOf(known, heads, columns)
  const left = heads.map(() => 0)
  const lines: CheckedLine<Row>[] = []
  for (const [index, { line, cells }] of table.lines.entries()) {
    if (index % atOnce === 0) await setImmediate()
    const read = readLine(kind.columns, columns, alternatives, cells)
    for (const column of read.left)
      if (!kind.readsHead?.(heads[column] ?? '')) left[column] = (left[column] ?? 0) + 1
    lines.push(checkLine(kind, line, read))
  }
  await kind.decline?.(db, lines, table)
  await markKnown(db, kind, lines)
  return { columns, lines, left }
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

const checkLine = <Row, Options extends ImportOptions>(
  { row: schema, complete = (values) => values }: ImportKind<Row, Options>,
  line: number,
  { cells, values, errors, notes }: ReturnType<typeof readLine>,
): CheckedLine<Row> => {
  const result = z.safeParse(schema, complete(values))
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0])
    if (!errors.some((error) => error.field === field)) errors.push({ field, message })
  }
  if (result.success && errors.length === 0)
    return { line, cells, values, state: 'fresh', row: result.data, errors, notes }
  return { line, cells, values, state: 'wrong', errors, notes }
}

/** Existing people, and those earlier in the file, are not changed. */
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
  await markEnding(db, kind, lines)
  const refused = await kind.refuse?.(db, freshRows(lines))
  for (const line of lines) {
    const error = line.row && refused?.get(line.row)
    if (!error) continue
    line.state = 'wrong'
    line.errors.push(error)
  }
}

const markEnding = async <Row, Options extends ImportOptions>(
  db: Database,
  { keyOf, listActive }: ImportKind<Row, Options>,
  lines: CheckedLine<Row>[],
): Promise<void> => {
  const declined = lines.filter((line) => line.declined && line.state === 'known')
  if (!listActive || declined.length === 0) return
  const active = await listActive(
    db,
    declined.flatMap(({ row }) => (row ? keyOf(row) : [])),
  )
  for (const line of declined) if (line.row && active.delete(keyOf(line.row))) line.ends = true
}

export const endedRows = <Row>(lines: readonly CheckedLine<Row>[]): Row[] =>
  lines.flatMap(({ ends, row }) => (ends && row ? row : []))

export const freshRows = <Row>(lines: readonly CheckedLine<Row>[]): Row[] =>
  lines.flatMap(({ state, row }) => (state === 'fresh' && row ? row : []))

/** The part of a cell that is not imported, and the reason. */
export type LineNote = { column: number; value: string; message: string }

type ReadLine = {
  /** The cells by field name. */
  cells: Record<string, string>
  values: Record<string, unknown>
  errors: FieldError[]
  notes: LineNote[]
  /** The columns whose cells are not imported. */
  left: number[]
}

const address = emailAddress()
const isAddress = (text: string): boolean => z.safeParse(address, text).success
const isPhone = (text: string): boolean => toE164(readNumber(text) ?? '') !== undefined

/** The first phone number of a cell; other numbers and an extension are the rest. */
const firstPhone = (cell: string): { value: string; rest: string[] } => {
  const found = firstOf(cell, isPhone)
  const { number, rest } = (!isPhone(found.value) && phoneWithRest(found.value)) || {}
  return number && rest ? { value: number, rest: [rest, ...found.rest] } : found
}

type Value = { value: ReturnType<typeof readCell>; rest: string[]; problem?: string }

const readValue = (column: ImportColumn, cell: string): Value => {
  const value = readCell(column, cell)
  if (typeof value !== 'string' || !column.kind) return { value, rest: [] }
  if (column.kind === 'email') {
    const { value: first, rest } = firstOf(bareAddress(value), (part) => isAddress(bareAddress(part)))
    return { value: bareAddress(first), rest }
  }
  const { value: first, rest } = column.kind === 'phone' ? firstPhone(value) : { value, rest: [] as string[] }
  const number = readNumber(first)
  return number === undefined ? { value: first, rest, problem: 'import.shortened' } : { value: number, rest }
}

/** The values of a line by field name, and everything that is not imported. */
const readLine = (
  columns: readonly ImportColumn[],
  assigned: Assigned,
  alternatives: Record<string, number[]>,
  line: readonly string[],
): ReadLine => {
  const read: ReadLine = { cells: {}, values: {}, errors: [], notes: [], left: [] }
  const taken = new Map<number, string>()
  for (const column of columns) {
    const candidates = [assigned[column.name] ?? -1, ...(alternatives[column.name] ?? [])]
    const at = candidates.find((index) => (line[index] ?? '') !== '' && !isMissing(line[index] ?? ''))
    const from = at ?? candidates[0] ?? -1
    const cell = line[from] ?? ''
    read.cells[column.name] = cell
    if (cell === '') continue
    const { value, rest, problem } = readValue(column, cell)
    taken.set(from, foldSpelling(cell))
    if (problem) read.errors.push({ field: column.name, message: problem })
    else if (value === null) read.errors.push({ field: column.name, message: 'import.choice' })
    else if (value !== undefined) read.values[column.name] = value
    if (rest.length > 0)
      read.notes.push({ column: from, value: rest.join(', '), message: 'import.note.rest' })
  }
  const same = new Set(taken.values())
  for (const [index, cell] of line.entries())
    if (!taken.has(index) && !isMissing(cell) && !same.has(foldSpelling(cell))) read.left.push(index)
  return read
}
