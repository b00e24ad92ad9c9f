import * as z from 'zod/mini'
import { appointmentKinds, appointmentStates } from '#features/appointments/values.ts'
import { consultationStatuses } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { contactPreferences } from '#features/users/schema.ts'
import { seenVersion } from '#fields/changes.ts'
import { requiredLines } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { eventKinds, longestNote } from './values.ts'

/** A client with an account, as everybody of the office may know them. */
export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  preferredLanguage: z.enum(languages),
  contactPreference: z.enum(contactPreferences),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  seenInPersonAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Person = z.infer<typeof person>

const name = z.nullable(z.string())
const event = { id: z.int(), at: z.string() }

const request = z.object({
  kind: z.literal('request'),
  ...event,
  service: z.enum(serviceAreas),
  /** Empty for readers who may not open it. */
  subject: z.string(),
  status: z.enum(consultationStatuses),
  isWithdrawn: z.boolean(),
  isRestricted: z.boolean(),
  assignedToName: name,
})
/** At the time it is for; while that is open, when it was proposed. */
const appointment = z.object({
  kind: z.literal('appointment'),
  ...event,
  consultationId: z.int(),
  meeting: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  startsAt: z.nullable(z.string()),
  lawyerName: name,
})
/** Without its text: whoever reads that opens the message, which is noted where it has to be. */
const message = z.object({
  kind: z.literal('message'),
  ...event,
  subject: z.string(),
  isFromClient: z.boolean(),
  /** Who of the office wrote it, or was written to; null for the firm as a whole and for a former user. */
  otherName: name,
  isToFirm: z.boolean(),
})
const document = z.object({
  kind: z.literal('document'),
  ...event,
  name: z.string(),
  size: z.int(),
  isFromClient: z.boolean(),
  uploadedByName: name,
})
export const personNote = z.object({
  kind: z.literal('note'),
  ...event,
  text: z.string(),
  authorId: z.nullable(z.int()),
  authorName: name,
  updatedAt: z.string(),
})
export type PersonNote = z.infer<typeof personNote>

const personEvent = z.discriminatedUnion('kind', [request, appointment, message, document, personNote])
export type PersonEvent = z.infer<typeof personEvent>
export type EventOf<Kind extends PersonEvent['kind']> = Extract<PersonEvent, { kind: Kind }>

export const personEvents = z.object({ events: z.array(personEvent), hasMore: z.boolean() })

const shown = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'val.generic.number')),
  z.transform((text) => Number(text)),
)
/** The newest `count` entries: whoever asks for more gets the earlier ones anew, so that none is missed or twice there. */
export const eventFilter = z.object({
  kind: z.optional(z.enum(['all', ...eventKinds])),
  count: z.optional(shown),
})

const text = requiredLines(longestNote)
export const noteInput = z.strictObject({ text })
export const noteChanges = z.strictObject({ text, updatedAt: seenVersion })
