import type { ColumnClasses } from './column-classes.ts'
import { columnsOfAccounts } from './columns-of-accounts.ts'
import { columnsOfMatters } from './columns-of-matters.ts'
import { columnsOfWebsite } from './columns-of-website.ts'

/** Keyed by table name. */
export const personalColumns: Record<string, ColumnClasses> = {
  ...columnsOfAccounts,
  ...columnsOfMatters,
  ...columnsOfWebsite,
}
