import * as z from 'zod/mini'
import { foldNumber } from './fold.ts'
import { foldedLine, maxLength, requiredText } from './text.ts'

/** Spaces, brackets, dots and dashes, which people put between the digits. */
export const separators = /[\s().\p{Pd}\u2212]/gu

// A spreadsheet drops the leading zero. Also accepts the country code together with the zero that it
// replaces: +966 (0)55….
const saudiMobile = /^(?:(?:\+966|00966|966)0?|0)?(5\d{8})$/
const saudiLandline = /^(?:(?:\+966|00966|966)0?|0)?(1[1-7]\d{7})$/
const saudiShared = /^(?:\+966|00966)?(9200\d{5}|800\d{7})$/
// Gulf numbers, which are longer than Saudi ones; a spreadsheet drops the plus.
const gulf = /^(971\d{8,9}|97[34]\d{8}|96[58]\d{8})$/
/** Words that people copy with a number. */
const label =
  /^(?:tel|phone|mobile|mob|cell|whatsapp|(?:رقم )?(?:ال)?(?:هاتف|جوال|موبايل|واتساب))\.?\s*[:：]?\s*(?=[+\d(])/iu
/** Brackets after a number have an extension; before it, an area code. */
const lastBrackets = /\d\s*\(\d+\)$/
const international = /^(?:\+|00)([1-9]\d{6,14})$/

/**
 * Normalizes a Saudi or international number, in the forms people type, to E.164. Returns undefined if it is
 * not a phone number (P4.10).
 */
export const toE164 = (typed: string): string | undefined => {
  const text = foldNumber(typed).replace(label, '')
  if (lastBrackets.test(text)) return undefined
  const digits = text
    .replace(separators, '')
    .replace(/^\uff0b/, '+')
    // The plus is at the end if copied from right-to-left text.
    .replace(/^(\d+)\+$/, '+$1')
  const saudi = saudiMobile.exec(digits) ?? saudiLandline.exec(digits) ?? saudiShared.exec(digits)
  if (saudi?.[1]) return `+966${saudi[1]}`
  const foreign = international.exec(digits) ?? gulf.exec(digits)
  return foreign?.[1] && !foreign[1].startsWith('966') ? `+${foreign[1]}` : undefined
}

/** Longer cells of an import are not searched for a number. */
const maxTypedLength = 200

/** The longest number at the beginning of a text that is more than a number, and the digits after it. */
export const phoneWithRest = (typed: string): { number: string; rest: string } | undefined => {
  if (typed.length > maxTypedLength) return undefined
  const text = foldNumber(typed)
  for (let end = text.length - 1; end > 0; end -= 1) {
    if (!/\d\D/.test(text.slice(end - 1, end + 1))) continue
    const rest = text.slice(end).replace(/[^\d+]/g, '')
    if (rest && toE164(text.slice(0, end))) return { number: text.slice(0, end).trim(), rest }
  }
  return undefined
}

/** The reason why a text is not one phone number, as a key of a text; undefined if it is. */
export const phoneProblem = (typed: string): string | undefined => {
  if (toE164(typed)) return undefined
  const { rest } = phoneWithRest(typed) ?? {}
  if (rest === undefined) return 'val.generic.phone'
  return `val.generic.${toE164(rest) ? 'phoneSeveral' : 'phoneExtension'}?id=${encodeURIComponent(rest)}`
}

const readPhone = (typed: string, context: z.core.ParsePayload): string => {
  const number = toE164(typed)
  if (number) return number
  context.issues.push({ code: 'custom', message: phoneProblem(typed) ?? 'val.generic.phone', input: typed })
  return z.NEVER
}

export const phoneNumber = z.pipe(requiredText('val.generic.required', 40), z.transform(readPhone))

/**
 * An empty field means no number. Not a union: the form would then show the error of its first branch instead
 * of the phone's.
 */
export const optionalPhoneNumber = z.optional(
  z.pipe(
    z.nullable(z.string({ error: 'val.generic.phone' }).check(foldedLine, maxLength(40))),
    z.transform((typed, context) => (typed ? readPhone(typed, context) : null)),
  ),
)
