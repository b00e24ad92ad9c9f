import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { clientAddress } from '#http/client-address.ts'
import { type Actor, type AuditEntry, recordAudit } from './repository.ts'

/**
 * Records the action of a request, with its user and IP address. Callers pass `actor` for users who are not
 * logged in yet or act by a link from a mail.
 */
export const auditOf =
  (request: FastifyRequest, actor: Actor = request.user) =>
  (
    db: Database,
    action: AuditEntry['action'],
    entity: AuditEntry['entity'],
    entityId: number | null = null,
    details: AuditEntry['details'] = {},
  ): Promise<void> =>
    recordAudit(db, { actor, action, entity, entityId, details, ipAddress: clientAddress(request) })
