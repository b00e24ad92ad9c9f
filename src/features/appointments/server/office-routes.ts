import type { SignedInUser } from '#access/roles.ts'
import { signedInUser } from '#api/guards.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import {
  findConsultation,
  lockListedConsultation,
  recordAnswer,
} from '#features/consultations/server/repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { wishedTime } from '../free-times.ts'
import { obstacleAt } from '../obstacles.ts'
import { findOpen } from '../rules.ts'
import type { AppointmentProposal } from '../schema.ts'
import type { Obstacle } from '../values.ts'
import { endAppointment, moveAppointment, offeringOthers } from './booking.ts'
import { appointmentCalls } from './calls.ts'
import { findClosing, findRules } from './hours-repository.ts'
import { type MailSender, proposeToClient } from './mails.ts'
import { freeTimesFor, isTakenFrom } from './offers.ts'
import {
  createAppointment,
  findAppointment,
  findConsultationIdOf,
  findNewestAppointment,
  listAgenda,
  listAppointmentsOf,
} from './repository.ts'

/** The office proposes, moves and cancels. These calls require read access to the request (decision 29). */
export const appointmentAdminRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)

    on('GET /api/admin/consultations/:id/appointments', async (request) => {
      const { id } = request.params
      const reader = signedInUser(request)
      const found = await findConsultation(app.db, id, reader)
      if (!found?.isOpen) return notFound()
      const lawyerId = request.query.lawyerId ?? found.assignedToId ?? reader.id
      const { minutes, kinds } = await findRules(app.db, lawyerId)
      const freeTimes = await freeTimesFor(app.db, { lawyerId })
      const wish = wishedTime(
        found,
        freeTimes.map((time) => new Date(time)),
        new Date(),
      )
      return {
        appointments: await listAppointmentsOf(app.db, id),
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
      const { answer } = await answerOnce(app.db, repeatableCall(request, [id, body]), {
        write: async (tx) => {
          const row = await lockOpen(tx, id, actor)
          if (!openStatuses.some((status) => status === row.status)) throw new AppError('request_closed')
          await refuseSecond(tx, id)
          await refuseOther(tx, id, body.lawyerId)
          if (body.proposals.some((time) => time <= new Date().toISOString()))
            invalidField('proposals', 'val.appointment.past')
          await refuseClosed(tx, body)
          const appointmentId = await createAppointment(tx, id, body)
          const appointment = (await findAppointment(tx, appointmentId)) ?? notFound()
          await addHistory(tx, id, actor.id, 'appointmentProposed', null, body.proposals.join(',') || null)
          await recordAnswer(tx, id)
          await proposeToClient(tx, sender, { consultation: row, appointment })
          await auditOf(request)(tx, 'create', 'appointment', appointmentId, {
            consultation: `#${id}`,
          })
          return appointmentId
        },
        read: async (tx, appointmentId) => (await findAppointment(tx, appointmentId)) ?? notFound(),
      })
      return answer
    })

    on('GET /api/admin/appointments', async (request) => {
      const { from, to, lawyer } = request.query
      const reader = signedInUser(request)
      return listAgenda(app.db, { reader, from, to, lawyerId: lawyer === 'all' ? undefined : reader.id })
    })

    on('PUT /api/admin/appointments/:id', async (request) => {
      const { id } = request.params
      const { reason = '', updatedAt, despite, ...changes } = request.body
      const actor = signedInUser(request)
      return offeringOthers(app.db, async (tx, about) => {
        const { row, found } = await lockAppointment(tx, id, { actor, updatedAt })
        if (changes.lawyerId !== undefined && changes.lawyerId !== found.lawyerId)
          await refuseOther(tx, row.id, changes.lawyerId)
        const by = { userId: actor.id, sender, about, reason, despite }
        const moved = await moveAppointment(tx, row, found, changes, by)
        if (moved) await auditOf(request)(tx, 'update', 'appointment', id, { consultation: `#${row.id}` })
        return moved ?? found
      })
    })

    on('PUT /api/admin/appointments/:id/cancel', async (request) => {
      const { id } = request.params
      const { reason = '', updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { row, found } = await lockAppointment(tx, id, { actor, updatedAt })
        const ended = await endAppointment(tx, row, found, { userId: actor.id, sender, reason })
        if (!ended) throw new AppError('appointment_over')
        await auditOf(request)(tx, 'cancel', 'appointment', id, { consultation: `#${row.id}` })
        return ended
      })
    })
  }

/** Locks the request, and refuses a reader without access to it. */
const lockOpen = async (tx: Database, id: number, actor: SignedInUser) => {
  const locked = await lockListedConsultation(tx, id, actor, undefined)
  return locked?.seen.isOpen ? locked.row : notFound()
}

const lockAppointment = async (
  tx: Database,
  id: number,
  { actor, updatedAt }: { actor: SignedInUser; updatedAt: string | undefined },
) => {
  const row = await lockOpen(tx, (await findConsultationIdOf(tx, id)) ?? notFound(), actor)
  const found = (await findAppointment(tx, id)) ?? notFound()
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(found.updatedAt)) throw new StaleError()
  return { row, found }
}

/** Refuses a lawyer who does not work here or may not read the request. */
const refuseOther = async (tx: Database, consultationId: number, lawyerId: number): Promise<void> => {
  const lawyer = await holdStaff(tx, lawyerId)
  if (!lawyer) invalidField('lawyerId', 'val.appointment.unknownLawyer')
  else if (!(await findConsultation(tx, consultationId, lawyer)))
    invalidField('lawyerId', 'val.appointment.closedToLawyer')
}

/** Refuses to propose times that the client could not confirm. */
const refuseClosed = async (
  tx: Database,
  { lawyerId, minutes, proposals }: AppointmentProposal,
): Promise<void> => {
  const closing = await findClosing(tx, lawyerId, new Date())
  for (const time of proposals) {
    const obstacle = obstacleAt(time, minutes, closing)
    if (obstacle) invalidField('proposals', refusalOf[obstacle])
    if (await isTakenFrom(tx, { lawyerId, minutes }, time)) invalidField('proposals', 'val.appointment.taken')
  }
}

const refusalOf = {
  lawyer_absent: 'val.appointment.away',
  office_holiday: 'val.appointment.holiday',
  outside_hours: 'val.appointment.hours',
} as const satisfies Record<Obstacle, string>

/** Refuses a second open appointment, because a client answers one at a time. */
const refuseSecond = async (tx: Database, consultationId: number): Promise<void> => {
  const newest = await findNewestAppointment(tx, consultationId)
  if (newest && findOpen([newest], new Date())) throw new AppError('appointment_open')
}
