import * as z from 'zod/mini'
import type { Routes } from '#http/context.ts'
import { sendCsv } from '#http/csv.ts'
import { allow, requireRecentProof } from '#http/guards.ts'
import { listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { type AuditProofResult, auditEntry, auditFilter, auditProof } from '../schema.ts'
import { auditOf } from './audit-of.ts'
import { listAudit, listAuditForExport } from './repository.ts'

type Options = {
  /** What the last look at the chain found. */
  readProof: () => Promise<AuditProofResult>
}

export const auditRoutes =
  ({ readProof }: Options): Routes =>
  async (app) => {
    const adminsOnly = allow('audit.view')
    const query = z.extend(listQuery, auditFilter.shape)

    app.get(
      '/api/admin/audit',
      { onRequest: adminsOnly, schema: { querystring: query, response: { 200: z.array(auditEntry) } } },
      async (request, reply) => {
        const page = await listAudit(app.db, { ...request.query, page: pageOf(request.query) })
        return replyWithPage(request, reply, request.query, page)
      },
    )

    app.get(
      '/api/admin/audit/proof',
      { onRequest: adminsOnly, schema: { response: { 200: auditProof } } },
      async () => readProof(),
    )

    app.get(
      '/api/admin/audit.csv',
      {
        onRequest: [adminsOnly, requireRecentProof],
        schema: { querystring: auditFilter, response: { 200: z.string() } },
      },
      async (request, reply) => {
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
      },
    )
  }
