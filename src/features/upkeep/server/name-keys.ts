import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { repeat } from './repeat.ts'

type Dependencies = { db: Database; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Computes missing keys in the background after an import or an update, so that searches do not wait for
 * them.
 */
export const startNameKeys = (
  { db, log }: Dependencies,
  { everyMs = 10_000, firstMs = 1_000 } = {},
): { stop(): Promise<void> } => {
  let isStopping = false
  const keys = repeat(() => keyNames(db, () => isStopping), {
    everyMs,
    firstMs,
    onError: (err) => log.error({ err }, 'keys of names not made'),
  })
  return {
    async stop() {
      isStopping = true
      await keys.stop()
    },
  }
}
