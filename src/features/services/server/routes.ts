import { everyRow, listOptions, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import { notFound } from '#http/errors.ts'
import { spreadsheetTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { AdminService } from '../schema.ts'
import { serviceCalls } from './calls.ts'
import {
  createService,
  deleteService,
  findActiveService,
  findService,
  listActiveServices,
  listServices,
  serviceSortFields,
  updateService,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

const csvHeads = [
  'csv.number',
  'table.nameEn',
  'table.nameAr',
  'table.status',
  'table.displayOrder',
  'csv.createdAt',
] as const

export const serviceRoutes: Routes = async (app) => {
  const on = register(app, serviceCalls)

  on('GET /api/services', async (request, reply) => {
    const { query } = request
    const page = await listActiveServices(app.db, listOptions(query, serviceSortFields, inOrder))
    return replyWithPage(request, reply, query, page)
  })

  on(
    'GET /api/services/:id',
    async ({ params }) => (await findActiveService(app.db, params.id)) ?? notFound(),
  )
}

export const serviceAdminRoutes: Routes = async (app) => {
  const on = register(app, serviceCalls)

  on('GET /api/admin/services', async (request, reply) => {
    const { query } = request
    const page = await listServices(app.db, {
      ...listOptions(query, serviceSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/services.csv', { onRequest: requireRecentProof }, async (request, reply) => {
    const { query } = request
    const rows = await app.db.transaction(async (tx) => {
      await auditOf(request)(tx, 'export', 'service')
      return everyRow((page) => listServices(tx, { ...listOptions(query, serviceSortFields, inOrder), page }))
    })
    const t = translateIn[request.language]
    return sendCsv(reply, `${t('csv.services.file')}.csv`, [
      csvHeads.map((head) => t(head)),
      ...rows.map((row) => [
        row.id,
        row.nameEn,
        row.nameAr,
        t(`status.${row.status}`),
        row.displayOrder,
        spreadsheetTime(row.createdAt),
      ]),
    ])
  })

  /** The saved version, for the comparison after a stale edit; only this call finds inactive services. */
  on(
    'GET /api/admin/services/:id',
    async ({ params }) => (await findService(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/services', (request) => changes.create(request, request.body))
  on('PUT /api/admin/services/:id', (request) => changes.update(request, request.params.id, request.body))
  on('DELETE /api/admin/services/:id', (request) => changes.remove(request, request.params.id))
}

const changes = recordChanges({
  entity: 'service',
  nameOf: ({ nameEn }: AdminService) => nameEn,
  create: createService,
  update: updateService,
  remove: async (tx, id) => ((await deleteService(tx, id)) ? { name: null } : undefined),
})
