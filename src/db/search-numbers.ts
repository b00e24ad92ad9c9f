import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { foldDigits } from '#fields/digits.ts'

const separators = /[\s().\-\u00a0\u200e\u200f\u2010-\u2013\u202a-\u202e\u2066-\u2069]/g
/** What may stand before a number of the country: stored is `+966…`, dialled is `0…`. */
const prefixes = /^(?:(?:\+|00)966|\+|00)?0?/
const fewestDigits = 3

/**
 * Rows whose folded text contains a phone number as people say and dial it: «055…», «00966 55…», with spaces and in
 * Arabic digits. Undefined if the query is not a number.
 */
export const containsPhone = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const typed = foldDigits(query ?? '').replace(separators, '')
  if (!/^\+?\d+$/.test(typed)) return undefined
  const digits = typed.replace(prefixes, '')
  return digits.length < fewestDigits ? undefined : sql`${column} like '%' || ${digits} || '%'`
}

const largestId = 2_147_483_647

/** The row with the number that mails and screens call it by: «19», «#19». Undefined if the query is not one. */
export const hasNumber = (id: Column, query: string | undefined): SQL | undefined => {
  const [, digits] = foldDigits(query ?? '').match(/^\s*#?\s*(\d{1,10})\s*$/) ?? []
  return digits && Number(digits) <= largestId ? eq(id, Number(digits)) : undefined
}
