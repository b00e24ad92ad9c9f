import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { settingsOf } from '#features/settings/schema.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import {
  type LegalWordingInput,
  type LegalWordingVersion,
  legalPreview,
  legalPreviewInput,
  legalRestore,
  legalVersion,
  legalWording,
  legalWordingChanges,
  legalWordingVersion,
} from '../admin-schema.ts'
import { legalPageSlugs } from '../schema.ts'
import {
  addLegalVersion,
  findLegalVersion,
  findWordingInForce,
  listLegalPages,
  listLegalVersions,
  lockWordingInForce,
} from './admin-repository.ts'
import { renderLegalText } from './render.ts'

/** An unknown page answers 404 like an unknown id. */
const slugOf = ({ slug }: { slug: string }) => legalPageSlugs.find((known) => known === slug) ?? notFound()
const slugParams = z.object({ slug: z.string() })
const versionParams = z.object({ slug: z.string(), version: z.string() })

const wordingOf = ({ titleEn, titleAr, contentEn, contentAr }: LegalWordingInput): LegalWordingInput => ({
  titleEn,
  titleAr,
  contentEn,
  contentAr,
})

const isSame = (one: LegalWordingInput, other: LegalWordingInput): boolean =>
  JSON.stringify(wordingOf(one)) === JSON.stringify(wordingOf(other))

export const legalPageAdminRoutes: Routes = async (app) => {
  const onRequest = allow('pages.manage')

  app.get(
    '/api/admin/legal-pages',
    { onRequest, schema: { response: { 200: z.array(legalVersion) } } },
    async () => listLegalPages(app.db),
  )

  app.get(
    '/api/admin/legal-pages/:slug',
    { onRequest, schema: { params: slugParams, response: { 200: legalWordingVersion } } },
    async ({ params }) => findWordingInForce(app.db, slugOf(params)),
  )

  app.get(
    '/api/admin/legal-pages/:slug/versions',
    {
      onRequest,
      schema: { params: slugParams, querystring: listQuery, response: { 200: z.array(legalVersion) } },
    },
    async (request, reply) => {
      const { params, query } = request
      return replyWithPage(
        request,
        reply,
        query,
        await listLegalVersions(app.db, slugOf(params), pageOf(query)),
      )
    },
  )

  app.get(
    '/api/admin/legal-pages/:slug/versions/:version',
    { onRequest, schema: { params: versionParams, response: { 200: legalWordingVersion } } },
    async ({ params }) => (await findLegalVersion(app.db, slugOf(params), params.version)) ?? notFound(),
  )

  app.put(
    '/api/admin/legal-pages/:slug',
    {
      onRequest,
      schema: {
        summary: 'A new version of a legal page; what is not sent stays as it is in force',
        params: slugParams,
        body: legalWordingChanges,
        response: { 200: legalWordingVersion },
      },
    },
    async (request) => {
      const { version, ...changes } = request.body
      const slug = slugOf(request.params)
      return app.db.transaction(async (tx) => {
        const current = await lockWordingInForce(tx, slug, version)
        const wording = legalWording.parse({ ...wordingOf(current), ...changes })
        // Nothing changed: the consents given so far still name these words.
        if (isSame(wording, current)) return current
        const saved = await addLegalVersion(tx, slug, wording, signedInUser(request).id)
        await auditOf(request)(tx, 'update', 'legalPage', null, toldOf(saved))
        return saved
      })
    },
  )

  app.post(
    '/api/admin/legal-pages/:slug/versions/:version/restore',
    {
      onRequest,
      schema: {
        summary: 'An earlier version becomes the newest one',
        params: versionParams,
        body: legalRestore,
        response: { 201: legalWordingVersion },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const slug = slugOf(params)
      const restored = await app.db.transaction(async (tx) => {
        const earlier = (await findLegalVersion(tx, slug, params.version)) ?? notFound()
        const current = await lockWordingInForce(tx, slug, body.version)
        if (isSame(earlier, current)) return current
        const saved = await addLegalVersion(tx, slug, wordingOf(earlier), signedInUser(request).id)
        const details = { ...toldOf(saved), from: earlier.version }
        await auditOf(request)(tx, 'restore', 'legalPage', null, details)
        return saved
      })
      return reply.code(201).send(restored)
    },
  )

  app.post(
    '/api/admin/legal-pages/preview',
    {
      onRequest,
      schema: {
        summary: 'How a text would look on the site; nothing is kept',
        body: legalPreviewInput,
        response: { 201: legalPreview },
      },
    },
    async ({ body }, reply) => {
      const settings = settingsOf(await listSettings(app.db))
      return reply.code(201).send(renderLegalText(body.content, settings, body.language))
    },
  )
}

const toldOf = ({ slug, version, titleEn }: LegalWordingVersion) => ({ name: titleEn, page: slug, version })
