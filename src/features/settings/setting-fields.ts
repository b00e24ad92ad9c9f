import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { foldedNumber } from '#fields/text.ts'
import { webUrl } from '#fields/web-url.ts'
import { isIban, locationOf, plainNumber, vatNumberForm } from './setting-formats.ts'

// Formats that only settings have. Each is stored in one spelling.

export const webAddress = emptyOr(webUrl, 'val.url.settings')

export const phoneOrNone = z.pipe(
  optionalPhoneNumber,
  z.transform((number) => number ?? ''),
)

export const location = z.string().check(
  foldedNumber,
  z.refine((typed) => locationOf({ office_location: typed }) !== undefined),
)

/** Stored without label and separators, in capitals. */
export const iban = z.pipe(
  z.string().check(foldedNumber),
  z.transform((typed: string, context) => {
    const plain = plainNumber(typed).toUpperCase()
    if (isIban(plain)) return plain
    context.issues.push({ code: 'custom', message: 'val.iban', input: typed })
    return z.NEVER
  }),
)

export const trueOrFalse = z.enum(['true', 'false'], 'val.generic.format')

export const vatNumber = z.string().check(foldedNumber, z.overwrite(plainNumber), z.regex(vatNumberForm))

/** Areas of requests, separated by commas. */
export const areaList = z
  .string()
  .check(
    z.refine(
      (areas) => areas === '' || areas.split(',').every((area) => serviceAreas.some((each) => each === area)),
      'val.generic.format',
    ),
  )

/** A whole number within limits, or empty for the default of the program. */
export const wholeOrNone = (min: number, max: number) => {
  const message = `settings.wholeNumber?${new URLSearchParams({ min: String(min), max: String(max) })}`
  return emptyOr(
    z.string().check(
      foldedNumber,
      z.refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= min && Number(typed) <= max),
    ),
    message,
  )
}
