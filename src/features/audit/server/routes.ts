import { pageOf, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import { spreadsheetTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Translate } from '#i18n/translator.ts'
import type { AuditProofResult, AuditRow } from '../schema.ts'
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
      const t = translateIn[request.language]
      return sendCsv(reply, `${t('csv.audit.file')}.csv`, [
        Object.keys(cellsOf).map((head) => t(head)),
        ...rows.map((row) => Object.values(cellsOf).map((cellOf) => cellOf(row, t))),
      ])
    })
  }

/** The columns of the export by header, with the labels of the screen. */
const cellsOf: Record<string, (row: AuditRow, t: Translate) => string | number | null> = {
  'csv.audit.number': ({ id }) => id,
  'csv.audit.when': ({ createdAt }) => spreadsheetTime(createdAt),
  'csv.audit.userNumber': ({ userId }) => userId,
  'csv.audit.user': ({ userName }, t) => userName || t('activity.nobody'),
  'audit.action': ({ action }, t) => t(`audit.action.${action}`),
  'audit.entity': ({ entity }, t) => t(`audit.entity.${entity}`),
  'csv.audit.recordNumber': ({ entityId }) => entityId,
  'csv.audit.details': ({ details }) => JSON.stringify(details),
  'csv.audit.address': ({ ipAddress }) => ipAddress,
}
