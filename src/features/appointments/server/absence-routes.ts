import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { todayInRiyadh } from '#features/consultations/working-hours.ts'
import { isStaff } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { register } from '#http/register.ts'
import type { Absence } from '../absence-schema.ts'
import { isAway } from '../absences.ts'
import { mayPlanFor } from '../rules.ts'
import {
  createAbsence,
  deleteAbsence,
  type KnownAbsence,
  listAbsences,
  updateAbsence,
} from './absence-repository.ts'
import { appointmentCalls } from './calls.ts'
import { listAgenda, lockTimesOf } from './repository.ts'

/** When lawyers are away: entered by themselves, or by an admin for anybody; colleagues see the days, not the note. */
export const absenceRoutes: Routes = async (app) => {
  const on = register(app, appointmentCalls)

  on('GET /api/admin/absences', async (request) => {
    const { from, to, lawyer } = request.query
    const reader = signedInUser(request)
    const lawyerId = lawyer === 'all' ? undefined : reader.id
    return shownTo(app.db, reader, await listAbsences(app.db, { from, to, lawyerId }))
  })

  on('POST /api/admin/absences', async (request) => {
    const { lawyerId: asked, updatedAt: _, ...values } = request.body
    const reader = signedInUser(request)
    const lawyerId = asked ?? reader.id
    if (!mayPlanFor(reader, lawyerId)) throw new AppError('forbidden')
    return app.db.transaction(async (tx) => {
      if (!(await isStaff(tx, lawyerId))) invalidField('lawyerId', 'val.appointment.unknownLawyer')
      // Whoever is choosing a time now comes before it, and is told of, or after it, and is refused.
      await lockTimesOf(tx, lawyerId)
      const id = await createAbsence(tx, lawyerId, values)
      await auditOf(request)(tx, 'create', 'officeHours', null, detailsOf(lawyerId, values))
      return getShown(tx, reader, id)
    })
  })

  on('PUT /api/admin/absences/:id', async (request) => {
    const { id } = request.params
    const { lawyerId: _, ...values } = request.body
    const reader = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const { lawyerId } = await getChangeable(tx, reader, id)
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

/** Why somebody is away is no business of the log. */
const detailsOf = (lawyerId: number, { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>) => ({
  of: 'absence',
  person: String(lawyerId),
  firstDay,
  lastDay,
})

/** A colleague's answers like one that does not exist. */
const getChangeable = async (tx: Database, reader: Reader, id: number): Promise<KnownAbsence> => {
  const [known] = await listAbsences(tx, { id })
  return known && mayPlanFor(reader, known.lawyerId) ? known : notFound()
}

const getShown = async (tx: Database, reader: Reader, id: number): Promise<Absence> => {
  const [shown] = await shownTo(tx, reader, await listAbsences(tx, { id }))
  return shown ?? notFound()
}

/** With the appointments that lie in them, as far as the reader knows of these. */
const shownTo = async (db: Database, reader: Reader, rows: readonly KnownAbsence[]): Promise<Absence[]> => {
  const now = new Date().toISOString()
  const theirs = rows.filter(({ lawyerId }) => mayPlanFor(reader, lawyerId))
  const to = theirs.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), '')
  const ahead =
    to === ''
      ? []
      : (await listAgenda(db, { reader, from: todayInRiyadh(new Date()), to })).filter(
          ({ startsAt }) => startsAt !== null && startsAt > now,
        )
  return rows.map((row) => {
    const mayChange = theirs.includes(row)
    const inIt = ahead.filter(
      ({ lawyerId, startsAt, minutes }) =>
        lawyerId === row.lawyerId && isAway(startsAt ?? '', minutes, [row]),
    )
    return {
      ...row,
      lawyerName: row.lawyerName ?? '',
      note: mayChange ? row.note : '',
      mayChange,
      appointments: mayChange ? inIt : [],
    }
  })
}
