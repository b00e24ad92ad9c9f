import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { clientAddress } from '#http/addresses.ts'
import { notFound } from '#http/errors.ts'
import { type Actor, type AuditEntry, recordAudit } from './repository.ts'

/** Adds the name of the token with which a program made the call. */
export const withToken = (
  { token }: Pick<FastifyRequest, 'token'>,
  details: AuditEntry['details'] = {},
): NonNullable<AuditEntry['details']> => (token ? { ...details, token: token.name } : details)

/**
 * Records the action of a request, with its user, token and IP address. Callers pass `actor` for users who are not
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
    recordAudit(db, {
      actor,
      action,
      entity,
      entityId,
      details: withToken(request, details),
      ipAddress: clientAddress(request),
    })

type RecordChanges<Saved, Input, Changes> = {
  entity: AuditEntry['entity']
  /** The name of a record for the log. */
  nameOf: (saved: Saved) => string
  create: (db: Database, input: Input, request: FastifyRequest) => Promise<Saved>
  /** Undefined if there is no such record. */
  update: (db: Database, id: number, changes: Changes, request: FastifyRequest) => Promise<Saved | undefined>
  /** The name of the deleted record; undefined if there is no such record. */
  remove: (db: Database, id: number) => Promise<{ name: string | null } | undefined>
}

/** Creates, updates and deletes the office's records, each change in one transaction with its audit entry. */
export const recordChanges = <Saved extends { id: number }, Input, Changes>({
  entity,
  nameOf,
  ...noun
}: RecordChanges<Saved, Input, Changes>) => ({
  create: (request: FastifyRequest, input: Input): Promise<Saved> =>
    request.server.db.transaction(async (tx) => {
      const saved = await noun.create(tx, input, request)
      await auditOf(request)(tx, 'create', entity, saved.id, { name: nameOf(saved) })
      return saved
    }),
  update: (request: FastifyRequest, id: number, changes: Changes): Promise<Saved> =>
    request.server.db.transaction(async (tx) => {
      const saved = (await noun.update(tx, id, changes, request)) ?? notFound()
      await auditOf(request)(tx, 'update', entity, id, { name: nameOf(saved) })
      return saved
    }),
  remove: (request: FastifyRequest, id: number): Promise<void> =>
    request.server.db.transaction(async (tx) => {
      const { name } = (await noun.remove(tx, id)) ?? notFound()
      await auditOf(request)(tx, 'delete', entity, id, { name })
    }),
})
