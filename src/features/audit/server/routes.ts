import type { Routes } from '#http/context.ts'
import { sendCsv } from '#http/csv.ts'
import { requireRecentProof } from '#http/guards.ts'
import { pageOf, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { AuditProofResult } from '../schema.ts'
import { auditOf } from './audit-of.ts'
import { auditCalls } from './calls.ts'
import { listAudit, listAuditForExport } from './repository.ts'

type Options = {
  /** The result of the latest check of the chain. */
  readProof: () => Promise<AuditProofResult>
}

export const auditRoutes =
  ({ readProof }: Options): Routes =>
  async (app) => {
    const on = register(app, auditCalls)

    on('GET /api/admin/audit', async (request, reply) => {
      const page = await listAudit(app.db, { ...request.query, page: pageOf(request.query) })
      return replyWithPage(request, reply, request.query, page)
    })

    on('GET /api/admin/audit/proof', async () => readProof())

    on('GET /api/admin/audit.csv', { onRequest: requireRecentProof }, async (request, reply) => {
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'auditLog')
        return listAuditForExport(tx, request.query)
      })
      return sendCsv(reply, 'audit.csv', [
        ['id', 'createdAt', 'userId', 'userName', 'action', 'entity', 'entityId', 'details', 'ipAddress'],
        ...rows.map((row) => [
          row.id,
          row.createdAt,
          row.userId,
          row.userName,
          row.action,
          row.entity,
          row.entityId,
          JSON.stringify(row.details),
          row.ipAddress,
        ]),
      ])
    })
  }
