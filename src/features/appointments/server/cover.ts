import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import type { Leaving } from '#features/users/schema.ts'
import type { Away } from '../absences.ts'

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
