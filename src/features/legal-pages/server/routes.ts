import * as z from 'zod/mini'
import { settingsOf } from '#features/settings/schema.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { legalPage, legalPageSlugs } from '../schema.ts'
import { renderLegalText } from './render.ts'
import { findLegalPageInForce } from './repository.ts'

const slugParams = z.object({ slug: z.string() })

export const legalPageRoutes: Routes = async (app) => {
  app.get(
    '/api/legal-pages/:slug',
    {
      schema: {
        summary: 'A legal page in the wording that is in force',
        params: slugParams,
        response: { 200: legalPage },
      },
    },
    async ({ params }) => {
      const slug = legalPageSlugs.find((known) => known === params.slug) ?? notFound()
      const { contentEn, contentAr, ...page } = await findLegalPageInForce(app.db, slug)
      const settings = settingsOf(await listSettings(app.db))
      return {
        ...page,
        slug,
        textEn: renderLegalText(contentEn, settings, 'en'),
        textAr: renderLegalText(contentAr, settings, 'ar'),
      }
    },
  )
}
