import type { Database } from '#db/connection.ts'
import { appointmentProposals, appointments } from '#features/appointments/server/table.ts'
import { conflictChecks, consultationParties } from '#features/conflicts/server/table.ts'
import { consultationHistory } from '#features/consultations/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { sampleAppointments } from './appointments.ts'
import { sampleConsultations } from './consultations.ts'
import { sampleParties } from './parties.ts'
import { samplePersonNotes } from './person-notes.ts'
import { instantOf } from './working-days.ts'

type Means = {
  now: Date
  at: (daysAgo: number) => string
  personOf: (username: string) => number
  matterOf: (subject: string) => number
}

/** Free time after each appointment; the firm's default. */
const bufferMinutes = 15

const after = (start: Date, minutes: number): string =>
  new Date(start.getTime() + minutes * 60_000).toISOString()

/**
 * Appointments of the sample firm. They belong to their consultations and are deleted with them. They cause
 * no reminders, since the people are invented.
 */
export const loadAppointments = async (db: Database, means: Means): Promise<void> => {
  const { now, at, personOf, matterOf } = means
  for (const sample of sampleAppointments) {
    const consultationId = matterOf(sample.consultation)
    const lawyerId = personOf(sample.lawyer)
    const createdAt = at(sample.daysAgo)
    const settledAt = sample.settledDaysAgo === null ? null : at(sample.settledDaysAgo)
    const startsAt = sample.time && instantOf(sample.time, now)
    const [created] = await db
      .insert(appointments)
      .values({
        consultationId,
        lawyerId,
        kind: sample.kind,
        place: sample.place,
        minutes: sample.minutes,
        state: startsAt ? ('confirmed' as const) : ('proposed' as const),
        startsAt: startsAt?.toISOString() ?? null,
        heldUntil: startsAt && after(startsAt, sample.minutes + bufferMinutes),
        settledAt,
        dayReminderAt: settledAt,
        hourReminderAt: settledAt,
        createdAt,
        updatedAt: settledAt ?? createdAt,
      })
      .returning({ id: appointments.id })
    if (!created) throw new Error('insert returned no row')
    const proposed = sample.proposals.map((time) => instantOf(time, now).toISOString())
    if (proposed.length > 0)
      await db
        .insert(appointmentProposals)
        .values(proposed.map((time) => ({ appointmentId: created.id, startsAt: time })))
    const step = { consultationId, userId: lawyerId, from: null }
    await db.insert(consultationHistory).values({
      ...step,
      field: 'appointmentProposed' as const,
      to: proposed.join(',') || null,
      createdAt,
    })
    if (startsAt && settledAt)
      await db.insert(consultationHistory).values({
        ...step,
        field: 'appointmentConfirmed' as const,
        to: startsAt.toISOString(),
        createdAt: settledAt,
      })
  }
}

/** Parties of consultations, and the decisions about them. */
export const loadParties = async (db: Database, { at, personOf, matterOf }: Means): Promise<void> => {
  await db.insert(consultationParties).values(
    sampleParties.map(({ consultation, ...party }) => ({
      ...party,
      consultationId: matterOf(consultation),
    })),
  )
  await db.insert(conflictChecks).values(
    sampleConsultations.flatMap(({ subject, history }) =>
      history
        .filter(({ field }) => field === 'conflictCheck')
        .map(({ byUsername, daysAgo }) => ({
          consultationId: matterOf(subject),
          result: 'clear' as const,
          checkedById: byUsername === null ? null : personOf(byUsername),
          createdAt: at(daysAgo),
        })),
    ),
  )
}

/** Notes about clients, deleted with them. */
export const loadPersonNotes = async (db: Database, { at, personOf }: Means): Promise<void> => {
  await db.insert(personNotes).values(
    samplePersonNotes.map(({ clientUsername, author, text, daysAgo }) => ({
      userId: personOf(clientUsername),
      authorId: personOf(author),
      text,
      createdAt: at(daysAgo),
      updatedAt: at(daysAgo),
    })),
  )
}
