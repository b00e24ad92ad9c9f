import type { SignedInUser } from '#access/roles.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
  recordAnswer,
} from '#features/consultations/server/repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { wishedTime } from '../free-times.ts'
import { findOpen } from '../rules.ts'
import type { NewAppointment } from '../schema.ts'
import {
  type ByOffice,
  endAppointment,
  moveAppointment,
  namingFreeTimes,
  offeringOthers,
  refuseObstacles,
} from './booking.ts'
import { appointmentCalls } from './calls.ts'
import { findRules } from './hours-repository.ts'
import { proposeToClient } from './mails.ts'
import { freeTimesFor, isTakenFrom } from './offers.ts'
import {
  createAppointment,
  findAppointment,
  findConsultationIdOf,
  findNewestAppointment,
  listAgenda,
  listAppointmentsOf,
  listProposed,
  seenBy,
} from './repository.ts'

/**
 * Everybody in the office schedules any request that they may list. The responses have nothing that only its
 * readers may see (decision 58).
 */
export const appointmentAdminRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)

    on('GET /api/admin/consultations/:id/appointments', async (request) => {
      const { id } = request.params
      const reader = signedInUser(request)
      const found = await findConsultation(app.db, id, reader)
      if (!found) return notFound()
      const lawyerId = request.query.lawyerId ?? found.assignedToId ?? reader.id
      const { minutes, kinds } = await findRules(app.db, lawyerId)
      const freeTimes = await freeTimesFor(app.db, { lawyerId })
      const wish = wishedTime(
        found,
        freeTimes.map((time) => new Date(time)),
        new Date(),
      )
      return {
        clientName: `${found.firstName} ${found.lastName}`.trim(),
        appointments: (await listAppointmentsOf(app.db, id)).map((each) => seenBy(each, found.isOpen)),
        freeTimes,
        wish: wish?.toISOString() ?? null,
        minutes,
        kinds,
      }
    })

    on('POST /api/admin/consultations/:id/appointments', async (request) => {
      const { id } = request.params
      const { body } = request
      const actor = signedInUser(request)
      const { answer } = await namingFreeTimes(app.db, (about) =>
        answerOnce(app.db, repeatableCall(request, [id, body]), {
          write: async (tx) => {
            const { row } = await lockListed(tx, id, actor)
            if (!openStatuses.some((status) => status === row.status)) throw new AppError('request_closed')
            await refuseSecond(tx, id)
            await refuseOther(tx, id, body.lawyerId)
            const by = { userId: actor.id, sender, about, reason: '', despite: body.despite ?? [] }
            const appointmentId = await (body.startsAt === undefined ? propose : settle)(tx, row, body, by)
            await recordAnswer(tx, id)
            await auditOf(request)(tx, 'create', 'appointment', appointmentId, {
              consultation: `#${id}`,
              step: body.startsAt === undefined ? 'proposed' : 'confirmed',
            })
            return appointmentId
          },
          read: async (tx, appointmentId) => {
            const { isOpen } = (await findConsultation(tx, id, actor)) ?? notFound()
            return seenBy((await findAppointment(tx, appointmentId)) ?? notFound(), isOpen)
          },
        }),
      )
      return answer
    })

    on('GET /api/admin/appointments', async (request) => {
      const { from, to, lawyer } = request.query
      const reader = signedInUser(request)
      const lawyerId = lawyer === 'all' ? undefined : reader.id
      const proposed = await listProposed(app.db, { reader, now: new Date(), lawyerId })
      return [
        ...(await listAgenda(app.db, { reader, from, to, lawyerId })),
        ...proposed.filter(({ proposals }) => proposals.some((time) => isBetween(dayOf(time), from, to))),
      ]
    })

    on('PUT /api/admin/appointments/:id', async (request) => {
      const { id } = request.params
      const { reason = '', updatedAt, despite, ...changes } = request.body
      const actor = signedInUser(request)
      return offeringOthers(app.db, async (tx, about) => {
        const { row, found, isOpen } = await lockAppointment(tx, id, { actor, updatedAt })
        if (changes.lawyerId !== undefined && changes.lawyerId !== found.lawyerId)
          await refuseOther(tx, row.id, changes.lawyerId)
        const by = { userId: actor.id, sender, about, reason, despite: despite ? [despite] : [] }
        const moved = await moveAppointment(tx, row, found, changes, by)
        if (moved)
          await auditOf(request)(tx, 'update', 'appointment', id, {
            consultation: `#${row.id}`,
            ...(moved.step && { step: moved.step }),
          })
        return seenBy(moved ?? found, isOpen)
      })
    })

    on('PUT /api/admin/appointments/:id/cancel', async (request) => {
      const { id } = request.params
      const { reason = '', updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { row, found, isOpen } = await lockAppointment(tx, id, { actor, updatedAt })
        const ended = await endAppointment(tx, row, found, { userId: actor.id, sender, reason })
        if (!ended) throw new AppError('appointment_over')
        await auditOf(request)(tx, 'cancel', 'appointment', id, { consultation: `#${row.id}` })
        return seenBy(ended, isOpen)
      })
    })
  }

