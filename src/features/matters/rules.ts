import type { DateKind } from '#features/consultations/values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { type SettledState, toldEveryDays } from './values.ts'

// Rules of stages and dates, used by the server and the screens.

/** A date can be handled only if it is a term, and held only if it is none. */
export const maySettle = (kind: DateKind, state: SettledState): boolean =>
  state === 'handled' ? kind === 'term' : state !== 'held' || kind !== 'term'

/** A date is over after its day in Riyadh: the end of a hearing is not known. */
export const isPast = ({ day }: { day: string }, now: Date): boolean => day < todayInRiyadh(now)

/** The instant from which a client can be told again that nothing has changed; null before the first time. */
export const mayTellFrom = (toldAt: string | null): Date | null => {
  if (toldAt === null) return null
  const next = new Date(toldAt)
  next.setUTCDate(next.getUTCDate() + toldEveryDays)
  return next
}

/** Whether the client has not been told anything for the chosen number of days. Zero days turn it off. */
export const isQuiet = (
  { quietDays, lastToldAt }: { quietDays: number; lastToldAt: string },
  now: Date,
): boolean => quietDays > 0 && Date.parse(lastToldAt) <= now.getTime() - quietDays * 86_400_000
