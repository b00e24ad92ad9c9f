import type { Database } from '#db/connection.ts'
import { type Away, isAway } from '#features/appointments/absences.ts'
import { findRules, listAbsences } from '#features/appointments/server/hours-repository.ts'
import { heldUntil } from '#features/appointments/server/offers.ts'
import { isTaken } from '#features/appointments/server/repository.ts'
import { listTokensOf } from '#features/tokens/server/repository.ts'
import type { Leaving, OpenWork } from '#features/users/schema.ts'
import { listStaff } from '#features/users/server/repository.ts'
import {
  type AppointmentAhead,
  listAppointmentsAhead,
  listDocumentRequestsOf,
  listMentionsOf,
  listProposedTimes,
  listRequestsOf,
  listUnanswered,
} from './repository.ts'

/** All open work of a user; with `away`, only the appointments at these times, and no tokens, which stay valid. */
export const findWork = async (db: Database, userId: number, away?: Away) => ({
  requests: await listRequestsOf(db, userId),
  appointments: await listAppointments(db, userId, away),
  messages: await listUnanswered(db, userId),
  documentRequests: await listDocumentRequestsOf(db, userId),
  mentions: await listMentionsOf(db, userId),
  tokens: away ? [] : await listTokensOf(db, userId),
})
export type Work = Awaited<ReturnType<typeof findWork>>

const listAppointments = async (db: Database, userId: number, away: Away | undefined) => {
  const ahead = await listAppointmentsAhead(db, userId)
  if (!away) return ahead
  const proposed = await listProposedTimes(db, userId)
  const timesOf = ({ id, state, startsAt }: AppointmentAhead): string[] =>
    state === 'confirmed' && startsAt !== null
      ? [startsAt]
      : proposed.flatMap((time) => (time.appointmentId === id ? time.startsAt : []))
  return ahead.filter((each) => timesOf(each).some((time) => isAway(time, each.minutes, [away])))
}

export const countsOf = ({ appointments, ...work }: Work): OpenWork => ({
  requests: work.requests.length,
  confirmed: appointments.filter(({ state }) => state === 'confirmed').length,
  proposed: appointments.filter(({ state }) => state === 'proposed').length,
  messages: work.messages.length,
  documentRequests: work.documentRequests.length,
  mentions: work.mentions.length,
})

/** The confirmed appointments at whose times this user has another appointment or is away. */
export const listBusy = async (
  db: Database,
  lawyerId: number,
  appointments: readonly AppointmentAhead[],
): Promise<string[]> => {
  const { buffer } = await findRules(db, lawyerId)
  const absences = await listAbsences(db, { lawyerId })
  const busy: string[] = []
  for (const { id, state, startsAt, minutes } of appointments) {
    if (state !== 'confirmed' || startsAt === null) continue
    const time = { lawyerId, startsAt, heldUntil: heldUntil(startsAt, { minutes }, buffer), except: id }
    if (isAway(startsAt, minutes, absences) || (await isTaken(db, time))) busy.push(startsAt)
  }
  return busy
}

export const describeWork = async (db: Database, userId: number, away?: Away): Promise<Leaving> => {
  const work = await findWork(db, userId, away)
  const colleagues = (await listStaff(db)).filter(({ id }) => id !== userId)
  return {
    work: countsOf(work),
    tokens: work.tokens.map(({ id, name, lastUsedOn }) => ({ id, name, lastUsedOn })),
    colleagues: await Promise.all(
      colleagues.map(async (colleague) => ({
        ...colleague,
        busyAt: await listBusy(db, colleague.id, work.appointments),
      })),
    ),
  }
}
