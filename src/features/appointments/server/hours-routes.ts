import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { todayInRiyadh } from '#features/consultations/working-hours.ts'
import { isStaff } from '#features/users/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { register } from '#http/register.ts'
import { type Holiday, type HolidayInput, type ProposedHoliday, proposedHolidays } from '../holidays.ts'
import { mayPlanFor } from '../rules.ts'
import { appointmentCalls } from './calls.ts'
import { deleteHoliday, findHours, listHolidays, saveHoliday, saveHours } from './hours-repository.ts'

/** The hours of the firm and of each lawyer, and the holidays. */
export const hoursRoutes: Routes = async (app) => {
  const on = register(app, appointmentCalls)

  on('GET /api/admin/office-hours', async (request) => findHours(app.db, lawyerOf(request, request.query)))

  on('PUT /api/admin/office-hours', async (request) =>
    app.db.transaction(async (tx) => {
      await saveHours(tx, null, request.body.rules, request.body.updatedAt)
      await auditOf(request)(tx, 'update', 'officeHours', null)
      return findHours(tx, signedInUser(request).id)
    }),
  )

  on('PUT /api/admin/office-hours/own', async (request) =>
    app.db.transaction(async (tx) => {
      const id = lawyerOf(request, request.body)
      if (!(await isStaff(tx, id))) invalidField('lawyerId', 'val.appointment.unknownLawyer')
      await saveHours(tx, id, request.body.rules, request.body.updatedAt)
      await auditOf(request)(tx, 'update', 'officeHours', null, { of: 'own', person: String(id) })
      return findHours(tx, id)
    }),
  )

  on('GET /api/admin/holidays', async () => comingHolidays(app.db))

  on('POST /api/admin/holidays', async (request) =>
    app.db.transaction(async (tx) => {
      if (!(await saveHoliday(tx, undefined, request.body))) notFound()
      await auditOf(request)(tx, 'create', 'officeHours', null, holidayOf(request.body))
      return comingHolidays(tx)
    }),
  )

  on('PUT /api/admin/holidays/:id', async (request) =>
    app.db.transaction(async (tx) => {
      if (!(await saveHoliday(tx, request.params.id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'officeHours', null, holidayOf(request.body))
      return comingHolidays(tx)
    }),
  )

  /** What the office said of a holiday of the Kingdom is forgotten with it: it is proposed again. */
  on('DELETE /api/admin/holidays/:id', async (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteHoliday(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'officeHours')
      return comingHolidays(tx)
    }),
  )
}

/** Oneself, if nobody else was meant. */
const lawyerOf = (request: FastifyRequest, { lawyerId }: { lawyerId?: number | undefined }): number => {
  const reader = signedInUser(request)
  if (lawyerId === undefined) return reader.id
  if (!mayPlanFor(reader, lawyerId)) throw new AppError('forbidden')
  return lawyerId
}

const holidayOf = ({ key, nameEn, firstDay }: HolidayInput) => ({ holiday: key ?? nameEn, firstDay })

const yearsAhead = 2

/** Those that are not over, of this year and the next, in their order. */
const comingHolidays = async (db: Database): Promise<Holiday[]> => {
  const today = todayInRiyadh(new Date())
  const year = Number(today.slice(0, 4))
  const decided = await listHolidays(db)
  const proposed = Array.from({ length: yearsAhead }, (_, at) => proposedHolidays(year + at)).flat()
  const known = new Map(proposed.map((each) => [each.key, each]))
  const open = proposed.filter(({ key }) => !decided.some((each) => each.key === key)).map(asProposed)
  return [
    ...open,
    ...decided.map((row) => ({ ...row, name: known.get(row.key ?? '')?.name ?? null, isToConfirm: false })),
  ]
    .filter(({ lastDay }) => lastDay >= today)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
}

const asProposed = ({ key, name, firstDay, lastDay, isMovable }: ProposedHoliday): Holiday => ({
  id: null,
  key,
  name,
  nameEn: '',
  nameAr: '',
  firstDay,
  lastDay,
  isObserved: true,
  isToConfirm: isMovable,
  updatedAt: null,
})
