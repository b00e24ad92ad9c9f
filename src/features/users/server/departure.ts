import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import type { Leaving } from '../schema.ts'

/**
 * Handles the open work of a departing employee. `handovers` implements it, because `users` may not import
 * it.
 */
export type Departure = {
  describe: (db: Database, userId: number) => Promise<Leaving>
  /**
   * Passes all open work to the successor. Call it before the account changes, in the same transaction.
   * Throws `open_work` if there is open work and no successor.
   */
  handOver: (
    tx: Database,
    request: FastifyRequest,
    handover: { userId: number; successorId: number | undefined },
  ) => Promise<void>
}
