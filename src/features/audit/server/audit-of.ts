import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { type Actor, type AuditEntry, recordAudit } from './repository.ts'

/**
 * Records what a request did, by whom and from where. Callers pass `actor` for people who are not logged in yet or
 * act by a link from a mail.
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
    recordAudit(db, { actor, action, entity, entityId, details, ipAddress: request.ip })
