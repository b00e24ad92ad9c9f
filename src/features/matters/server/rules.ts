import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import type { ClosingEffect } from '#features/consultations/server/closing.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { type LockedConsultation, lockListedConsultation } from '#features/consultations/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { listAhead, settleDate } from './date-repository.ts'
import { notifyOfDate } from './mails.ts'

/**
 * The dates of a request that closes: 409 `dates_ahead` without a decision about those from today on. Dropped
 * ones end in the agenda, the feeds, the portal, the reminders and the calendar of the client. Others stay
 * in all of them. A client sees and decides about the shown ones only; the office keeps the others.
 */
export const decideDates =
  (sender: MailSender): ClosingEffect =>
  async (tx, consultation, { actorId, dates, sees }) => {
    const ahead = await listAhead(tx, consultation.id, { isShownOnly: sees === 'shown' })
    if (ahead.length === 0 || dates === 'keep') return
    if (dates === undefined)
      throw new AppError('dates_ahead', {
        errors: [{ field: 'dates', message: 'error.dates_ahead' }],
        datesAhead:
          sees === 'nothing' ? [] : ahead.map(({ id, kind, day, time }) => ({ id, kind, day, time })),
      })
    // A change of a date requires the right to open its request.
    if (sees === 'nothing') throw new AppError('forbidden')
    for (const date of ahead) {
      await settleDate(tx, date, 'dropped', actorId)
      await addHistory(tx, consultation.id, actorId, 'matter', date.kind, 'dateDropped')
      if (date.isShown)
        await notifyOfDate(tx, sender, consultation, {
          date: { ...date, sequence: date.sequence + 1 },
          step: 'dropped',
        })
    }
  }

/** Locks the request of a change. A request that the user may not open is treated as unknown. */
export const lockOpenRequest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<LockedConsultation> => {
  const { row, seen } = (await lockListedConsultation(tx, id, signedInUser(request), undefined)) ?? notFound()
  return seen.isOpen ? row : notFound()
}

/** The same for changes that require an approved request. */
export const lockApprovedRequest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<LockedConsultation> => {
  const row = await lockOpenRequest(tx, request, id)
  if (row.status !== 'approved') throw new AppError('not_approved')
  return row
}
