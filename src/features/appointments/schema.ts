import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { readInstant } from '#fields/instant.ts'
import { linkToken } from '#fields/link-token.ts'
import { optionalText, textLine } from '#fields/text.ts'
import { bookingRules, lawyerHours, savedBookingRules, savedLawyerHours } from './booking-rules.ts'
import { appointmentKinds, appointmentLengths, appointmentStates, maxProposals, obstacles } from './values.ts'

const firstYear = 2001

/** Normalizes an instant to the database's format, from any time zone. */
const instantOr = (message: string) =>
  z.pipe(
    z.string({ error: message }),
    z.transform((typed, context): string => {
      const read = new Date(readInstant(typed, firstYear) ?? '')
      // Appointments have a precision of one minute.
      if (read.getTime() % 60_000 === 0) return read.toISOString()
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
const instant = instantOr('val.generic.date')
const chosenTime = instantOr('val.appointment.choose')

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A time zone name of the browser. Unknown or empty values become null. */
const timeZone = z.pipe(
  z.optional(z.nullable(z.string().check(z.maxLength(60, 'val.generic.maxLength?max=60')))),
  z.transform((name) => (name && isTimeZone(name) ? name : null)),
)

const appointmentFields = {
  id: z.int(),
  kind: z.enum(appointmentKinds),
  place: z.string(),
  minutes: z.int(),
  state: z.enum(appointmentStates),
  /** Null while it is proposed. */
  startsAt: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  /** Proposed times in order; empty if the client chooses from the free times. */
  proposals: z.array(z.string()),
  lawyerName: z.nullable(z.string()),
  updatedAt: z.string(),
}

/** The client's view of an appointment. */
export const ownAppointment = z.object({
  ...appointmentFields,
  /** Whether the client may choose or change the time. */
  mayChoose: z.boolean(),
  mayCancel: z.boolean(),
})
export type OwnAppointment = z.infer<typeof ownAppointment>

export const ownAppointmentAnswer = z.object({
  /** The newest appointment of the request; null without one. */
  appointment: z.nullable(ownAppointment),
  /** Empty if the client may not choose. */
  freeTimes: z.array(z.string()),
})
export type OwnAppointmentAnswer = z.infer<typeof ownAppointmentAnswer>

/** The fields that the client fills in. */
export const timeForm = z.object({ startsAt: chosenTime })

const chosen = { startsAt: chosenTime, timeZone, updatedAt: seenVersion }

export const appointmentChoice = z.strictObject(chosen)
export type AppointmentChoice = z.output<typeof appointmentChoice>

/** The same for a guest with a private link. */
export const followedChoice = z.strictObject({ token: linkToken, ...chosen })

/** The office's view of an appointment. Place and time zone are empty if its reader may not open the request. */
export const appointment = z.object({
  ...appointmentFields,
  consultationId: z.int(),
  service: z.enum(serviceAreas),
  clientName: z.string(),
  lawyerId: z.nullable(z.int()),
  /** Whether the reader may open the request. */
  isOpen: z.boolean(),
  createdAt: z.string(),
})
export type Appointment = z.infer<typeof appointment>

/** Future appointments at times that are now closed. */
export const closedTimes = {
  /** Confirmed appointments. They stay until somebody moves them. */
  appointments: z.array(appointment),
  /** Appointments with proposed times that clients can no longer choose; `proposals` lists only these times. */
  proposed: z.array(appointment),
}

/** The data that the office needs to propose an appointment. */
export const consultationAppointments = z.object({
  clientName: z.string(),
  /** Newest first. */
  appointments: z.array(appointment),
  /** Free times of the requested lawyer. */
  freeTimes: z.array(z.string()),
  /** The day and time that the client requested, if they are in the future. */
  wish: z.nullable(z.string()),
  minutes: z.int(),
  kinds: z.array(z.enum(appointmentKinds)),
})
export type ConsultationAppointments = z.infer<typeof consultationAppointments>

const hasLink = z.refine<{ kind?: string | undefined; place?: string | undefined }>(
  ({ kind, place }) => kind !== 'video' || /^https:\/\/\S+$/.test(place ?? ''),
  { error: 'val.appointment.link', path: ['place'] },
)

export const newAppointment = z
  .strictObject({
    lawyerId: z.int32('val.generic.required'),
    kind: z.enum(appointmentKinds, 'val.generic.required'),
    place: optionalText(300),
    minutes: z.literal(appointmentLengths, 'val.generic.format'),
    /** If empty, the client chooses from the free times. */
    proposals: z.array(instant).check(z.maxLength(maxProposals, 'val.appointment.three')),
    /** A time agreed on with the client, which is confirmed immediately. */
    startsAt: z.optional(instant),
    /** The obstacles that the user has seen and overrides. */
    despite: z.optional(z.array(z.enum(obstacles, 'val.generic.format'))),
  })
  .check(
    hasLink,
    z.refine(({ proposals, startsAt }) => startsAt === undefined || proposals.length === 0, {
      error: 'val.appointment.either',
      path: ['startsAt'],
    }),
    z.refine(({ proposals }) => new Set(proposals).size === proposals.length, {
      error: 'val.appointment.twice',
      path: ['proposals'],
    }),
  )
export type NewAppointment = z.output<typeof newAppointment>

/** Sent to the client in the mail. */
const reason = textLine(500)

/** Sets the time to a proposed one, one agreed on by telephone, or another one. */
export const appointmentMove = z
  .strictObject({
    /** Optional if a colleague takes over: confirmed and proposed times stay. */
    startsAt: z.optional(instant),
    /** The new lawyer. The lawyer stays the same if omitted. */
    lawyerId: z.optional(z.int32('val.generic.required')),
    /** Kind and place change only together. */
    kind: z.optional(z.enum(appointmentKinds, 'val.generic.required')),
    place: optionalText(300),
    reason: z.optional(reason),
    /** The obstacle that the user has seen and overrides. */
    despite: z.optional(z.enum(obstacles, 'val.generic.format')),
    updatedAt: seenVersion,
  })
  .check(
    hasLink,
    z.refine(({ startsAt, lawyerId }) => startsAt !== undefined || lawyerId !== undefined, {
      error: 'val.generic.required',
      path: ['startsAt'],
    }),
  )
export type AppointmentMove = z.output<typeof appointmentMove>
export const appointmentEnd = z.strictObject({ reason: z.optional(reason), updatedAt: seenVersion })

/** Days in Riyadh, both included. */
export const agendaQuery = z
  .object({ from: plannedDay, to: plannedDay, lawyer: z.optional(z.enum(['me', 'all'])) })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 100 * 24 * 60 * 60 * 1000, {
      error: 'val.generic.date',
      path: ['to'],
    }),
  )

/** The saved hours, with the version for the next change. */
export const officeHours = z.object({
  firm: savedBookingRules,
  firmUpdatedAt: z.nullable(z.string()),
  own: savedLawyerHours,
  ownUpdatedAt: z.nullable(z.string()),
  /** Appointments that this change has closed; empty when the hours are only read. */
  ...closedTimes,
})
export type OfficeHours = z.infer<typeof officeHours>

/** The hours of a lawyer who has their own, for the agenda of the whole firm. */
export const hoursOfLawyer = z.extend(savedLawyerHours, { lawyerId: z.int() })
export type HoursOfLawyer = z.infer<typeof hoursOfLawyer>

export const firmHoursInput = z.strictObject({ rules: bookingRules, updatedAt: seenVersion })
export const ownHoursInput = z.strictObject({
  /** Admins set the hours of anybody, others only their own. */
  lawyerId: z.optional(z.int32('val.generic.required')),
  rules: lawyerHours,
  updatedAt: seenVersion,
})

/** Null without an address. The address itself is shown only once. */
export const calendarAddress = z.object({ createdAt: z.nullable(z.string()) })
export const newCalendarAddress = z.object({ url: z.string() })
