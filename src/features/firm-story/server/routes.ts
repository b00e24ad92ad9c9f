import { listOptions, replyWithPage } from '#api/lists.ts'
import { type Routes, register } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { recordChanges } from '#features/audit/server/audit-of.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { type AdminStoryPart, missingConsentOf, missingField, type StoryChanges } from '../schema.ts'
import { nameOfPart } from '../values.ts'
import { storyCalls } from './calls.ts'
import {
  countStoryParts,
  createStoryPart,
  deleteStoryPart,
  findStoryPart,
  listStory,
  listStoryParts,
  storySortFields,
  updateStoryPart,
} from './repository.ts'

export const storyRoutes: Routes = async (app) => {
  const on = register(app, storyCalls)

  on('GET /api/firm-story', () => listStory(app.db))

  on('GET /api/admin/firm-story', async (request, reply) => {
    const { type, isVisible, ...query } = request.query
    const inOrder = { field: 'displayOrder', descending: false } as const
    const page = await listStoryParts(app.db, {
      type,
      isVisible,
      ...listOptions(query, storySortFields, inOrder),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/firm-story/counts', ({ query }) => countStoryParts(app.db, query))

  /** The saved version, for the comparison after a stale edit; only this call finds hidden parts. */
  on(
    'GET /api/admin/firm-story/:id',
    async ({ params }) => (await findStoryPart(app.db, params.id)) ?? notFound(),
  )

  on('POST /api/admin/firm-story', (request) => changes.create(request, request.body))
  on('PUT /api/admin/firm-story/:id', (request) => changes.update(request, request.params.id, request.body))
  on('DELETE /api/admin/firm-story/:id', (request) => changes.remove(request, request.params.id))
}

/**
 * A partial change does not contain all fields that its kind requires, so the result is checked. A visible
 * testimonial needs its consent, also one of the time before consents were recorded.
 */
const update = async (db: Database, id: number, changes: StoryChanges) => {
  const saved = await updateStoryPart(db, id, changes)
  const missing = saved && missingField(saved)
  if (missing) return invalidField(missing, 'val.generic.required')
  const unproven = saved?.isVisible && missingConsentOf(saved)
  return unproven ? invalidField(unproven, 'val.consent.required') : saved
}

const changes = recordChanges({
  entity: 'storyPart',
  nameOf: ({ kind, titleEn, textEn }: AdminStoryPart) => nameOfPart({ kind, title: titleEn, text: textEn }),
  create: createStoryPart,
  update,
  remove: deleteStoryPart,
})
