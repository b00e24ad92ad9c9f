import type { FastifyBaseLogger } from 'fastify'
import { type DatabaseConnection, runAlone } from '#db/connection.ts'
import { compareLists } from '#features/name-lists/server/comparison-repository.ts'
import { clockInRiyadh } from '#firm-time/riyadh.ts'
import { repeat } from './jobs.ts'

// An arbitrary number that must stay the same in all versions of Mizan.
const comparisonLock = 727_008

/** The hours in Riyadh in which new files are compared. */
const night = { from: 0, until: 6 }

const isNight = (now: Date): boolean => {
  const hour = clockInRiyadh(now).getUTCHours()
  return hour >= night.from && hour < night.until
}

/** Compares names with the lists, one instance at a time. */
export const startComparisons = (
  { connection, log }: { connection: DatabaseConnection; log: Pick<FastifyBaseLogger, 'error'> },
  { everyMs = 30_000, firstMs = 15_000 } = {},
): { stop(): Promise<void> } => {
  let isStopping = false
  const work = repeat(
    () =>
      runAlone(connection, comparisonLock, () =>
        compareLists(connection.db, { isNight: isNight(new Date()), isStopping: () => isStopping }),
      ),
    { everyMs, firstMs, onError: (err) => log.error({ err }, 'names not compared with the lists') },
  )
  return {
    async stop() {
      isStopping = true
      await work.stop()
    },
  }
}
