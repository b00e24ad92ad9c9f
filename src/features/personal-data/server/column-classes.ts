/**
 * The effect of erasure on each column, and the columns in a person's export. `erased` columns are emptied or
 * deleted with their row. `kept` columns stay although they contain, or once contained, personal data.
 * `impersonal` columns never contain data about a person who may request erasure. A test compares this list
 * with all tables of the database.
 */
export type ColumnClasses = {
  why: string
  erased?: readonly string[]
  kept?: readonly string[]
  impersonal?: readonly string[]
  /** The columns above that `data.json` includes. */
  exported?: readonly string[]
}
