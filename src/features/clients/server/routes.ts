import multipart from '@fastify/multipart'
import { sendCsv } from '#api/csv.ts'
import { requireRecentProof } from '#api/guards.ts'
import { everyRow, listOptions, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordChanges } from '#features/audit/server/record-changes.ts'
import { importUploads, previewImport, runImport } from '#features/imports/server/run-import.ts'
import { isSettingOn } from '#features/settings/server/repository.ts'
import { missingConsent } from '#fields/missing-consent.ts'
import type { Routes } from '#http/context.ts'
import { invalidField, notFound } from '#http/errors.ts'
import type { ClientChanges, ClientInput, ListedClient, OfficeClient } from '../schema.ts'
import { clientCalls } from './calls.ts'
import { clientImport } from './client-import.ts'
import {
  clientSortFields,
  countClientsByType,
  createClient,
  deleteClient,
  findClient,
  listClients,
  updateClient,
} from './repository.ts'

const inOrder = { field: 'displayOrder', descending: false } as const

export const clientRoutes: Routes = async (app) => {
  const on = register(app, clientCalls)

  on('GET /api/clients', async (request, reply) => {
    const { query } = request
    const { rows, total } = await listClients(app.db, {
      type: query.type,
      isVisible: true,
      ...listOptions(query, clientSortFields, inOrder),
    })
    const listed = query.content === 'none' ? rows.map(withoutDescription) : rows
    return replyWithPage(request, reply, query, { rows: listed, total })
  })
}

/** The form for a grid of logos, which shows no descriptions. */
const withoutDescription = ({
  description,
  descriptionEn,
  descriptionAr,
  ...client
}: ListedClient): ListedClient => client

export const clientAdminRoutes: Routes = async (app) => {
  const on = register(app, clientCalls)

  await app.register(multipart, importUploads)

  on('GET /api/admin/clients', async (request, reply) => {
    const { query } = request
    const page = await listClients(app.db, {
      type: query.type,
      isVisible: query.isVisible,
      ...listOptions(query, clientSortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/clients.csv', { onRequest: requireRecentProof }, async (request, reply) => {
    const { type, isVisible, ...query } = request.query
    const rows = await app.db.transaction(async (tx) => {
      await auditOf(request)(tx, 'export', 'client')
      return everyRow((page) =>
        listClients(tx, { type, isVisible, ...listOptions(query, clientSortFields, inOrder), page }),
      )
    })
    return sendCsv(reply, 'clients.csv', [
      exported,
      ...rows.map((row) =>
        exported.map((name) => (typeof row[name] === 'boolean' ? String(row[name]) : row[name])),
      ),
    ])
  })

  on('GET /api/admin/clients/counts', async ({ query }) => countClientsByType(app.db, query))

  /** The saved version, for the comparison after a stale edit; only this call finds hidden clients. */
  on('GET /api/admin/clients/:id', async ({ params }) => (await findClient(app.db, params.id)) ?? notFound())

  on('POST /api/admin/clients', (request) => changes.create(request, request.body))
  on('POST /api/admin/clients/import/preview', (request) => previewImport(request, clientImport))
  on('POST /api/admin/clients/import', (request) => runImport(request, clientImport))
  on('PUT /api/admin/clients/:id', (request) => changes.update(request, request.params.id, request.body))
  on('DELETE /api/admin/clients/:id', (request) => changes.remove(request, request.params.id))
}

/** All importable fields, so that a list can be moved to another installation. */
const exported = [
  'id',
  'nameEn',
  'nameAr',
  'clientType',
  'website',
  'isVisible',
  'displayOrder',
  'createdAt',
  'logo',
  'descriptionEn',
  'descriptionAr',
  'consentBy',
  'consentOn',
  'consentNote',
] as const

/** A visible client needs a consent on file if the firm asks for one; also one of the time before. */
const refuseUnproven = async (db: Database, saved: OfficeClient): Promise<OfficeClient> => {
  const missing = saved.isVisible && (await isSettingOn(db, 'client_consent')) && missingConsent(saved)
  return missing ? invalidField(missing, 'val.consent.required') : saved
}

const changes = recordChanges({
  entity: 'client',
  nameOf: ({ name }: OfficeClient) => name,
  create: async (db, input: ClientInput) => refuseUnproven(db, await createClient(db, input)),
  update: async (db, id, changed: ClientChanges) => {
    const saved = await updateClient(db, id, changed)
    return saved && refuseUnproven(db, saved)
  },
  remove: deleteClient,
})
