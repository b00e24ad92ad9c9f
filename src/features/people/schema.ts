import * as z from 'zod/mini'
import { appointmentKinds, appointmentStates } from '#features/appointments/values.ts'
import { consultationStatuses } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { identityDocuments, recordedSightings } from '#features/users/identity-documents.ts'
import { contactPreferences } from '#features/users/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { emailAddress } from '#fields/email.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { foldedNumber, requiredLines } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { directoryFilters, eventKinds, maxGuestRequests, maxNoteLength } from './values.ts'

/** A client with an account, with the data that all staff may see. */
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
  sighting: z.nullable(z.enum(recordedSightings)),
  seenInPersonDocument: z.nullable(z.enum(identityDocuments)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Person = z.infer<typeof person>

/**
 * A person without an account: a name with a number or an address, as the requests show them that the reader may list.
 * The first of each is that of the newest request.
 */
export const guestPerson = z.object({
  /** The newest request with a family name. */
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty without one. */
  email: z.string(),
  phone: z.string(),
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  language: z.enum(languages),
  seenInPersonAt: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
  seenInPersonDocument: z.nullable(z.enum(identityDocuments)),
  /** The time of the first request. */
  createdAt: z.string(),
  /** The version of the newest request. */
  updatedAt: z.string(),
})
export type GuestPerson = z.infer<typeof guestPerson>

/** A person in the list: with an account, or known by their requests. */
export const directoryEntry = z.object({
  kind: z.enum(['user', 'guest']),
  /** The id of the account or, for a guest, of their newest request. */
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a caller without one. */
  email: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  seenInPersonAt: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
  isActive: z.boolean(),
  lastRequest: z.nullable(
    z.object({ id: z.int(), status: z.enum(consultationStatuses), createdAt: z.string() }),
  ),
  nextAppointmentAt: z.nullable(z.string()),
})
export type DirectoryEntry = z.infer<typeof directoryEntry>

export const directoryFilter = z.object({ kind: z.optional(z.enum(directoryFilters)) })

/** A correction of the phone number or the address. */
export const contactCorrection = z
  .strictObject({
    phone: optionalPhoneNumber,
    email: z.optional(emailAddress()),
    updatedAt: seenVersion,
  })
  .check(notEmpty())
export type ContactCorrection = z.infer<typeof contactCorrection>

/** Without `alsoIds`, the other requests of the same person change too. */
export const guestCorrection = z
  .strictObject({
    phone: optionalPhoneNumber,
    email: z.optional(emailAddress()),
    /** The other requests with the same number or address that belong to the same person. */
    alsoIds: z.optional(
      z.array(z.int32('val.generic.number')).check(z.maxLength(maxGuestRequests, 'val.generic.format')),
    ),
    updatedAt: seenVersion,
  })
  .check(notEmpty())
export type GuestCorrection = z.infer<typeof guestCorrection>

/** Another request of a guest with the same number or address. */
export const guestRequest = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.enum(serviceAreas),
  isSamePerson: z.boolean(),
})
export type GuestRequest = z.infer<typeof guestRequest>

const name = z.nullable(z.string())
const event = { id: z.int(), at: z.string() }

const request = z.object({
  kind: z.literal('request'),
  ...event,
  service: z.enum(serviceAreas),
  subject: z.string(),
  status: z.enum(consultationStatuses),
  isWithdrawn: z.boolean(),
  isRestricted: z.boolean(),
  assignedToName: name,
})
/** The time is that of the appointment, or of the proposal while no time is chosen. */
const appointment = z.object({
  kind: z.literal('appointment'),
  ...event,
  consultationId: z.int(),
  meeting: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  startsAt: z.nullable(z.string()),
  lawyerName: name,
})
/** The text is left out, because opening a message is recorded where required. */
const message = z.object({
  kind: z.literal('message'),
  ...event,
  subject: z.string(),
  isFromClient: z.boolean(),
  /** The member of staff who sent or received it; null for the firm and for a deleted user. */
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
  z.string().check(foldedNumber, z.regex(/^[1-9]\d{0,3}$/, 'val.generic.number')),
  z.transform((text) => Number(text)),
)
/**
 * The newest `count` entries. A request for more returns the earlier ones again, so that none is missing or
 * repeated.
 */
export const eventFilter = z.object({
  kind: z.optional(z.enum(['all', ...eventKinds])),
  count: z.optional(shown),
})

const text = requiredLines(maxNoteLength)
export const noteInput = z.strictObject({ text })
export const noteChanges = z.strictObject({ text, updatedAt: seenVersion })
