import { queryOptions } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { ContentLanguage } from '#languages/language.ts'
import type { LegalWordingChanges, LegalWordingInput } from '../admin-schema.ts'
import type { LegalPageSlug } from '../schema.ts'

export const legalPagesKey = ['legal-pages'] as const

/** Refetched at each visit: a colleague may have saved in the meantime. */
export const adminLegalPagesQuery = () =>
  callQuery(legalPagesKey, 'GET /api/admin/legal-pages', { staleTime: 0 })

export const findWordingInForce = (slug: LegalPageSlug) =>
  callApi('GET /api/admin/legal-pages/:slug', { params: { slug } })

export const wordingInForceQuery = (slug: LegalPageSlug) =>
  callQuery(legalPagesKey, 'GET /api/admin/legal-pages/:slug', { params: { slug }, staleTime: 0 })

/** `page` starts at 1; a page has ten versions. */
export const legalVersionsQuery = (slug: LegalPageSlug, page: number) =>
  listQuery(legalPagesKey, 'GET /api/admin/legal-pages/:slug/versions', {
    params: { slug },
    query: { page, pageSize: 10 },
    placeholderData: undefined,
    staleTime: 0,
  })

/** Cached permanently: a saved version never changes. */
export const legalVersionQuery = (slug: LegalPageSlug, version: string) =>
  callQuery(['legal-version'], 'GET /api/admin/legal-pages/:slug/versions/:version', {
    params: { slug, version },
  })

export const saveLegalPage = (slug: LegalPageSlug, changes: LegalWordingChanges) =>
  callApi('PUT /api/admin/legal-pages/:slug', { params: { slug }, body: changes })

/** `current` is the version in force on the screen. */
export const restoreLegalVersion = (slug: LegalPageSlug, version: string, current: string) =>
  callApi('POST /api/admin/legal-pages/:slug/versions/:version/restore', {
    params: { slug, version },
    body: { version: current },
  })

const renderText = (language: ContentLanguage, content: string) =>
  callApi('POST /api/admin/legal-pages/preview', { body: { language, content } })

/** Both languages, rendered as on the site. */
export const legalPreviewQuery = ({
  contentEn,
  contentAr,
}: Pick<LegalWordingInput, 'contentEn' | 'contentAr'>) =>
  queryOptions({
    queryKey: ['legal-preview', contentEn, contentAr],
    queryFn: async () => {
      const [en, ar] = await Promise.all([renderText('en', contentEn), renderText('ar', contentAr)])
      return { en: en.html, ar: ar.html }
    },
    gcTime: 0,
  })
