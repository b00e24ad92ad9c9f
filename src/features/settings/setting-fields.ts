import * as z from 'zod/mini'
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
