import * as z from 'zod/mini'
import { conflictHit, partyInput } from '#features/conflicts/schema.ts'
import { noticeWays } from '#features/consents/schema.ts'
import { consultation } from '#features/consultations/schema.ts'
import { recordedOrigins } from '#features/consultations/values.ts'
import { foundPerson, foundRequest } from '#features/find/schema.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { readInstant } from '#fields/instant.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { personName, searchText, textLine, textLines } from '#fields/text.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { languages } from '#languages/language.ts'
import { maxOtherParties, oldestDays } from './values.ts'

/** A new day that must not pass: today or later. */
export const urgentDay = plannedDay.check(
  z.refine((day) => day >= todayInRiyadh(new Date()), 'val.urgentDay.past'),
)

const dayInMs = 24 * 60 * 60_000
/** The clock of a phone or computer may be ahead of the server's. */
const toleranceMs = 5 * 60_000

/** The time of the call or visit: not in the future, at most seven days ago. */
const receivedAt = z.pipe(
  z.string('val.generic.date'),
  z.transform((typed, context): string => {
    const at = new Date(readInstant(typed) ?? '').getTime()
    const age = Date.now() - at
    if (age >= -toleranceMs && age <= oldestDays * dayInMs) return new Date(at).toISOString()
    const message = Number.isNaN(at)
      ? 'val.generic.date'
      : age < 0
        ? 'val.received.future'
        : 'val.received.old'
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  }),
)

const givenFields = {
  origin: z.enum(recordedOrigins, 'val.generic.required'),
  firstName: personName('val.generic.required'),
  lastName: textLine(100),
  phone: optionalPhoneNumber,
  email: emptyOr(emailAddress(), 'val.generic.email'),
  service: z.enum(serviceAreas, 'val.generic.required'),
  subject: textLine(200),
  message: textLines(5000),
  urgentReason: textLine(200),
}

/** A request that reached the firm by another way than its website. */
export const recordInput = z
  .strictObject({
    ...givenFields,
    lastName: z.optional(givenFields.lastName),
    email: z.optional(z.nullable(givenFields.email)),
    subject: z.optional(givenFields.subject),
    message: z.optional(givenFields.message),
    /** The account of the caller, if they have one. */
    userId: z.optional(z.nullable(z.int32('val.generic.number'))),
    receivedAt: z.optional(z.nullable(receivedAt)),
    heardThrough: z.optional(z.nullable(textLine(100))),
    /** People and companies besides the caller, such as the other side. */
    parties: z.optional(z.array(partyInput).check(z.maxLength(maxOtherParties, 'val.generic.format'))),
    urgentDay: z.optional(z.nullable(urgentDay)),
    urgentReason: z.optional(givenFields.urgentReason),
    language: z.optional(z.enum(languages)),
    assignedToId: z.optional(z.nullable(z.int32('val.generic.number'))),
    /** The office has answered the caller. */
    isSpokenWith: z.optional(z.boolean()),
    noticeWay: z.optional(z.nullable(z.enum(noticeWays))),
    /** Confirms that the account is the caller's although name, number and address differ. */
    confirmsPerson: z.optional(z.boolean()),
    /** Confirms that it is another request than a similar one. */
    confirmsSimilar: z.optional(z.boolean()),
    /** The request that the recorder has seen; another similar one is refused again. */
    similarTo: z.optional(z.int32('val.generic.number')),
  })
  .check(
    z.refine(({ userId, phone, email }) => Boolean(userId || phone || email), {
      error: 'val.record.contact',
      path: ['phone'],
    }),
  )
export type RecordInput = z.infer<typeof recordInput>

/** The choices of the dialog that the firm sets itself. */
export const frontDesk = z.object({ heardThrough: z.array(z.string()) })

export const recorded = z.object({
  consultation,
  /** Possible conflicts as far as the recorder may see them; null if the check failed. */
  hits: z.nullable(z.array(conflictHit)),
  /** The page on which a caller without an account follows the request. */
  link: z.nullable(z.object({ url: z.string(), qrCode: z.string() })),
})
export type SavedRequest = z.infer<typeof recorded>

/** At least one; letters of a name, and digits of a phone number as people dial it. */
export const similarQuery = z.object({ name: searchText, phone: searchText, email: searchText })
export const similarAnswer = z.object({ people: z.array(foundPerson), requests: z.array(foundRequest) })
export type SimilarAnswer = z.infer<typeof similarAnswer>

/** Null removes the day. */
export const urgentInput = z.strictObject({
  urgentDay: z.nullable(plannedDay),
  urgentReason: z.optional(givenFields.urgentReason),
  updatedAt: seenVersion,
})
export type UrgentInput = z.infer<typeof urgentInput>

export const spokenInput = z.strictObject({ origin: z.enum(recordedOrigins, 'val.generic.required') })
