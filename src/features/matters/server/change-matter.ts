import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import type { Database } from '#db/connection.ts'
import { type LockedConsultation, lockListedConsultation } from '#features/consultations/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'

/** Locks the request of a change. A request that the user may not open is treated as unknown. */
export const lockOpenRequest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<LockedConsultation> => {
  const { row, seen } = (await lockListedConsultation(tx, id, signedInUser(request), undefined)) ?? notFound()
  return seen.isOpen ? row : notFound()
}

/** The same for changes that require an approved request. */
export const lockApprovedRequest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<LockedConsultation> => {
  const row = await lockOpenRequest(tx, request, id)
  if (row.status !== 'approved') throw new AppError('not_approved')
  return row
}
