import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'

export const preferredLanguages = ['en', 'ar'] as const

/** How a person likes the firm to reach them. */
export const contactPreferences = ['email', 'phone', 'whatsapp'] as const
export type ContactPreference = (typeof contactPreferences)[number]

/** Arabic-Indic and Persian digits, as phones and keyboards type them, to ASCII. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

// Also with both the country's code and the zero that it replaces: +966 (0)55….
const saudiMobile = /^(?:(?:\+966|00966|966)0?|0)?(5\d{8})$/
const saudiLandline = /^(?:(?:\+966|00966|966)0?|0)(1[1-7]\d{7})$/
const saudiShared = /^(?:\+966|00966)?(9200\d{5}|800\d{7})$/
const international = /^(?:\+|00)([1-9]\d{6,14})$/

/** E.164 of a Saudi or international number in the forms people type; undefined when it is none (P4.10). */
export const toE164 = (typed: string): string | undefined => {
  const digits = foldDigits(typed).replace(
    /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  )
  const saudi = saudiMobile.exec(digits) ?? saudiLandline.exec(digits) ?? saudiShared.exec(digits)
  if (saudi?.[1]) return `+966${saudi[1]}`
  const foreign = international.exec(digits)
  return foreign?.[1] && !foreign[1].startsWith('966') ? `+${foreign[1]}` : undefined
}

const maxLength = (limit: number) => z.maxLength(limit, `val.generic.maxLength?max=${limit}`)

/**
 * What stands on one line holds neither a break nor any other sign that steers a terminal, a file or a mail. NUL is
 * refused of every text at once.
 */
const onOneLine = z.refine<string>((text) => !/[^\P{Cc}\0]/u.test(text), 'val.generic.oneLine')

/**
 * Of several lines, breaks and tabs are kept; what else nobody sees comes along from where a text was copied and is
 * left out.
 */
const severalLines = z.overwrite((text: string) =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\n\t\0]/gu, ''),
)

/** Trimmed text on one line, of at most `limit` characters. */
export const textLine = (limit = 200) => z.string().check(z.trim(), maxLength(limit), onOneLine)
export const optionalText = (limit = 200) => z.optional(textLine(limit))

/** The same of at least one character. */
export const requiredText = (message = 'val.generic.required', limit = 200) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), maxLength(limit), onOneLine)

/** Trimmed text of any number of lines. */
export const textLines = (limit: number) => z.string().check(severalLines, z.trim(), maxLength(limit))
export const optionalLines = (limit: number) => z.optional(textLines(limit))

export const requiredLines = (limit: number, message = 'val.generic.required', least = 1) =>
  z.string({ error: message }).check(severalLines, z.trim(), z.minLength(least, message), maxLength(limit))

/** A name before the host, as in https://bank.example@other.example, is there to be taken for the host. */
export const isWithoutUser = (address: string): boolean =>
  !/^[a-z][\w+.-]*:\/\/[^/?#\\]*@/i.test(address) && !/\p{Cc}/u.test(address)

/** Of a website or a profile. */
export const webUrl = z
  .string()
  // First, since the check of an address leaves out the breaks in it.
  .check(z.maxLength(500), z.refine(isWithoutUser), z.url({ protocol: /^https?$/ }))

/** Signs that are letters to Unicode and nothing to the eye. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g

/** A name that people can read: one letter at least that shows. */
export const personName = (required: string, limit = 100) =>
  requiredText(required, limit).check(
    z.refine((name) => name === '' || /\p{L}/u.test(name.replace(blankLetters, '')), 'val.name.letter'),
  )

export const emailAddress = (message = 'val.generic.email', required = 'val.generic.required') =>
  z
    .string({ error: required })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, required), maxLength(254), z.email(message))

const readPhone = (typed: string, context: z.core.ParsePayload): string => {
  const number = toE164(typed)
  if (number) return number
  context.issues.push({ code: 'custom', message: 'val.generic.phone', input: typed })
  return z.NEVER
}

export const phoneNumber = z.pipe(requiredText('val.generic.required', 40), z.transform(readPhone))

/** Empty means none. No union: a form would show the fault of its first part instead of the phone's. */
export const optionalPhoneNumber = z.optional(
  z.pipe(
    z.nullable(z.string({ error: 'val.generic.phone' }).check(z.trim(), maxLength(40))),
    z.transform((typed, context) => (typed ? readPhone(typed, context) : null)),
  ),
)

