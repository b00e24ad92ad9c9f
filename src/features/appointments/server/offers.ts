import type { Database } from '#db/connection.ts'
import { isStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { obstacleAt } from '../free-times.ts'
import { isOver, mayChoose } from '../rules.ts'
import type { OwnAppointmentAnswer } from '../schema.ts'
import { choiceOf, findClosing, findRules, listFreeTimes } from './hours-repository.ts'
import { findNewestAppointment, isTaken, type KnownAppointment, listProposals } from './repository.ts'

const minute = 60_000

/** The appointment and free times that the client or guest may see and choose. */
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

/** Clients cannot choose times of a lawyer who has left or changed roles. */
const isHere = async (db: Database, { lawyerId }: Pick<KnownAppointment, 'lawyerId'>): Promise<boolean> =>
  lawyerId !== null && (await isStaff(db, lawyerId))

/**
 * A proposed time is not reserved, so past, taken and closed ones are left out. A time that the office proposed
 * despite its obstacle is not closed by that obstacle.
 */
export const listOpenProposals = async (
  db: Database,
  { id, lawyerId, minutes, proposals }: KnownAppointment,
  now: Date,
): Promise<string[]> => {
  if (lawyerId === null || proposals.length === 0) return []
  const closing = await findClosing(db, lawyerId, now)
  const open: string[] = []
  for (const { startsAt, despite } of await listProposals(db, id)) {
    if (startsAt <= now.toISOString()) continue
    const obstacle = obstacleAt(startsAt, minutes, closing)
    if (obstacle && obstacle !== despite) continue
    if (!(await isTakenFrom(db, { id, lawyerId, minutes }, startsAt))) open.push(startsAt)
  }
  return open
}

/** Whether another appointment of the lawyer overlaps this time. */
export const isTakenFrom = async (
  db: Database,
  { id, lawyerId, minutes }: { id?: number; lawyerId: number; minutes: number },
  startsAt: string,
): Promise<boolean> => {
  const { buffer } = await findRules(db, lawyerId)
  const time = { lawyerId, startsAt, heldUntil: heldUntil(startsAt, { minutes }, buffer) }
  return isTaken(db, { ...time, except: id })
}

const maxOffered = 400

/** The free times from now to the last day that clients may choose. */
export const freeTimesFor = async (
  db: Database,
  { id, lawyerId, minutes }: { id?: number; lawyerId: number | null; minutes?: number },
): Promise<string[]> => {
  if (lawyerId === null || !(await isStaff(db, lawyerId))) return []
  const now = new Date()
  const rules = await findRules(db, lawyerId)
  const days = choiceOf(todayInRiyadh(now), rules)
  const free = await listFreeTimes(db, { lawyerId, ...days, now, except: id, minutes })
  return free.slice(0, maxOffered).map((time) => time.toISOString())
}

/** The end, including the buffer after it. */
export const heldUntil = (startsAt: string, { minutes }: { minutes: number }, buffer: number): string =>
  new Date(Date.parse(startsAt) + (minutes + buffer) * minute).toISOString()
