import { type Routes, register } from '#api/routes.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { officeHoursCalls } from './calls.ts'
import { findCalendar } from './repository.ts'

/** Visitors need the days of a request that they may follow, and of the appointments that they may choose. */
const daysShown = { before: 400, after: 400 }

export const officeHoursRoutes: Routes = async (app) => {
  const on = register(app, officeHoursCalls)

  on('GET /api/office-hours', async () => {
    const { week, ramadanWeek, ramadans, daysOff } = await findCalendar(app.db)
    const today = todayInRiyadh(new Date())
    const [from, to] = [addDays(today, -daysShown.before), addDays(today, daysShown.after)]
    const isShown = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
      firstDay <= to && lastDay >= from
    const saved = (hours: typeof week) => hours.map((spans) => [...spans])
    return {
      week: saved(week),
      ramadanWeek: ramadanWeek && saved(ramadanWeek),
      ramadans: ramadans.filter(isShown),
      daysOff: daysOff.filter(isShown),
    }
  })
}