/** The `updatedAt` an editor saw; a change that carries it is refused once the record has moved on (P4.11). */
export const seenVersion = z.optional(
  z.iso
    .datetime({ error: 'val.generic.date' })
    // A year that ISO 8601 has and PostgreSQL has not.
    .check(z.refine((instant) => !instant.startsWith('0000'), 'val.generic.date')),
)

/** A change must change something. */
export const notEmpty = <Changes extends object>() =>
  z.refine<Changes>(
    (changes) => Object.keys(changes).some((name) => name !== 'updatedAt'),
    'error.nothingToChange',
  )

/** A person as the server tells it: never with a password hash. */
export const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  registrationReason: z.nullable(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  seenInPersonAt: z.nullable(z.string()),
  preferredLanguage: z.enum(preferredLanguages),
  contactPreference: z.enum(contactPreferences),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type User = z.infer<typeof user>

const userFields = {
  firstName: personName('val.firstName.required'),
  lastName: personName('val.lastName.required'),
  email: emailAddress('val.email.user', 'val.email.user'),
  phone: optionalPhoneNumber,
  role: z.enum(roles),
}

export const newUsername = (required = 'val.username.min') =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.minLength(3, 'val.username.min'),
      maxLength(60),
      z.regex(/^[\p{L}\p{N}._@-]+$/u, 'val.generic.format'),
    )

/** Characters of a password of the office, where the firm asks for stricter ones. */
export const leastOfOffice = 12

const bytes = new TextEncoder()

/** Any Unicode from 6 characters to 256 bytes, never cut. */
export const newPassword = (required = 'val.password.min') =>
  z.string({ error: required }).check(
    z.minLength(1, required),
    z.minLength(6, 'val.password.min'),
    z.refine((password) => bytes.encode(password).length <= 256, 'val.password.max'),
  )

/** What an admin may change of a person in the form, all of it at once. */
export const userEdit = z.strictObject(userFields)
export type UserEdit = z.infer<typeof userEdit>

export const userInput = z.strictObject({
  ...userFields,
  username: newUsername(),
  password: newPassword(),
})
export type UserInput = z.infer<typeof userInput>

export const userChanges = z
  .partial(z.strictObject({ ...userFields, isActive: z.boolean(), updatedAt: seenVersion }))
  .check(notEmpty())
export type UserChanges = z.infer<typeof userChanges>

/** What a person may change of themselves; role and state are not among it. */
export const profileFields = {
  firstName: userFields.firstName,
  lastName: userFields.lastName,
  phone: userFields.phone,
  preferredLanguage: z.enum(preferredLanguages),
  contactPreference: z.enum(contactPreferences, 'val.generic.format'),
}

/** Who likes to be called or written to on a phone needs one. */
export const isReachable = ({
  contactPreference,
  phone,
}: {
  contactPreference?: ContactPreference | undefined
  phone?: string | null | undefined
}): boolean => contactPreference === undefined || contactPreference === 'email' || Boolean(phone)

export const profileChanges = z.partial(z.strictObject(profileFields)).check(notEmpty())
export type ProfileChanges = z.infer<typeof profileChanges>

/** That somebody of the office has seen who the person is: when, who, and by what. Null: nobody has. */
export const identity = z.object({
  seenAt: z.nullable(z.string()),
  seenBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  note: z.nullable(z.string()),
})
export type Identity = z.infer<typeof identity>

/** `null` takes it back. */
export const identityChange = z.strictObject({ note: z.nullable(requiredText('val.identity.note', 300)) })
export const identityNote = z.strictObject({ note: requiredText('val.identity.note', 300) })

/** Someone a request can be assigned to. */
export const staffMember = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
})
export type StaffMember = z.infer<typeof staffMember>

/** `all` clears a filter. */
export const userFilter = z.object({
  role: z.optional(z.enum(['all', ...roles])),
  isActive: z.optional(z.enum(['all', 'true', 'false'])),
})

/** How many there are of each role, whatever role is looked at; they follow the search and the state. */
export const userCounts = z.object({ all: z.int(), admin: z.int(), staff: z.int(), client: z.int() })
export type UserCounts = z.infer<typeof userCounts>
