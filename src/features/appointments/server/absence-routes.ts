import type { Reader } from '#access/roles.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { isStaff } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { Absence } from '../absence-schema.ts'
import { isAway } from '../absences.ts'
import { mayPlanFor } from '../rules.ts'
import { appointmentCalls } from './calls.ts'
import { type Cover, closedAmong, listAhead, noClosedTimes } from './closed-times.ts'
import {
  createAbsence,
  deleteAbsence,
  type KnownAbsence,
  listAbsences,
  updateAbsence,
} from './hours-repository.ts'
import { lockTimesOf } from './repository.ts'

/**
 * Absences of lawyers. Lawyers enter their own, admins anybody's. Colleagues see the days but not the note.
 */
export const absenceRoutes =
  ({ cover }: { cover: Cover }): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)

    on('GET /api/admin/absences', async (request) => {
      const { from, to, lawyer } = request.query
      const reader = signedInUser(request)
      const lawyerId = lawyer === 'all' ? undefined : reader.id
      return shownTo(app.db, reader, await listAbsences(app.db, { from, to, lawyerId }))
    })

    on('GET /api/admin/absences/open-work', async (request) => {
      const { from = null, to = null, ...days } = request.query
      const reader = signedInUser(request)
      const { lawyerId = reader.id } = days
      if (!mayPlanFor(reader, lawyerId)) throw new AppError('forbidden')
      return cover.describe(app.db, { ...days, lawyerId, from, to })
    })

    on('POST /api/admin/absences', async (request) => {
      const { lawyerId: requested, updatedAt: _, successorId, ...values } = request.body
      const reader = signedInUser(request)
      const lawyerId = requested ?? reader.id
      if (!mayPlanFor(reader, lawyerId)) throw new AppError('forbidden')
      return app.db.transaction(async (tx) => {
        if (!(await isStaff(tx, lawyerId))) invalidField('lawyerId', 'val.appointment.unknownLawyer')
        if (successorId !== undefined) await cover.handOver(tx, request, { ...values, lawyerId }, successorId)
        // A concurrent booking either commits before this lock and is reported, or comes after it and is
        // refused.
        await lockTimesOf(tx, lawyerId)
        const id = await createAbsence(tx, lawyerId, values)
        await auditOf(request)(tx, 'create', 'officeHours', null, detailsOf(lawyerId, values))
        return getShown(tx, reader, id)
      })
    })

    on('PUT /api/admin/absences/:id', async (request) => {
      const { id } = request.params
      const { lawyerId: _, successorId, ...values } = request.body
      const reader = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { lawyerId } = await getChangeable(tx, reader, id)
        if (successorId !== undefined) await cover.handOver(tx, request, { ...values, lawyerId }, successorId)
        await lockTimesOf(tx, lawyerId)
        if (!(await updateAbsence(tx, id, { ...values, updatedAt: values.updatedAt }))) notFound()
        await auditOf(request)(tx, 'update', 'officeHours', null, detailsOf(lawyerId, values))
        return getShown(tx, reader, id)
      })
    })

    on('DELETE /api/admin/absences/:id', async (request) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const known = await getChangeable(tx, signedInUser(request), id)
        await deleteAbsence(tx, id)
        await auditOf(request)(tx, 'delete', 'officeHours', null, detailsOf(known.lawyerId, known))
      })
    })
  }

/** The audit log does not record the reason of an absence. */
const detailsOf = (lawyerId: number, { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>) => ({
  of: 'absence',
  person: String(lawyerId),
  firstDay,
  lastDay,
})

/** Answers 404 for a colleague's absence, as for an unknown one. */
const getChangeable = async (tx: Database, reader: Reader, id: number): Promise<KnownAbsence> => {
  const [known] = await listAbsences(tx, { id })
  return known && mayPlanFor(reader, known.lawyerId) ? known : notFound()
}

const getShown = async (tx: Database, reader: Reader, id: number): Promise<Absence> => {
  const [shown] = await shownTo(tx, reader, await listAbsences(tx, { id }))
  return shown ?? notFound()
}

/** Adds the appointments at those times that the reader may list. */
const shownTo = async (db: Database, reader: Reader, rows: readonly KnownAbsence[]): Promise<Absence[]> => {
  const theirs = rows.filter(({ lawyerId }) => mayPlanFor(reader, lawyerId))
  const ahead = theirs.length > 0 ? await listAhead(db, { reader }) : undefined
  return rows.map((row) => {
    const mayChange = theirs.includes(row)
    const isClosed = (time: { startsAt: string; minutes: number; lawyerId: number | null }) =>
      time.lawyerId === row.lawyerId && isAway(time.startsAt, time.minutes, [row])
    return {
      ...row,
      lawyerName: row.lawyerName ?? '',
      note: mayChange ? row.note : '',
      mayChange,
      ...(mayChange && ahead ? closedAmong(ahead, isClosed) : noClosedTimes),
    }
  })
}
