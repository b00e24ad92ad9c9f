import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import * as z from 'zod/mini'
import { recordAudit } from '#features/audit/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { getFilePart, readWhole } from '#http/file-part.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { reEncode } from './re-encode.ts'
import { createImage, findImage } from './repository.ts'
import { image, mostImageBytes } from './schema.ts'

const uploads = { limits: { files: 1, fields: 0, fileSize: mostImageBytes + 1, headerPairs: 20 } }

/** Pictures of the website: sent in by the office, shown to everyone. */
export const imageAdminRoutes: Routes = async (app) => {
  await app.register(multipart, uploads)

  app.post(
    '/api/admin/images',
    {
      onRequest: allow('images.manage'),
      schema: { consumes: ['multipart/form-data'], response: { 201: image } },
    },
    async (request, reply) => {
      const part = await getFilePart(request)
      // What was sent is only looked at; what is kept is what we drew.
      const sent = await readWhole(() => app.files.save(part.file, mostImageBytes, reEncode))
      await app.files.remove(sent.key)
      const { bytes, type, width, height } = sent.judgement
      const kept = await app.files.save(
        Readable.from([bytes]),
        Number.POSITIVE_INFINITY,
        async () => undefined,
      )
      const created = await app.db
        .transaction(async (tx) => {
          const actor = signedInUser(request)
          const size = bytes.length
          const row = await createImage(tx, {
            storageKey: kept.key,
            type,
            width,
            height,
            size,
            userId: actor.id,
          })
          await recordAudit(tx, {
            actor,
            action: 'create',
            entity: 'image',
            entityId: row.id,
            ipAddress: request.ip,
          })
          return row
        })
        .catch(async (error: unknown) => {
          await app.files.remove(kept.key)
          throw error
        })
      return reply.code(201).send({ ...created, url: `/images/${created.storageKey}` })
    },
  )
}

const imageParams = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
})

/** Each picture has an address of its own and never changes. */
export const imageRoutes: Routes = async (app) => {
  app.get('/images/:key', { schema: { hide: true } }, async (request, reply) => {
    const params = z.safeParse(imageParams, request.params)
    const found = (params.success && (await findImage(app.db, params.data.key))) || notFound()
    if ((await app.files.sizeOf(found.storageKey)) === null) notFound()
    reply.headers({
      'content-type': found.type,
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return reply.send(app.files.stream(found.storageKey))
  })
}
