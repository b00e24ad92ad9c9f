import { foldDigits } from './digits.ts'

const separators = /[\s().\-\u00a0\u200e\u200f\u2010-\u2013\u202a-\u202e\u2066-\u2069]/g
/** What may stand before a number of the country: stored is `+966…`, dialled is `0…`. */
const prefixes = /^(?:(?:\+|00)966|\+|00)?0?/
const fewestDigits = 3

/**
 * The digits to look for when somebody searches for a phone number as it is said and dialled: «055…», «00966 55…», with
 * spaces and in Arabic digits. Undefined if the query is not a number.
 */
export const soughtPhone = (query = ''): string | undefined => {
  const typed = foldDigits(query).replace(separators, '')
  if (!/^\+?\d+$/.test(typed)) return undefined
  const digits = typed.replace(prefixes, '')
  return digits.length < fewestDigits ? undefined : digits
}

/** The same for the first digits that somebody dials: «05» is `+9665`. */
export const soughtBeginning = (query = ''): string | undefined => {
  const [, digits] = /^0([1-9]\d?)$/.exec(foldDigits(query).replace(separators, '')) ?? []
  return digits && `+966${digits}`
}

const largestId = 2_147_483_647

/** The number that mails and screens call a record by: «19», «#19». Undefined if the query is not one. */
export const soughtNumber = (query = ''): number | undefined => {
  const [, digits] = foldDigits(query).match(/^\s*#?\s*(\d{1,10})\s*$/) ?? []
  return digits && Number(digits) <= largestId ? Number(digits) : undefined
}
