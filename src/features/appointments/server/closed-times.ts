import type { FastifyRequest } from 'fastify'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { Leaving } from '#features/users/schema.ts'
import { listStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Away } from '../absences.ts'
import type { Appointment } from '../schema.ts'
import { listAgenda, listProposed, lockTimesOf } from './repository.ts'

// Absences, holidays and hours close times. Each kind of change reports the affected appointments with these
// functions.

type Ahead = { confirmed: Appointment[]; proposed: Appointment[] }
export type ClosedTimes = { appointments: Appointment[]; proposed: Appointment[] }

export const noClosedTimes: ClosedTimes = { appointments: [], proposed: [] }

/** Future appointments, confirmed and proposed, that the reader may list. */
export const listAhead = async (
  db: Database,
  { reader, lawyerId }: { reader: Reader; lawyerId?: number | undefined },
): Promise<Ahead> => {
  const now = new Date()
  const confirmed = await listAgenda(db, { reader, from: todayInRiyadh(now), lawyerId })
  return {
    confirmed: confirmed.filter(({ startsAt }) => startsAt !== null && startsAt > now.toISOString()),
    proposed: await listProposed(db, { reader, now, lawyerId }),
  }
}

type IsClosed = (time: { startsAt: string; minutes: number; lawyerId: number | null }) => boolean

export const closedAmong = ({ confirmed, proposed }: Ahead, isClosed: IsClosed): ClosedTimes => ({
  appointments: confirmed.filter(
    ({ startsAt, ...entry }) => startsAt !== null && isClosed({ ...entry, startsAt }),
  ),
  proposed: proposed.flatMap((entry) => {
    const proposals = entry.proposals.filter((startsAt) => isClosed({ ...entry, startsAt }))
    return proposals.length > 0 ? [{ ...entry, proposals }] : []
  }),
})

/**
 * A concurrent booking with any lawyer either commits before the change and is reported, or comes after it
 * and is refused.
 */
export const lockAllTimes = async (db: Database): Promise<void> => {
  const ids = (await listStaff(db)).map(({ id }) => id).sort((a, b) => a - b)
  for (const id of ids) await lockTimesOf(db, id)
}

type Absent = Away & { lawyerId: number }

/**
 * Handles the open work of a lawyer who is away for some time. `handovers` implements it, because
 * `appointments` may not import it.
 */
export type Cover = {
  describe: (db: Database, absent: Absent) => Promise<Leaving>
  /** Call it before the absence is stored, in the same transaction. */
  handOver: (tx: Database, request: FastifyRequest, absent: Absent, successorId: number) => Promise<void>
}
