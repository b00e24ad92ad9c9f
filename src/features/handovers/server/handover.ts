import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import type { Away } from '#features/appointments/absences.ts'
import { moveAppointment } from '#features/appointments/server/booking.ts'
import type { Cover } from '#features/appointments/server/closed-times.ts'
import { findAppointment, giveProposal, lockTimesOf } from '#features/appointments/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { listReaders } from '#features/consultations/server/access-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import {
  findConsultation,
  type LockedConsultation,
  updateConsultation,
} from '#features/consultations/server/repository.ts'
import { restrict } from '#features/consultations/server/restriction.ts'
import { hasOpenWork, type StaffMember } from '#features/users/schema.ts'
import { holdStaff, lockUser } from '#features/users/server/repository.ts'
import type { Departure } from '#features/users/server/rules.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { notifyOfHandover } from './mails.ts'
import { countsOf, describeWork, findWork, listBusy, type Work } from './open-work.ts'
import {
  giveDocumentRequests,
  giveDrafts,
  giveMention,
  giveMessages,
  lockConsultationsOf,
} from './repository.ts'

/** Passes the open work of a departing user to the successor, or refuses the departure. */
export const departureWith = (sender: MailSender): Departure => ({
  describe: (db, userId) => describeWork(db, userId),
  handOver: (tx, request, leaving) => passWork(tx, request, { ...leaving, sender }),
})

/** Passes the open work of a user who is away for some time, with the appointments in that time. */
export const coverWith = (sender: MailSender): Cover => ({
  describe: (db, { lawyerId, ...away }) => describeWork(db, lawyerId, away),
  handOver: (tx, request, { lawyerId, ...away }, successorId) =>
    passWork(tx, request, { userId: lawyerId, successorId, away, sender }),
})

type Passing = { userId: number; successorId: number | undefined; away?: Away; sender: MailSender }

const passWork = async (
  tx: Database,
  request: FastifyRequest,
  { userId, successorId, away, sender }: Passing,
): Promise<void> => {
  // Lock requests before users, as everywhere, to avoid deadlocks.
  const consultations = await lockConsultationsOf(tx, userId)
  await lockUser(tx, userId)
  const work = await findWork(tx, userId, away)
  const counts = countsOf(work)
  if (successorId === undefined) {
    if (hasOpenWork(counts)) throw new AppError('open_work', { openWork: counts })
    return
  }
  const successor = successorId === userId ? undefined : await holdStaff(tx, successorId)
  if (!successor) return invalidField('successorId', 'val.assignee')
  if (!hasOpenWork(counts) && work.tokens.length === 0) return
  const passed = new Set([
    ...work.requests.map(({ id }) => id),
    ...work.appointments.map(({ consultationId }) => consultationId),
  ])
  await handOver(tx, request, {
    consultations: consultations.filter(({ id }) => passed.has(id)),
    work,
    userId,
    successor,
    sender,
  })
}

type Handover = {
  /** The locked consultations, including those of the appointments. */
  consultations: readonly LockedConsultation[]
  work: Work
  /** The person whose work it is. */
  userId: number
  successor: StaffMember
  sender: MailSender
}

/**
 * Passes work to a colleague: an audit entry per record, one mail to the colleague, and one to each client
 * with an appointment.
 */
const handOver = async (
  tx: Database,
  request: FastifyRequest,
  { consultations, work, userId, successor, sender }: Handover,
): Promise<void> => {
  await lockTimesOf(tx, successor.id)
  const busyAt = await listBusy(tx, successor.id, work.appointments)
  if (busyAt.length > 0) throw new AppError('successor_busy', { busyAt })
  const actor = signedInUser(request)
  const rowOf = (id: number): LockedConsultation => {
    const row = consultations.find((each) => each.id === id)
    // The appointment was created between the two locks.
    if (!row) throw new AppError('stale')
    return row
  }
  for (const { id } of work.requests)
    await updateConsultation(tx, rowOf(id), { assignedToId: successor.id }, actor.id)
  const steps = new Map<number, { step?: string }>()
  for (const { id, consultationId } of work.appointments)
    steps.set(
      id,
      await giveAppointment(tx, {
        id,
        consultation: rowOf(consultationId),
        successor,
        sender,
        userId: actor.id,
      }),
    )
  await giveDrafts(
    tx,
    work.requests.map(({ id }) => id),
    { fromId: userId, toId: successor.id },
  )
  await giveMessages(tx, work.messages, successor.id)
  await giveDocumentRequests(tx, work.documentRequests, successor.id)
  for (const { id } of consultations) await addReader(tx, request, rowOf(id), successor)
  for (const { noteId, authorId, consultationId } of work.mentions) {
    // A note that the successor may not read returns to its author.
    const mayRead = (await findConsultation(tx, consultationId, successor)) !== undefined
    await giveMention(tx, { noteId, fromId: userId, toId: mayRead ? successor.id : authorId })
  }
  await notifyOfHandover(tx, sender, { work, successorId: successor.id })
  const record = auditOf(request)
  for (const { id } of work.requests) await record(tx, 'update', 'consultation', id)
  for (const { id } of work.appointments) await record(tx, 'update', 'appointment', id, steps.get(id))
  for (const id of work.messages) await record(tx, 'update', 'message', id)
  for (const id of work.documentRequests) await record(tx, 'update', 'documentRequest', id)
}

type Given = {
  id: number
  consultation: LockedConsultation
  successor: StaffMember
  sender: MailSender
  userId: number
}

/** The client of a confirmed appointment gets a mail with the name of the new lawyer. Returns the step for the log. */
const giveAppointment = async (
  tx: Database,
  { id, consultation, successor, sender, userId }: Given,
): Promise<{ step?: string }> => {
  const found = await findAppointment(tx, id)
  if (!found) return {}
  if (found.startsAt === null || found.state === 'proposed') {
    await giveProposal(tx, id, successor.id)
    return {}
  }
  const moved = await moveAppointment(
    tx,
    consultation,
    found,
    { startsAt: found.startsAt, lawyerId: successor.id },
    { userId, sender, about: () => undefined, reason: '', despite: [], isHandover: true },
  )
  return moved?.step ? { step: moved.step } : {}
}

/** The successor becomes a reader of each restricted request. */
const addReader = async (
  tx: Database,
  request: FastifyRequest,
  row: LockedConsultation,
  successor: StaffMember,
): Promise<void> => {
  if (!row.isRestricted || (await findConsultation(tx, row.id, successor))) return
  const named = (await listReaders(tx, row.id)).map(({ id }) => id)
  await restrict(tx, request, row, [...named, successor.id])
}
