import { type BuildExtraConfigColumns, type Column, getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  customType,
  getTableConfig,
  integer,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgUpdateSetSource,
  pgTable,
} from 'drizzle-orm/pg-core'

/**
 * An instant in UTC, to the millisecond, as ISO 8601 text: the same in the row, the response and the screen.
 */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) =>
    typeof value === 'string' && utcText.test(value)
      ? `${value.slice(0, 10)}T${value.slice(11, -3)}${missingZeros[value.length - 22]}`
      : new Date(value).toISOString(),
})

/**
 * The format in which both engines write an instant in UTC. It is used as text, which costs a tenth of
 * parsing a date.
 */
const utcText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/
/** Completes the milliseconds; the index is the length beyond a text without any. */
const missingZeros = ['.000Z', '', '00Z', '0Z', 'Z']

/** The moment of the insert, by the database's clock. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`)

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A repository advances `updatedAt` with each change, to detect stale edits. */
export const timestamps = () => ({ createdAt: instantOfInsert(), updatedAt: instantOfInsert() })

/** The `updatedAt` of a change: always later than the previous one, even within the same millisecond. */
export const nextVersion = (updatedAt: Column) =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`

/** PostgreSQL's `tsvector`: the stems of a text with their positions and weights. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The effect of the erasure of a person on a column (decision 20). `erased` columns are emptied, or deleted
 * with their row. `retained` columns stay, although they have or had personal data. `impersonal` columns never
 * have data about a person who may request erasure.
 */
type Treatment = 'erased' | 'retained' | 'impersonal'
type ColumnTreatment = { treatment: Treatment; isMarked: boolean; isExported: boolean }

/** All imported tables, with the names of the database. */
export const treatedTables = new Map<string, { why: string; columns: Map<string, ColumnTreatment> }>()

const marks = new Map<PgColumnBuilderBase | undefined, Treatment>()
const exportedColumns = new Set<PgColumnBuilderBase | undefined>()

const markAs =
  (treatment: Treatment) =>
  <Column extends PgColumnBuilderBase>(column: Column): Column => {
    marks.set(column, treatment)
    return column
  }
export const erased = markAs('erased')
export const retained = markAs('retained')
export const impersonal = markAs('impersonal')

/** Marks a column that `data.json` in the export of a person's data includes. */
export const exported = <Column extends PgColumnBuilderBase>(column: Column): Column => {
  exportedColumns.add(column)
  return column
}

/**
 * `pgTable` with a default treatment, for numbers, booleans, enums and instants. A test requires a mark on every
 * other column.
 */
const tableOf =
  (treatment: Treatment) =>
  <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
    name: Name,
    why: string,
    builders: Columns,
    constraints?: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
  ) => {
    const table = pgTable(name, builders, constraints)
    const columns = new Map<string, ColumnTreatment>()
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      const mark = marks.get(builders[key])
      columns.set(column.keyAsName ? toSnakeCase(key) : column.name, {
        treatment: mark ?? treatment,
        isMarked: mark !== undefined,
        isExported: exportedColumns.has(builders[key]),
      })
    }
    treatedTables.set(name, { why, columns })
    return table
  }

export const erasedTable = tableOf('erased')
export const retainedTable = tableOf('retained')
export const impersonalTable = tableOf('impersonal')

/**
 * The change that empties a row that stays: an empty text or null in each erased column. Computed columns follow, and
 * references follow the row to which they refer.
 */
export const emptied = <Table extends PgTable>(table: Table): PgUpdateSetSource<Table> => {
  const { name, foreignKeys } = getTableConfig(table)
  const treated = treatedTables.get(name)?.columns
  const references = foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name))
  const erasedColumns = Object.entries(getTableColumns(table)).filter(([, column]) => {
    const columnName = column.keyAsName ? toSnakeCase(column.name) : column.name
    return (
      treated?.get(columnName)?.treatment === 'erased' &&
      !column.generated &&
      !references.includes(column.name)
    )
  })
  return Object.fromEntries(
    erasedColumns.map(([key, { notNull }]) => [key, notNull ? '' : null]),
  ) as PgUpdateSetSource<Table>
}
