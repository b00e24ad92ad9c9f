import type { Database } from '#db/connection.ts'
import { todayInRiyadh } from '#features/consultations/working-hours.ts'
import { isStaff } from '#features/users/server/repository.ts'
import { isAway } from '../absences.ts'
import { isOver, mayChoose } from '../rules.ts'
import type { OwnAppointmentAnswer } from '../schema.ts'
import { listAbsences } from './absence-repository.ts'
import { choiceOf, findRules, listFreeTimes } from './hours-repository.ts'
import { findNewestAppointment, isTaken, type KnownAppointment } from './repository.ts'

const minute = 60_000

/** What the client or guest is shown, and may choose. */
export const ownAnswerOf = async (db: Database, consultationId: number): Promise<OwnAppointmentAnswer> => {
  const found = await findNewestAppointment(db, consultationId)
  if (!found) return { appointment: null, freeTimes: [] }
  const now = new Date()
  const rules = await findRules(db, found.lawyerId)
  const isChoosing = (await isHere(db, found)) && mayChoose(found, rules, now)
  const proposals = isChoosing ? await listOpenProposals(db, found, now) : []
  return {
    appointment: { ...found, proposals, mayChoose: isChoosing, mayCancel: !isOver(found, now) },
    freeTimes: isChoosing ? await freeTimesFor(db, found) : [],
  }
}

/** Nobody chooses a time of a lawyer who has left, or is not one any more. */
const isHere = async (db: Database, { lawyerId }: Pick<KnownAppointment, 'lawyerId'>): Promise<boolean> =>
  lawyerId !== null && (await isStaff(db, lawyerId))

/** A proposal holds nothing: what has passed, was taken or lies in an absence by now is not shown. */
export const listOpenProposals = async (
  db: Database,
  { id, lawyerId, minutes, proposals }: KnownAppointment,
  now: Date,
): Promise<string[]> => {
  if (lawyerId === null || proposals.length === 0) return []
  const { buffer } = await findRules(db, lawyerId)
  const absences = await listAbsences(db, { lawyerId, from: todayInRiyadh(now) })
  const open: string[] = []
  for (const startsAt of proposals) {
    if (startsAt <= now.toISOString() || isAway(startsAt, minutes, absences)) continue
    const time = { lawyerId, startsAt, heldUntil: heldUntil(startsAt, { minutes }, buffer), except: id }
    if (!(await isTaken(db, time))) open.push(startsAt)
  }
  return open
}

const mostOffered = 400

/** From now to the furthest day on which the firm lets people choose. */
export const freeTimesFor = async (
  db: Database,
  { id, lawyerId, minutes }: { id?: number; lawyerId: number | null; minutes?: number },
): Promise<string[]> => {
  if (lawyerId === null || !(await isStaff(db, lawyerId))) return []
  const now = new Date()
  const rules = await findRules(db, lawyerId)
  const days = choiceOf(todayInRiyadh(now), rules)
  const free = await listFreeTimes(db, { lawyerId, ...days, now, except: id, minutes })
  return free.slice(0, mostOffered).map((time) => time.toISOString())
}

/** The end, and what is kept free after it. */
export const heldUntil = (startsAt: string, { minutes }: { minutes: number }, buffer: number): string =>
  new Date(Date.parse(startsAt) + (minutes + buffer) * minute).toISOString()
