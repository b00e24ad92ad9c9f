import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { notFound } from '#http/errors.ts'
import { type LegalWordingInput, type LegalWordingVersion, legalWording } from '../admin-schema.ts'
import { legalPageSlugs } from '../schema.ts'
import { legalPageCalls } from './calls.ts'
import { renderLegalText } from './render.ts'
import {
  addLegalVersion,
  findLegalPageInForce,
  findLegalVersion,
  findWordingInForce,
  listLegalPages,
  listLegalVersions,
  lockWordingInForce,
} from './repository.ts'

export const legalPageRoutes: Routes = async (app) => {
  const on = register(app, legalPageCalls)

  on('GET /api/legal-pages/:slug', async ({ params }) => {
    const slug = legalPageSlugs.find((known) => known === params.slug) ?? notFound()
    const { contentEn, contentAr, periods, ...page } = await findLegalPageInForce(app.db, slug)
    const settings = settingsOf(await listSettings(app.db))
    return {
      ...page,
      slug,
      textEn: renderLegalText(contentEn, settings, periods, 'en'),
      textAr: renderLegalText(contentAr, settings, periods, 'ar'),
    }
  })
}

/** An unknown page answers 404, like an unknown id. */
const slugOf = ({ slug }: { slug: string }) => legalPageSlugs.find((known) => known === slug) ?? notFound()

const wordingOf = ({ titleEn, titleAr, contentEn, contentAr }: LegalWordingInput): LegalWordingInput => ({
  titleEn,
  titleAr,
  contentEn,
  contentAr,
})

const isSame = (one: LegalWordingInput, other: LegalWordingInput): boolean =>
  JSON.stringify(wordingOf(one)) === JSON.stringify(wordingOf(other))

export const legalPageAdminRoutes: Routes = async (app) => {
  const on = register(app, legalPageCalls)

  on('GET /api/admin/legal-pages', async () => listLegalPages(app.db))

  on('GET /api/admin/legal-pages/:slug', async ({ params }) => findWordingInForce(app.db, slugOf(params)))

  on('GET /api/admin/legal-pages/:slug/versions', async (request, reply) => {
    const { params, query } = request
    return replyWithPage(
      request,
      reply,
      query,
      await listLegalVersions(app.db, slugOf(params), pageOf(query)),
    )
  })

  on(
    'GET /api/admin/legal-pages/:slug/versions/:version',
    async ({ params }) => (await findLegalVersion(app.db, slugOf(params), params.version)) ?? notFound(),
  )

  on('PUT /api/admin/legal-pages/:slug', async (request) => {
    const { version, ...changes } = request.body
    const slug = slugOf(request.params)
    return app.db.transaction(async (tx) => {
      const current = await lockWordingInForce(tx, slug, version)
      const wording = legalWording.parse({ ...wordingOf(current), ...changes })
      // Nothing has changed, so existing consents still refer to the current version.
      if (isSame(wording, current)) return current
      const saved = await addLegalVersion(tx, slug, wording, signedInUser(request).id)
      await auditOf(request)(tx, 'update', 'legalPage', null, auditDetailsOf(saved))
      return saved
    })
  })

  on('POST /api/admin/legal-pages/:slug/versions/:version/restore', async (request) => {
    const { params, body } = request
    const slug = slugOf(params)
    return app.db.transaction(async (tx) => {
      const earlier = (await findLegalVersion(tx, slug, params.version)) ?? notFound()
      const current = await lockWordingInForce(tx, slug, body.version)
      if (isSame(earlier, current)) return current
      const saved = await addLegalVersion(tx, slug, wordingOf(earlier), signedInUser(request).id)
      const details = { ...auditDetailsOf(saved), from: earlier.version }
      await auditOf(request)(tx, 'restore', 'legalPage', null, details)
      return saved
    })
  })

  on('POST /api/admin/legal-pages/preview', async ({ body }) => {
    const settings = settingsOf(await listSettings(app.db))
    const { periods } = await findLegalPageInForce(app.db, 'privacy-policy')
    return renderLegalText(body.content, settings, periods, body.language)
  })
}

const auditDetailsOf = ({ slug, version, titleEn }: LegalWordingVersion) => ({
  name: titleEn,
  page: slug,
  version,
})
