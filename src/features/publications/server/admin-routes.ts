import type { Database } from '#db/connection.ts'
import { recordChanges } from '#features/audit/server/record-changes.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { listOptions, replyWithPage } from '#http/lists.ts'
import { register } from '#http/register.ts'
import type { AdminPublication, PublicationChanges, PublicationInput } from '../admin-schema.ts'
import {
  adminSortFields,
  countPublications,
  createPublication,
  deletePublication,
  findAdminPublication,
  listAdminPublications,
  lockPublication,
} from './admin-repository.ts'
import { articleOf } from './article.ts'
import { publicationCalls } from './calls.ts'
import { changePublication, refuseWithoutText } from './change-publication.ts'
import { revisionRoutes } from './revision-routes.ts'

const newestFirst = { field: 'publishDate', descending: true } as const
/** Enough for two articles of the maximum length in Arabic, with the overhead of JSON. */
const bodyLimit = 1024 * 1024

type Options = {
  /** Stops what the newsletter still sends of a publication; implemented by `newsletter`. */
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
        category: query.category && query.category !== 'all' ? query.category : undefined,
        ...listOptions(query, adminSortFields, newestFirst),
        withContents: query.content !== 'none',
      })
      return replyWithPage(request, reply, query, page)
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

    on('POST /api/admin/publications/preview', { bodyLimit }, async ({ body }) => ({
      articleEn: articleOf(body.contentEn ?? '', 'en'),
      articleAr: articleOf(body.contentAr ?? '', 'ar'),
    }))

    await app.register(revisionRoutes)
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
