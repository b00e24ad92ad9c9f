import { type BuildExtraConfigColumns, getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type PgColumnBuilderBase, type PgTableExtraConfigValue, pgTable } from 'drizzle-orm/pg-core'

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
