import type { FastifyRequest } from 'fastify'
import { allow, requireRecentProof } from '#api/routes.ts'
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

/** Only admins may withdraw a colleague's record, which locks the client out of documents. */
export const requireWithdrawer = async (request: FastifyRequest) => {
  await allow('users.manage')(request)
  await requireRecentProof(request)
}

/** Names that could be mistaken for the firm or the system. */
export const reservedNames = [
  'admin',
  'administrator',
  'root',
  'system',
  'support',
  'help',
  'info',
  'contact',
  'office',
  'mizan',
  'staff',
  'manager',
  'security',
  'webmaster',
  'hostmaster',
  'postmaster',
  'abuse',
  'noreply',
  'no-reply',
]
