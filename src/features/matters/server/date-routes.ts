import type { FastifyRequest } from 'fastify'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { isPast, maySettle } from '../rules.ts'
import type { MatterDate } from '../schema.ts'
import { matterCalls } from './calls.ts'
import {
  createDate,
  type DateRow,
  findDate,
  findRequestOfDate,
  getDateRow,
  listDatesBetween,
  moveDate,
  settleDate,
  updateDate,
} from './date-repository.ts'
import { type DateStep, notifyOfDate } from './mails.ts'
import { lockApprovedRequest, lockOpenRequest } from './rules.ts'

/** Hearings, terms and other dates of a request. */
export const dateRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, matterCalls)
    const answerTo =
      (request: FastifyRequest) =>
      async (db: Database, id: number): Promise<MatterDate> =>
        (await findDate(db, id, { reader: signedInUser(request), now: new Date() })) ?? notFound()

    /** Locks the request of the date, then reads the date. */
    const lockDate = async (tx: Database, request: FastifyRequest & { params: { id: number } }) => {
      const { id } = request.params
      const consultationId = (await findRequestOfDate(tx, id, signedInUser(request))) ?? notFound()
      const consultation = await lockOpenRequest(tx, request, consultationId)
      return { consultation, date: (await getDateRow(tx, id)) ?? notFound() }
    }

    on('GET /api/admin/path-dates', (request) => {
      const { from, to, lawyerId } = request.query
      return listDatesBetween(app.db, { reader: signedInUser(request), from, to, lawyerId })
    })

    on('POST /api/admin/consultations/:id/dates', async (request) => {
      const { id } = request.params
      const recorded = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          const consultation = await lockApprovedRequest(tx, request, id)
          if (request.body.isShown) refusePast(request.body.day.day, 'day')
          const date = await createDate(tx, id, request.body)
          if (date.isShown) await notifyOfDate(tx, sender, consultation, { date, step: 'set' })
          await recordDate(tx, request, date, 'Set')
          return date.id
        },
        read: answerTo(request),
      })
      return recorded.answer
    })

    on('PUT /api/admin/path-dates/:id', async (request) =>
      app.db.transaction(async (tx) => {
        const { consultation, date } = await lockDate(tx, request)
        refuseSettled(date)
        if (date.kind === 'term' && !request.body.basis) invalidField('basis', 'val.matter.basis')
        if (request.body.isShown && !date.isShown) refusePast(date.day, 'isShown')
        await updateDate(tx, date, request.body)
        const changed = (await getDateRow(tx, date.id)) ?? notFound()
        const step: DateStep = changed.isShown ? 'set' : 'dropped'
        // A past date is no longer in the client's view.
        if (changed.isShown !== date.isShown && !isPast(date, new Date()))
          await notifyOfDate(tx, sender, consultation, { date: changed, step })
        await recordDate(tx, request, date, 'Changed')
        return answerTo(request)(tx, date.id)
      }),
    )

    on('POST /api/admin/path-dates/:id/move', async (request) => {
      const { id } = request.params
      const recorded = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          const { consultation, date } = await lockDate(tx, request)
          refuseSettled(date)
          if (date.day === request.body.day.day && date.time === request.body.time)
            invalidField('day', 'val.matter.sameDay')
          if (date.isShown) refusePast(request.body.day.day, 'day')
          const moved = await moveDate(tx, date, request.body, signedInUser(request).id)
          if (moved.isShown)
            await notifyOfDate(tx, sender, consultation, {
              date: moved,
              step: 'moved',
              before: date,
            })
          await recordDate(tx, request, date, 'Moved')
          return moved.id
        },
        read: answerTo(request),
      })
      return recorded.answer
    })

    on('PUT /api/admin/path-dates/:id/state', async (request) => {
      const { state, day } = request.body
      return app.db.transaction(async (tx) => {
        const { consultation, date } = await lockDate(tx, request)
        refuseSettled(date)
        if (!maySettle(date.kind, state)) invalidField('state', 'val.matter.state')
        if (state === 'handled' && day?.day !== date.day) invalidField('day', 'val.matter.typedDay')
        if ((state === 'held' || state === 'missed') && date.day > todayInRiyadh(new Date()))
          throw new AppError('date_ahead')
        await settleDate(tx, date, state, signedInUser(request).id)
        if (state === 'dropped' && date.isShown && !isPast(date, new Date()))
          await notifyOfDate(tx, sender, consultation, {
            date: { ...date, sequence: date.sequence + 1 },
            step: 'dropped',
          })
        await recordDate(tx, request, date, stepOf[state])
        return answerTo(request)(tx, date.id)
      })
    })
  }

const stepOf = { held: 'Held', handled: 'Handled', missed: 'Missed', dropped: 'Dropped' } as const
type Step = 'Set' | 'Changed' | 'Moved' | (typeof stepOf)[keyof typeof stepOf]

/** A client gets no mail about a day that is over, which is mostly a mistyped year. */
const refusePast = (day: string, field: 'day' | 'isShown'): void => {
  if (isPast({ day }, new Date())) invalidField(field, 'val.matter.past')
}

/** The second of two people who settle the same date is refused. */
const refuseSettled = ({ state }: Pick<DateRow, 'state'>): void => {
  if (state !== 'ahead') throw new AppError('date_settled')
}

const recordDate = async (
  tx: Database,
  request: FastifyRequest,
  { id, consultationId, kind }: DateRow,
  step: Step,
): Promise<void> => {
  await addHistory(tx, consultationId, signedInUser(request).id, 'matter', kind, `date${step}`)
  await auditOf(request)(tx, 'update', 'consultation', consultationId, {
    date: `${id}`,
    step: step.toLowerCase(),
  })
}
