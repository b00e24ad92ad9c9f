import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/client-address.ts'
import type { Message } from '../schema.ts'

/** Minutes in which repeated reads count as one, because an open screen polls. */
const minutesOfOversight = 60

/**
 * Records in the audit log, once per conversation, that an admin reads messages between others. Runs before
 * the response.
 */
export const recordOversight = (request: FastifyRequest, [first]: Message[]) =>
  recordAuditOnce(
    request.server.db,
    {
      actor: signedInUser(request),
      action: 'look',
      entity: 'message',
      ...(first && { entityId: first.id }),
      ipAddress: clientAddress(request),
    },
    minutesOfOversight,
  )