const dayOf = (time: string): string => todayInRiyadh(new Date(time))
const isBetween = (day: string, from: string, to: string): boolean => from <= day && day <= to

/** Creates an appointment whose time the client chooses. */
const propose = async (
  tx: Database,
  consultation: LockedConsultation,
  body: NewAppointment,
  { userId, sender, despite }: ByOffice,
): Promise<number> => {
  if (body.proposals.some((time) => time <= new Date().toISOString()))
    invalidField('proposals', 'val.appointment.past')
  for (const time of body.proposals)
    if (await isTakenFrom(tx, body, time)) invalidField('proposals', 'val.appointment.taken')
  const proposals = await refuseObstacles(tx, body, body.proposals, despite)
  const id = await createAppointment(tx, consultation.id, body, proposals)
  const appointment = (await findAppointment(tx, id)) ?? notFound()
  const to = body.proposals.join(',') || null
  await addHistory(tx, consultation.id, userId, 'appointmentProposed', null, to)
  await proposeToClient(tx, sender, { consultation, appointment })
  return id
}

/** Creates an appointment at a time that the office has agreed on with the client. */
const settle = async (
  tx: Database,
  consultation: LockedConsultation,
  body: NewAppointment,
  by: ByOffice,
): Promise<number> => {
  const id = await createAppointment(tx, consultation.id, body, [])
  const found = (await findAppointment(tx, id)) ?? notFound()
  await moveAppointment(tx, consultation, found, { startsAt: body.startsAt }, { ...by, isUndoable: true })
  return id
}

/** Locks the request, and refuses a reader who may not list it. */
const lockListed = async (tx: Database, id: number, actor: SignedInUser) =>
  (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()

const lockAppointment = async (
  tx: Database,
  id: number,
  { actor, updatedAt }: { actor: SignedInUser; updatedAt: string | undefined },
) => {
  const { row, seen } = await lockListed(tx, (await findConsultationIdOf(tx, id)) ?? notFound(), actor)
  const found = (await findAppointment(tx, id)) ?? notFound()
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(found.updatedAt)) throw new StaleError()
  return { row, found, isOpen: seen.isOpen }
}

/** Refuses a lawyer who does not work here or may not read the request. */
const refuseOther = async (tx: Database, consultationId: number, lawyerId: number): Promise<void> => {
  const lawyer = await holdStaff(tx, lawyerId)
  if (!lawyer) invalidField('lawyerId', 'val.appointment.unknownLawyer')
  else if (!(await findConsultation(tx, consultationId, lawyer)))
    invalidField('lawyerId', 'val.appointment.closedToLawyer')
}

/** Refuses a second open appointment, because a client answers one at a time. */
const refuseSecond = async (tx: Database, consultationId: number): Promise<void> => {
  const newest = await findNewestAppointment(tx, consultationId)
  if (newest && findOpen([newest], new Date())) throw new AppError('appointment_open')
}
