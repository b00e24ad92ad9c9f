import type { FastifyRequest } from 'fastify'
import type { Reader } from '#access/roles.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { nameOfHoliday, type ProposedHoliday, proposedHolidays } from '#features/office-hours/holidays.ts'
import { listHolidays } from '#features/office-hours/server/repository.ts'
import { isStaff } from '#features/users/server/repository.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { BookingRules } from '../booking-rules.ts'
import { isInDays, isInHours } from '../free-times.ts'
import type { Holiday, HolidayInput } from '../holiday-schema.ts'
import { mayPlanFor } from '../rules.ts'
import { appointmentCalls } from './calls.ts'
import { type ClosedTimes, closedAmong, listAhead, lockAllTimes, noClosedTimes } from './closed-times.ts'
import {
  deleteHoliday,
  findHours,
  findOccasions,
  findRules,
  listOwnHours,
  maxDaysAhead,
  saveHoliday,
  saveHours,
} from './hours-repository.ts'
import { lockTimesOf } from './repository.ts'

/** The hours of the firm and of each lawyer, and the holidays. */
export const hoursRoutes: Routes = async (app) => {
  const on = register(app, appointmentCalls)

  on('GET /api/admin/office-hours', async (request) => ({
    ...(await findHours(app.db, lawyerOf(request, request.query))),
    ...noClosedTimes,
  }))

  on('GET /api/admin/office-hours/lawyers', async () => listOwnHours(app.db))

  on('PUT /api/admin/office-hours', async (request) =>
    app.db.transaction(async (tx) => {
      const reader = signedInUser(request)
      await lockAllTimes(tx)
      const closed = await closedBy(tx, { reader }, () =>
        saveHours(tx, null, request.body.rules, request.body.updatedAt),
      )
      await auditOf(request)(tx, 'update', 'officeHours', null)
      return { ...(await findHours(tx, reader.id)), ...closed }
    }),
  )

  on('PUT /api/admin/office-hours/own', async (request) =>
    app.db.transaction(async (tx) => {
      const id = lawyerOf(request, request.body)
      if (!(await isStaff(tx, id))) invalidField('lawyerId', 'val.appointment.unknownLawyer')
      await lockTimesOf(tx, id)
      const closed = await closedBy(tx, { reader: signedInUser(request), lawyerId: id }, () =>
        saveHours(tx, id, request.body.rules, request.body.updatedAt),
      )
      await auditOf(request)(tx, 'update', 'officeHours', null, { of: 'own', person: String(id) })
      return { ...(await findHours(tx, id)), ...closed }
    }),
  )

  on('GET /api/admin/holidays', async (request) => comingHolidays(app.db, signedInUser(request)))

  on('POST /api/admin/holidays', async (request) =>
    app.db.transaction(async (tx) => {
      await lockAllTimes(tx)
      if (!(await saveHoliday(tx, undefined, request.body))) notFound()
      await auditOf(request)(tx, 'create', 'officeHours', null, holidayOf(request.body))
      return comingHolidays(tx, signedInUser(request))
    }),
  )

  on('PUT /api/admin/holidays/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await lockAllTimes(tx)
      if (!(await saveHoliday(tx, request.params.id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'officeHours', null, holidayOf(request.body))
      return comingHolidays(tx, signedInUser(request))
    }),
  )

  /** Deleting the decision about a public holiday makes it a proposal again. */
  on('DELETE /api/admin/holidays/:id', async (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteHoliday(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'officeHours')
      return comingHolidays(tx, signedInUser(request))
    }),
  )
}

/**
 * Saves new hours and returns the appointments that were inside the previous hours and are outside the new
 * ones.
 */
const closedBy = async (
  tx: Database,
  whose: { reader: Reader; lawyerId?: number },
  save: () => Promise<void>,
): Promise<ClosedTimes> => {
  const ahead = await listAhead(tx, whose)
  const lawyers = new Set([...ahead.confirmed, ...ahead.proposed].flatMap(({ lawyerId }) => lawyerId ?? []))
  const rulesOfEach = async () => {
    const rules = new Map<number, BookingRules>()
    for (const id of lawyers) rules.set(id, await findRules(tx, id))
    return rules
  }
  const before = await rulesOfEach()
  await save()
  const after = await rulesOfEach()
  const today = todayInRiyadh(new Date())
  const occasions = await findOccasions(tx, { from: addDays(today, -1), to: addDays(today, maxDaysAhead) })
  return closedAmong(ahead, ({ startsAt, minutes, lawyerId }) => {
    const [old, now] = [before, after].map((rules) => rules.get(lawyerId ?? 0))
    return (
      old !== undefined &&
      now !== undefined &&
      isInHours(startsAt, minutes, old, occasions) &&
      !isInHours(startsAt, minutes, now, occasions)
    )
  })
}

/** The default is the current user. */
const lawyerOf = (request: FastifyRequest, { lawyerId }: { lawyerId?: number | undefined }): number => {
  const reader = signedInUser(request)
  if (lawyerId === undefined) return reader.id
  if (!mayPlanFor(reader, lawyerId)) throw new AppError('forbidden')
  return lawyerId
}

const holidayOf = ({ key, nameEn, firstDay }: HolidayInput) => ({ holiday: key ?? nameEn, firstDay })

/** A Ramadan that began in the year before may not be over. */
const years = [-1, 0, 1]

/** Ramadan and holidays of this year and the next that are not over, in order. */
const comingHolidays = async (db: Database, reader: Reader): Promise<Holiday[]> => {
  const today = todayInRiyadh(new Date())
  const year = Number(today.slice(0, 4))
  const decided = await listHolidays(db)
  const proposed = years.flatMap((after) => proposedHolidays(year + after))
  const open = proposed.filter(({ key }) => !decided.some((each) => each.key === key)).map(asProposed)
  const ahead = await listAhead(db, { reader })
  return [...open, ...decided.map((row) => ({ ...row, name: nameOfHoliday(row.key), isToConfirm: false }))]
    .filter(({ lastDay }) => lastDay >= today)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .map((row) => ({
      ...row,
      ...closedAmong(ahead, ({ startsAt, minutes }) => isDayOff(row) && isInDays(startsAt, minutes, [row])),
    }))
}

const isDayOff = ({ name, isObserved }: Pick<Holiday, 'name' | 'isObserved'>): boolean =>
  isObserved && name !== 'ramadan'

const asProposed = ({
  key,
  name,
  firstDay,
  lastDay,
  isMovable,
}: ProposedHoliday): Omit<Holiday, keyof ClosedTimes> => ({
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
