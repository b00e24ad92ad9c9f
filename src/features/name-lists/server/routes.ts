import multipart from '@fastify/multipart'
import { getFilePart, readWhole } from '#api/file-part.ts'
import { newestFirst, listOptions as pageOptions, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { listOptions } from '../schema.ts'
import { maxListBytes } from '../values.ts'
import { nameListCalls } from './calls.ts'
import { decideHit, findHit, listHitsFor, lockHit } from './hits-repository.ts'
import { listLists, replaceList } from './repository.ts'

const uploads = { limits: { files: 1, fields: 1, fieldSize: 1_000, fileSize: maxListBytes, headerPairs: 20 } }

/** Lists of names and their matches. Admins upload; readers of a request decide about its matches. */
export const nameListRoutes: Routes = async (app) => {
  const on = register(app, nameListCalls)

  await app.register(multipart, uploads)

  on('GET /api/admin/name-lists', () => listLists(app.db))

  on('POST /api/admin/name-lists', async (request) => {
    const part = await getFilePart(request)
    const field = part.fields.options
    const { kind } = optionsIn(field && 'value' in field ? String(field.value) : '')
    const bytes = await readWhole(() => part.toBuffer())
    // Loaded with the first file.
    const { readList } = await import('./parse.ts')
    const entries = readList(bytes)
    await app.db.transaction(async (tx) => {
      const uploadedById = signedInUser(request).id
      const id = await replaceList(tx, kind, { entries, fileName: part.filename.slice(0, 200), uploadedById })
      await auditOf(request)(tx, 'import', 'nameList', id, { name: kind, count: String(entries.length) })
    })
    return listLists(app.db)
  })

  on('GET /api/admin/list-hits', async (request, reply) => {
    const { query } = request
    const { page } = pageOptions(query, ['createdAt'], newestFirst)
    const found = await listHitsFor(app.db, {
      reader: signedInUser(request),
      state: query.state ?? 'open',
      page,
    })
    return replyWithPage(request, reply, query, found)
  })

  on('PUT /api/admin/list-hits/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      const reader = signedInUser(request)
      const hit = (await lockHit(tx, id, reader)) ?? notFound()
      const { state, reason } = request.body
      const isRepeated = hit.state === state && hit.reason === reason
      if (hit.state !== 'open' && !isRepeated) throw new AppError('hit_decided')
      if (!isRepeated) {
        await decideHit(tx, id, request.body, reader.id)
        await auditOf(request)(tx, 'decide', 'diligence', id)
      }
      return (await findHit(tx, id, reader)) ?? notFound()
    }),
  )
}

const optionsIn = (sent: string) => {
  try {
    const { data } = listOptions.safeParse(JSON.parse(sent))
    return data ?? invalidField('kind', 'val.generic.required')
  } catch (error) {
    if (error instanceof AppError) throw error
    return invalidField('kind', 'val.generic.required')
  }
}
