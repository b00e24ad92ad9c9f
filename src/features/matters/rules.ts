import type { DateKind } from '#features/consultations/values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { OwnMatter, Stage } from './schema.ts'
import { noChangeIntervalDays, type SettledState } from './values.ts'

// Rules of stages and dates, used by the server and the screens.

/** Only a term can be handled. All other dates can be held. */
export const maySettle = (kind: DateKind, state: SettledState): boolean =>
  state === 'handled' ? kind === 'term' : state !== 'held' || kind !== 'term'

/** A date is over after its day in Riyadh: the end of a hearing is not known. */
export const isPast = ({ day }: { day: string }, now: Date): boolean => day < todayInRiyadh(now)

/** The earliest instant for the next notice that nothing has changed; null before the first notice. */
export const nextNoticeFrom = (lastAt: string | null): Date | null => {
  if (lastAt === null) return null
  const next = new Date(lastAt)
  next.setUTCDate(next.getUTCDate() + noChangeIntervalDays)
  return next
}

/** Whether the client got no word for the chosen number of days. Zero days turn it off. */
export const isQuiet = (
  { quietDays, lastContactAt }: { quietDays: number; lastContactAt: string },
  now: Date,
): boolean => quietDays > 0 && Date.parse(lastContactAt) <= now.getTime() - quietDays * 86_400_000

type Progress = Pick<NonNullable<OwnMatter['path']>, 'stages' | 'stage' | 'isClosed'>

export type MatterStage = Stage & { state: 'done' | 'now' | 'next' | 'later' | 'stopped' }

/** The stages with their states. A closed matter ends with the stage at which it stopped. */
export const stagesOf = ({ stages, stage: present, isClosed }: Progress): MatterStage[] =>
  stages.slice(0, isClosed ? present + 1 : undefined).map((stage, position) => ({
    ...stage,
    state: isClosed && position === present ? 'stopped' : stateAt(position - present),
  }))

const stateAt = (distance: number): MatterStage['state'] => {
  if (distance < 0) return 'done'
  if (distance === 0) return 'now'
  return distance === 1 ? 'next' : 'later'
}
