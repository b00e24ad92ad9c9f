import multipart from '@fastify/multipart'
import * as z from 'zod/mini'
import { getFilePart } from '#api/file-part.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { isServed } from '#features/malware/values.ts'
import { refuseOverDailyLimit } from '#files/daily-limit.ts'
import { AppError, notFound } from '#http/errors.ts'
import { inertPolicy } from '#http/security-headers.ts'
import { maxImageBytes } from '../schema.ts'
import { imageCalls } from './calls.ts'
import { storeImage, withUrl } from './files.ts'
import { findImage, findImageById, findImagesOfDay } from './repository.ts'

const uploads = { limits: { files: 1, fields: 0, fileSize: maxImageBytes + 1, headerPairs: 20 } }

/** Pictures of the website: uploaded by the office, public. */
export const imageAdminRoutes: Routes = async (app) => {
  const on = register(app, imageCalls)

  await app.register(multipart, uploads)

  on('POST /api/admin/images', async (request) => {
    const actor = signedInUser(request)
    const length = Number(request.headers['content-length'] ?? 0)
    await app.files.refuseWhenFull(length)
    refuseOverDailyLimit(await findImagesOfDay(app.db, actor.id), length, app.rateLimitScale)
    const part = await getFilePart(request)
    return storeImage(request, part.file, { userId: actor.id })
  })

  /** The state of its malware check, for the uploader's screen. */
  on('GET /api/admin/images/:id', async ({ params }) =>
    withUrl((await findImageById(app.db, params.id)) ?? notFound()),
  )
}

const imageParams = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
})

/** Each picture has its own URL and never changes. */
export const imageRoutes: Routes = async (app) => {
  app.get('/images/:key', { schema: { hide: true } }, async (request, reply) => {
    const params = z.safeParse(imageParams, request.params)
    const found = (params.success && (await findImage(app.db, params.data.key))) || notFound()
    const { id, storageKey, sha256 } = found
    if (!isServed(found.malwareCheck)) {
      // The picture may become available soon.
      reply.header('cache-control', 'no-store')
      notFound()
    }
    const size = await app.files.sizeOf(storageKey)
    if (size !== found.size) {
      request.log.error({ kind: 'image', id, size }, 'the file of a row is missing or damaged')
      if (size === null) notFound()
      throw new AppError('internal')
    }
    reply.headers({
      'content-type': found.type,
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': inertPolicy,
    })
    if (sha256 === null) return reply.send(app.files.stream(storageKey))
    return reply.send(
      app.files
        .streamWhole(storageKey, sha256)
        .on('error', (err) => request.log.error({ kind: 'image', id, err }, 'the file of a row is damaged')),
    )
  })
}
