// Separate from setting-table.ts, because public pages read these values without validating them.

/** The format of a Google Analytics measurement id, for saving and for use. */
export const analyticsIdForm = /^G-[A-Z0-9]{4,20}$/

/** A well-formed Google Analytics id; anything else counts as not set. */
export const analyticsIdOf = ({ google_analytics_id }: { google_analytics_id: string }): string =>
  analyticsIdForm.test(google_analytics_id) ? google_analytics_id : ''

/** Latitude and longitude in the format of maps: `24.6936, 46.6853`. Undefined if missing or invalid. */
export const locationOf = ({
  office_location,
}: {
  office_location: string
}): { latitude: number; longitude: number } | undefined => {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*[,،]\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(office_location.trim())
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** A Saudi VAT number: 15 digits, of which the first and the last are 3. */
export const vatNumberForm = /^3\d{13}3$/

/** `SA03 8000 …`: an account number in groups of four, as banks print it. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** A Saudi account number with a right checksum (ISO 13616), without spaces. */
export const isIban = (typed: string): boolean => {
  if (!/^SA\d{2}[0-9A-Z]{20}$/.test(typed)) return false
  const moved = `${typed.slice(4)}${typed.slice(0, 4)}`
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Words before a number, up to a colon, in Arabic letters or "IBAN". */
const label =
  /^(?:[\p{L}\p{M}\s.()]*[:：]|(?:IBAN|VAT)(?:\s*(?:no|number)\b\.?)?(?=[\s:]|SA)|[\p{Script=Arabic}\p{M}\s]+)\s*/iu

/** A number as copied from a letter, without its label, spaces, dots and dashes. */
export const plainNumber = (typed: string): string =>
  typed.replace(label, '').replace(/[\s.\p{Pd}\u2212]/gu, '')
