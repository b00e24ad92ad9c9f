import type { Database } from '#db/connection.ts'
import { isAway } from '#features/appointments/absences.ts'
import { listAbsences } from '#features/appointments/server/absence-repository.ts'
import { findRules } from '#features/appointments/server/hours-repository.ts'
import { heldUntil } from '#features/appointments/server/offers.ts'
import { isTaken } from '#features/appointments/server/repository.ts'
import type { Leaving, OpenWork } from '#features/users/schema.ts'
import { listStaff } from '#features/users/server/repository.ts'
import {
  type AppointmentAhead,
  listAppointmentsAhead,
  listDocumentRequestsOf,
  listRequestsOf,
  listUnanswered,
} from './repository.ts'

/** All open work of a user. */
export const findWork = async (db: Database, userId: number) => ({
  requests: await listRequestsOf(db, userId),
  appointments: await listAppointmentsAhead(db, userId),
  messages: await listUnanswered(db, userId),
  documentRequests: await listDocumentRequestsOf(db, userId),
})
export type Work = Awaited<ReturnType<typeof findWork>>

export const countsOf = ({ requests, appointments, messages, documentRequests }: Work): OpenWork => ({
  requests: requests.length,
  confirmed: appointments.filter(({ state }) => state === 'confirmed').length,
  proposed: appointments.filter(({ state }) => state === 'proposed').length,
  messages: messages.length,
  documentRequests: documentRequests.length,
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

export const describeLeaving = async (db: Database, userId: number): Promise<Leaving> => {
  const work = await findWork(db, userId)
  const colleagues = (await listStaff(db)).filter(({ id }) => id !== userId)
  return {
    work: countsOf(work),
    colleagues: await Promise.all(
      colleagues.map(async (colleague) => ({
        ...colleague,
        busyAt: await listBusy(db, colleague.id, work.appointments),
      })),
    ),
  }
}
