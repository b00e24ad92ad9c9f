import { everyRow, listOptions, pageOf, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import { findPictureSizes } from '#features/images/server/repository.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { formatLanguageName, formatList, spreadsheetTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type {
  AdminListedPublication,
  AdminPublication,
  AdminPublicationFilter,
  PublicationChanges,
  PublicationInput,
} from '../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { stateOf } from '../values.ts'
import {
  adminSortFields,
  countPublications,
  createPublication,
  deletePublication,
  findAdminPublication,
  listAdminPublications,
  lockPublication,
  updatePublication,
} from './admin-repository.ts'
import { publicationCalls } from './calls.ts'
import { findRevision, listRevisions } from './revision-repository.ts'
import { articleOf } from './texts.ts'

const newestFirst = { field: 'publishDate', descending: true } as const
/** Sufficient for two Arabic articles of the maximum length, with the overhead of JSON. */
const bodyLimit = 1024 * 1024

type Options = {
  /** Cancels newsletter mails about a publication that are not sent yet; implemented by `newsletter`. */
  stopSending: (db: Database, id: number, since: 'hidden' | 'deleted') => Promise<void>
}

export const publicationAdminRoutes =
  (options: Options): Routes =>
  async (app) => {
    const on = register(app, publicationCalls)
    const changes = changesWith(options)

    on('GET /api/admin/publications', async (request, reply) => {
      const { query } = request
      const page = await listAdminPublications(app.db, {
        category: categoryIn(query),
        ...listOptions(query, adminSortFields, newestFirst),
        withContents: query.content !== 'none',
      })
      return replyWithPage(request, reply, query, page)
    })

    on('GET /api/admin/publications.csv', { onRequest: requireRecentProof }, async (request, reply) => {
      const { query } = request
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'publication')
        return everyRow((page) =>
          listAdminPublications(tx, {
            category: categoryIn(query),
            ...listOptions(query, adminSortFields, newestFirst),
            page,
            withContents: false,
          }),
        )
      })
      const t = translateIn[request.language]
      return sendCsv(reply, `${t('csv.publications.file')}.csv`, csvRows(rows, request.language))
    })

    on('GET /api/admin/publications/counts', ({ query }) => countPublications(app.db, query.q))

    on(
      'GET /api/admin/publications/:id',
      async ({ params }) => (await findAdminPublication(app.db, params.id)) ?? notFound(),
    )

    on('POST /api/admin/publications', { bodyLimit }, (request) => changes.create(request, request.body))
    on('PUT /api/admin/publications/:id', { bodyLimit }, (request) =>
      changes.update(request, request.params.id, request.body),
    )
    on('DELETE /api/admin/publications/:id', (request) => changes.remove(request, request.params.id))

    on('POST /api/admin/publications/preview', { bodyLimit }, async ({ body }) => {
      const { contentEn = '', contentAr = '' } = body
      const sizeOf = await findPictureSizes(app.db, [contentEn, contentAr])
      return { articleEn: articleOf(contentEn, 'en', sizeOf), articleAr: articleOf(contentAr, 'ar', sizeOf) }
    })

    await app.register(revisionRoutes)
  }

const categoryIn = ({ category }: AdminPublicationFilter) =>
  category && category !== 'all' ? category : undefined

const csvHeads = [
  'csv.number',
  'editor.titleEn',
  'editor.titleAr',
  'publications.office.category',
  'table.status',
  'editor.languages',
  'csv.publications.publishDate',
] as const

const csvRows = (rows: readonly AdminListedPublication[], language: Language) => {
  const t = translateIn[language]
  const now = new Date()
  return [
    csvHeads.map((head) => t(head)),
    ...rows.map((row) => [
      row.id,
      row.titleEn,
      row.titleAr,
      t(categoryLabel[row.category]),
      t(`publications.office.${stateOf(row, now)}`),
      formatList(
        row.publishedLanguages.map((each) => formatLanguageName(each, language)),
        language,
      ),
      spreadsheetTime(row.publishDate),
    ]),
  ]
}

const changesWith = ({ stopSending }: Options) =>
  recordChanges({
    entity: 'publication',
    nameOf: ({ titleEn }: AdminPublication) => titleEn,
    create: async (tx, input: PublicationInput, request) => {
      const created = await createPublication(tx, input, signedInUser(request).id)
      refuseWithoutText(created)
      return created
    },
    update: async (tx, id, input: PublicationChanges, request) => {
      const changed = await changePublication(tx, id, input, signedInUser(request).id)
      await stopSending(tx, id, 'hidden')
      return changed
    },
    remove: async (tx, id) => {
      if (await lockPublication(tx, id)) await stopSending(tx, id, 'deleted')
      return deletePublication(tx, id)
    },
  })

/** The versions of a publication's texts, and restoring one of them. */
const revisionRoutes: Routes = async (app) => {
  const on = register(app, publicationCalls)

  on('GET /api/admin/publications/:id/revisions', async (request, reply) => {
    const { params, query } = request
    const page = await listRevisions(app.db, params.id, pageOf(query))
    if (page.total === 0 && !(await findAdminPublication(app.db, params.id))) notFound()
    return replyWithPage(request, reply, query, page)
  })

  on(
    'GET /api/admin/publications/:id/revisions/:revisionId',
    async ({ params }) => (await findRevision(app.db, params.id, params.revisionId)) ?? notFound(),
  )

  /** The restored texts become the newest revision; the later ones are not deleted. */
  on('POST /api/admin/publications/:id/revisions/:revisionId/restore', async (request) => {
    const { params, body } = request
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const { texts } = (await findRevision(tx, params.id, params.revisionId)) ?? notFound()
      const restored = await changePublication(
        tx,
        params.id,
        { ...texts, updatedAt: body?.updatedAt },
        actor.id,
      )
      await auditOf(request)(tx, 'restore', 'publication', params.id, { name: restored.titleEn })
      return restored
    })
  })
}

/** Call it inside a transaction. Refuses stale changes, and changes that leave no text to publish. */
const changePublication = async (
  db: Database,
  id: number,
  changes: PublicationChanges,
  userId: number,
): Promise<AdminPublication> => {
  const before = (await lockPublication(db, id)) ?? notFound()
  const updated = await updatePublication(db, before, changes, userId)
  refuseWithoutText(updated)
  return updated
}

/** Publishing only in Arabic requires an Arabic text; the English one always exists. */
const refuseWithoutText = ({ publishedLanguages, titleAr, contentAr }: AdminPublication): void => {
  if (!publishedLanguages.includes('en') && !(titleAr && contentAr))
    invalidField('publishedLanguages', 'val.publishedLanguages.noArabic')
}
