import { type FirmCalendar, isWorkingDay } from './calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from './riyadh.ts'
import { nextWorkingDay, officeDay } from './working-hours.ts'

// The 24 hours of the promise count working days only: see docs/decisions/0014.

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * The deadline for an answer: one working day later, at the same time of day or, if the office is closed
 * then, at its nearest opening or closing. For a consultation sent while the office is closed, the end of the
 * next working day.
 */
export const promisedBy = (receivedAt: Date, calendar: FirmCalendar): Date => {
  const date = todayInRiyadh(receivedAt)
  const today = officeDay(date, calendar)
  if (today && receivedAt < today.opens) return today.closes
  const next = nextWorkingDay(date, calendar)
  const office = next && officeDay(next, calendar)
  // A firm without working days still answers.
  if (!office) return new Date(receivedAt.getTime() + day)
  if (!today || receivedAt >= today.closes) return office.closes
  const due = receivedAt.getTime() + Date.parse(next) - Date.parse(date)
  return new Date(Math.min(Math.max(due, office.opens.getTime()), office.closes.getTime()))
}

/**
 * The first instant whose promise is not over: consultations received before it are overdue. Deadlines never
 * decrease with the time of receipt, so it is found by bisection.
 */
export const overdueBefore = (now: Date, calendar: FirmCalendar): Date => {
  const isOverdue = (time: number) => promisedBy(new Date(time), calendar) < now
  let end = now.getTime()
  let step = day
  while (!isOverdue(end - step)) step *= 2
  let start = end - step
  while (end - start > 1) {
    const middle = Math.floor((start + end) / 2)
    if (isOverdue(middle)) start = middle
    else end = middle
  }
  return new Date(end)
}

/** Hours between two instants, negative if `to` is earlier; only working days count, with their nights. */
export const hoursOfWorkingDays = (from: Date, to: Date, calendar: FirmCalendar): number => {
  if (to < from) return -hoursOfWorkingDays(to, from, calendar)
  let worked = 0
  for (let date = todayInRiyadh(from); instantInRiyadh(date, '00:00') < to; date = addDays(date, 1)) {
    if (!isWorkingDay(date, calendar)) continue
    const starts = Math.max(from.getTime(), instantInRiyadh(date, '00:00').getTime())
    worked += Math.min(to.getTime(), instantInRiyadh(date, '24:00').getTime()) - starts
  }
  return worked / hour
}
