import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { optionalText, textLine } from '#fields/text.ts'
import { bookingRules, lawyerHours, savedBookingRules, savedLawyerHours } from './booking-rules.ts'
import { appointmentKinds, appointmentLengths, appointmentStates, mostProposals } from './values.ts'

/** An instant as the database writes it, whatever zone it was sent in. */
const instantOr = (message: string) =>
  z.pipe(
    z.iso.datetime({ error: message, offset: true }),
    z.transform((typed, context): string => {
      const read = new Date(typed)
      // The minute is the finest that anybody means.
      if (read.getTime() % 60_000 === 0 && read.getUTCFullYear() > 2000) return read.toISOString()
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

/** As the browser names it; what it does not know, or a form without scripts leaves empty, is none. */
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
  /** In their order; none where the client chooses from the free times. */
  proposals: z.array(z.string()),
  lawyerName: z.nullable(z.string()),
  updatedAt: z.string(),
}

/** An appointment as its client sees it. */
export const ownAppointment = z.object({
  ...appointmentFields,
  /** Whether the client may choose a time, or another one. */
  mayChoose: z.boolean(),
  mayCancel: z.boolean(),
})
export type OwnAppointment = z.infer<typeof ownAppointment>

export const ownAppointmentAnswer = z.object({
  /** The newest of the request; null if there never was one. */
  appointment: z.nullable(ownAppointment),
  /** Empty where nothing may be chosen. */
  freeTimes: z.array(z.string()),
})
export type OwnAppointmentAnswer = z.infer<typeof ownAppointmentAnswer>

/** What its client fills in. */
export const timeForm = z.object({ startsAt: chosenTime })

const chosen = { startsAt: chosenTime, timeZone, updatedAt: seenVersion }

export const appointmentChoice = z.strictObject(chosen)
export type AppointmentChoice = z.output<typeof appointmentChoice>

const linkToken = z
  .string('error.link_expired')
  .check(z.trim(), z.minLength(1, 'error.link_expired'), z.maxLength(200, 'error.link_expired'))

/** The same by a guest's private link. */
export const followedChoice = z.strictObject({ token: linkToken, ...chosen })

/** An appointment as the office sees it. */
export const appointment = z.object({
  ...appointmentFields,
  consultationId: z.int(),
  service: z.enum(serviceAreas),
  clientName: z.string(),
  lawyerId: z.nullable(z.int()),
  createdAt: z.string(),
})
export type Appointment = z.infer<typeof appointment>

/** In the agenda: where its reader may not open the request, without the place. */
export const agendaEntry = z.extend(appointment, { isOpen: z.boolean() })
export type AgendaEntry = z.infer<typeof agendaEntry>

/** What the office needs to propose one. */
export const consultationAppointments = z.object({
  /** Newest first. */
  appointments: z.array(appointment),
  /** Of the lawyer that was asked about. */
  freeTimes: z.array(z.string()),
  /** The day and time that the request names, if it is still to come. */
  wish: z.nullable(z.string()),
  minutes: z.int(),
  kinds: z.array(z.enum(appointmentKinds)),
})
export type ConsultationAppointments = z.infer<typeof consultationAppointments>

const hasLink = z.refine<{ kind?: string | undefined; place?: string | undefined }>(
  ({ kind, place }) => kind !== 'video' || /^https:\/\/\S+$/.test(place ?? ''),
  { error: 'val.appointment.link', path: ['place'] },
)

export const appointmentProposal = z
  .strictObject({
    lawyerId: z.int('val.generic.required'),
    kind: z.enum(appointmentKinds, 'val.generic.required'),
    place: optionalText(300),
    minutes: z.literal(appointmentLengths, 'val.generic.format'),
    /** None lets the client choose from the free times. */
    proposals: z.array(instant).check(z.maxLength(mostProposals, 'val.appointment.three')),
  })
  .check(
    hasLink,
    z.refine(({ proposals }) => new Set(proposals).size === proposals.length, {
      error: 'val.appointment.twice',
      path: ['proposals'],
    }),
  )
export type AppointmentProposal = z.output<typeof appointmentProposal>

/** What the client is told with it. */
const reason = textLine(500)

/** Settles a time: that of a proposal, agreed on by telephone, or another one. */
export const appointmentMove = z
  .strictObject({
    startsAt: instant,
    /** Another lawyer takes it over; without one it stays with whoever has it. */
    lawyerId: z.optional(z.int('val.generic.required')),
    /** Where the two meet changes only as a whole. */
    kind: z.optional(z.enum(appointmentKinds, 'val.generic.required')),
    place: optionalText(300),
    reason: z.optional(reason),
    updatedAt: seenVersion,
  })
  .check(hasLink)
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

/** The hours as they are saved, with the version that a change can name. */
export const officeHours = z.object({
  firm: savedBookingRules,
  firmUpdatedAt: z.nullable(z.string()),
  own: savedLawyerHours,
  ownUpdatedAt: z.nullable(z.string()),
})
export type OfficeHours = z.infer<typeof officeHours>

export const firmHoursInput = z.strictObject({ rules: bookingRules, updatedAt: seenVersion })
export const ownHoursInput = z.strictObject({
  /** Whose they are: an admin sets them for anybody, others for themselves. */
  lawyerId: z.optional(z.int('val.generic.required')),
  rules: lawyerHours,
  updatedAt: seenVersion,
})

/** Null where there is none. The address itself is shown once. */
export const calendarAddress = z.object({ createdAt: z.nullable(z.string()) })
export const newCalendarAddress = z.object({ url: z.string() })
