import type { User } from '#features/users/schema.ts'
import type { Export, ExportItem } from './export-items.ts'

/** The office account with the author's email address; undefined if there is none. */
export const authorOf = (
  { author }: ExportItem,
  { authors }: Export,
  accounts: readonly User[],
): User | undefined => {
  const email = authors.get(author)?.toLowerCase()
  return email ? accounts.find((account) => account.email.toLowerCase() === email) : undefined
}
