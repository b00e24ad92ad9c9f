/**
 * What becomes of each column when a person is erased, and which columns their export includes. `erased` columns are
 * emptied or deleted with their row; `kept` columns stay although they say, or once said, something about the person;
 * `impersonal` columns never say anything about anybody who may ask for erasure. A test compares this list with every
 * table of the database.
 */
export type ColumnClasses = {
  why: string
  erased?: readonly string[]
  kept?: readonly string[]
  impersonal?: readonly string[]
  /** Those of the columns above that `data.json` includes. */
  exported?: readonly string[]
}
