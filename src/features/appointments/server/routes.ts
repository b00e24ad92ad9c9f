import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findFollowed, lockFollowed } from '#features/consultations/server/link-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockOwnConsultation,
} from '#features/consultations/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import type { AppointmentChoice } from '../schema.ts'
import { chooseTime, endAppointment, offeringOthers } from './booking.ts'
import { appointmentCalls } from './calls.ts'
import { calendarFileFor } from './ics.ts'
import { ownAnswerOf } from './offers.ts'
import { findNewestAppointment } from './repository.ts'

type Lock = (tx: Database) => Promise<LockedConsultation | undefined>

type Options = {
  sender: MailSender
  request: FastifyRequest
  /** Locks the request if it belongs to the caller. */
  lock: Lock
  /** Null for a guest. */
  userId: number | null
}

const choose = async (
  db: Database,
  choice: AppointmentChoice,
  { sender, request, lock, userId }: Options,
) => {
  const id = await offeringOthers(db, async (tx, about) => {
    const consultation = (await lock(tx)) ?? notFound()
    const chosen = await chooseTime(tx, consultation, choice, { userId, sender, about })
    if (chosen)
      await auditAs(request, userId)(tx, 'update', 'appointment', chosen.id, {
        consultation: `#${consultation.id}`,
        step: chosen.step,
      })
    return consultation.id
  })
  return ownAnswerOf(db, id)
}

const cancel = async (db: Database, { sender, request, lock, userId }: Options) => {
  const id = await db.transaction(async (tx) => {
    const consultation = (await lock(tx)) ?? notFound()
    const found = (await findNewestAppointment(tx, consultation.id)) ?? notFound()
    const ended = await endAppointment(tx, consultation, found, { userId, sender })
    if (ended)
      await auditAs(request, userId)(tx, 'cancel', 'appointment', ended.id, {
        consultation: `#${consultation.id}`,
      })
    // A second cancellation succeeds. A past appointment cannot be canceled.
    else if (found.state !== 'canceled') throw new AppError('appointment_over')
    return consultation.id
  })
  return ownAnswerOf(db, id)
}

/** Records a guest for calls by link, even if a user is logged in. */
const auditAs = (request: FastifyRequest, userId: number | null) =>
  userId === null ? auditOf(request, null) : auditOf(request)

/** The file is in the page's language. Answers 404 unless the appointment is confirmed. */
const sendCalendarFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { sender, consultationId }: { sender: MailSender; consultationId: number },
): Promise<FastifyReply> => {
  const { db } = request.server
  const found = (await findNewestAppointment(db, consultationId)) ?? notFound()
  const file = (await calendarFileFor(db, sender, found, request.language)) ?? notFound()
  return reply
    .type(file.type)
    .headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="appointment.ics"',
    })
    .send(file.text)
}

/** Calls for a client's own requests. Answers 404 for other clients' requests. */
export const appointmentClientRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)
    const optionsOf = (request: FastifyRequest & { params: { id: number } }): Options => {
      const userId = signedInUser(request).id
      return { sender, request, userId, lock: (tx) => lockOwnConsultation(tx, userId, request.params.id) }
    }

    on('GET /api/client/consultations/:id/appointment', async (request) => {
      const { id } = request.params
      if (!(await findConsultation(app.db, id, signedInUser(request)))) notFound()
      return ownAnswerOf(app.db, id)
    })
    on('GET /api/client/consultations/:id/appointment.ics', async (request, reply) => {
      const { id } = request.params
      if (!(await findConsultation(app.db, id, signedInUser(request)))) notFound()
      return sendCalendarFile(request, reply, { sender, consultationId: id })
    })
    on('PUT /api/client/consultations/:id/appointment', async (request) =>
      choose(app.db, request.body, optionsOf(request)),
    )
    on('PUT /api/client/consultations/:id/appointment/cancel', async (request) =>
      cancel(app.db, optionsOf(request)),
    )
  }

/** The same calls for a guest with the private link of the request (decision 17). */
export const followedAppointmentRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)
    const limited = { onRequest: limitPerMinute('request links', 30) }
    const optionsOf = (request: FastifyRequest, token: string): Options => ({
      sender,
      request,
      userId: null,
      lock: async (tx) => {
        const locked = await lockFollowed(tx, token)
        if (!locked) throw new AppError('link_expired')
        return locked
      },
    })

    on('GET /api/requests/appointment', { onRequest: limitLinkReads }, async ({ query }) => {
      const followed = await findFollowed(app.db, query.token)
      return followed ? ownAnswerOf(app.db, followed.id) : { appointment: null, freeTimes: [] }
    })
    on('GET /api/requests/appointment.ics', limited, async (request, reply) => {
      const followed = (await findFollowed(app.db, request.query.token)) ?? notFound()
      return sendCalendarFile(request, reply, { sender, consultationId: followed.id })
    })
    on('POST /api/requests/appointment', limited, async (request) => {
      const { token, ...choice } = request.body
      return choose(app.db, choice, optionsOf(request, token))
    })
    on('POST /api/requests/appointment/cancel', limited, async (request) =>
      cancel(app.db, optionsOf(request, request.body.token)),
    )
  }
