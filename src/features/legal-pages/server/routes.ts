import { register } from '#api/register.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { legalPageSlugs } from '../schema.ts'
import { legalPageCalls } from './calls.ts'
import { renderLegalText } from './render.ts'
import { findLegalPageInForce } from './repository.ts'

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
