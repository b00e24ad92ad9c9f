import { foldNumber } from './fold.ts'
import { separators } from './phone.ts'

/** Prefixes of a Saudi number: it is stored as `+966…` and dialed as `0…`. */
const prefixes = /^(?:(?:\+|00)966|\+|00)?0?/
const fewestDigits = 3

/**
 * The digits to search for, from a phone number as people say and dial it: «055…», «00966 55…», with spaces
 * and in Arabic digits. Undefined if the query is not a number.
 */
export const phoneInQuery = (query = ''): string | undefined => {
  const typed = foldNumber(query).replace(separators, '')
  if (!/^\+?\d+$/.test(typed)) return undefined
  const digits = typed.replace(prefixes, '')
  return digits.length < fewestDigits ? undefined : digits
}

/** The same for the first digits of a dialed number: «05» is `+9665`. */
export const beginningInQuery = (query = ''): string | undefined => {
  const [, digits] = /^0([1-9]\d?)$/.exec(foldNumber(query).replace(separators, '')) ?? []
  return digits && `+966${digits}`
}

const maxId = 2_147_483_647

/** The record number that mails and screens show: «19», «#19». Undefined if the query is not one. */
export const numberInQuery = (query = ''): number | undefined => {
  const [, digits] = foldNumber(query).match(/^\s*#?\s*(\d{1,10})\s*$/) ?? []
  return digits && Number(digits) <= maxId ? Number(digits) : undefined
}

/**
 * A name and digits of a phone number in one query: «غامد 055 123». The digits may be in several words.
 * Undefined for a query that is only a name or only a number.
 */
export const nameAndPhoneInQuery = (query: string): { name: string; phone: string } | undefined => {
  const words = query.split(/\s+/).filter(Boolean)
  const isNumber = (word: string) => /^[+(]?\d[\d().-]*$/.test(foldNumber(word))
  const name = words.filter((word) => !isNumber(word)).join(' ')
  const phone = phoneInQuery(words.filter(isNumber).join(' '))
  return name !== '' && phone !== undefined ? { name, phone } : undefined
}
