import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { callQuery, listQuery } from '#browser/call-queries.ts'
import type { ContentLanguage } from '#languages/language.ts'
import type { LegalWordingChanges, LegalWordingInput } from '../admin-schema.ts'
import type { LegalPageSlug } from '../schema.ts'

export const legalPagesKey = ['legal-pages'] as const

/** A colleague may have saved since: each visit asks anew. */
export const adminLegalPagesQuery = () =>
  callQuery(legalPagesKey, 'GET /api/admin/legal-pages', { staleTime: 0 })

export const findWordingInForce = (slug: LegalPageSlug) =>
  callApi('GET /api/admin/legal-pages/:slug', { params: { slug } })

export const wordingInForceQuery = (slug: LegalPageSlug) =>
  callQuery(legalPagesKey, 'GET /api/admin/legal-pages/:slug', { params: { slug }, staleTime: 0 })

/** `page` from 1, ten versions each. */
export const legalVersionsQuery = (slug: LegalPageSlug, page: number) =>
  listQuery(legalPagesKey, 'GET /api/admin/legal-pages/:slug/versions', {
    params: { slug },
    query: { page, pageSize: 10 },
    placeholderData: undefined,
    staleTime: 0,
  })

/** A version never changes once it is there. */
export const legalVersionQuery = (slug: LegalPageSlug, version: string) =>
  callQuery(['legal-version'], 'GET /api/admin/legal-pages/:slug/versions/:version', {
    params: { slug, version },
  })

export const saveLegalPage = (slug: LegalPageSlug, changes: LegalWordingChanges) =>
  callApi('PUT /api/admin/legal-pages/:slug', { params: { slug }, body: changes })

/** `current` is the version in force as the screen shows it. */
export const restoreLegalVersion = (slug: LegalPageSlug, version: string, current: string) =>
  callApi('POST /api/admin/legal-pages/:slug/versions/:version/restore', {
    params: { slug, version },
    body: { version: current },
  })

const renderText = (language: ContentLanguage, content: string) =>
  callApi('POST /api/admin/legal-pages/preview', { body: { language, content } })

/** Both languages as the site would show them. */
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
