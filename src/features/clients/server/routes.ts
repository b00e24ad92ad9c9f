import multipart from '@fastify/multipart'
import { everyRow, listOptions, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import { type ImportOptions, importOptions } from '#features/imports/schema.ts'
import { type ImportColumn, yesOrNo } from '#features/imports/server/columns.ts'
import { importUploads, previewImport, runImport } from '#features/imports/server/import.ts'
import type { ImportKind } from '#features/imports/server/lines.ts'
import { isSettingOn } from '#features/settings/server/repository.ts'
import { foldSigns } from '#fields/fold.ts'
import { missingConsent } from '#fields/missing-consent.ts'
import { invalidField, notFound } from '#http/errors.ts'
import {
  type ClientChanges,
  type ClientInput,
  type ClientLine,
  clientLine,
  clientTypes,
  type ListedClient,
  type OfficeClient,
} from '../schema.ts'
import { clientCalls } from './calls.ts'
import {
  clientSortFields,
  countClientsByType,
  createClient,
  deleteClient,
  findClient,
  insertClients,
  listClientNames,
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

const columns: readonly ImportColumn[] = [
  {
    name: 'nameEn',
    label: 'table.nameEn',
    words: [
      'name',
      'client',
      'company',
      'company name',
      'client name',
      'organization',
      'organization name',
      'organization 1 - name',
      'account name',
      'customer',
      'customer name',
      'full name',
      'display name',
      'الاسم',
      'اسم العميل',
      'اسم الشركة',
      'العميل',
      'الشركة',
      'المنشأة',
      'اسم المنشأة',
      'الجهة',
      'الاسم الكامل',
    ],
    isRequired: true,
  },
  {
    name: 'nameAr',
    label: 'table.nameAr',
    words: ['arabic name', 'الاسم العربي', 'الاسم بالعربي', 'الاسم باللغة العربية'],
  },
  {
    name: 'clientType',
    label: 'officeClients.type',
    words: ['client type', 'category', 'نوع العميل', 'النوع', 'التصنيف'],
    choices: clientTypes.map((value) => ({ value, labels: [`officeClients.type.${value}`] })),
  },
  {
    name: 'websiteUrl',
    label: 'table.website',
    words: [
      'website',
      'website url',
      'website 1 - value',
      'web',
      'web page',
      'url',
      'site',
      'company domain name',
      'الموقع',
      'موقع الإنترنت',
      'صفحة ويب',
    ],
  },
  {
    name: 'isVisible',
    label: 'officeClients.isVisible',
    words: ['visible', 'visibility', 'ظاهر', 'الظهور'],
    choices: yesOrNo.map(({ value, labels }) => ({
      value,
      labels: [value === 'true' ? 'status.visible' : 'status.hidden', ...labels],
    })),
  },
  { name: 'displayOrder', label: 'table.displayOrder', heads: ['table.order'], kind: 'number' },
  { name: 'logoUrl', label: 'table.logo', words: ['logo', 'logo url', 'رابط الشعار'] },
  {
    name: 'descriptionEn',
    label: 'officeClients.descriptionEn',
    words: ['description', 'about', 'الوصف', 'نبذة'],
  },
  {
    name: 'descriptionAr',
    label: 'officeClients.descriptionAr',
    words: ['arabic description', 'الوصف العربي'],
  },
  { name: 'consentBy', label: 'consent.by' },
  { name: 'consentOn', label: 'consent.on' },
  { name: 'consentNote', label: 'consent.note' },
]

/** Companies are identified by their English name, regardless of spaces, case and invisible characters. */
const keyOf = (name: string): string =>
  foldSigns(name.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()

const clientImport: ImportKind<ClientLine, ImportOptions> = {
  entity: 'client',
  columns,
  options: importOptions,
  row: clientLine,
  keyOf: ({ nameEn }) => keyOf(nameEn),
  listKnown: async (db) => new Set((await listClientNames(db)).map(keyOf)),
  insert: insertClients,
}
