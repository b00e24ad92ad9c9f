import { queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type {
  LegalPreview,
  LegalVersion,
  LegalWordingChanges,
  LegalWordingInput,
  LegalWordingVersion,
} from '../admin-schema.ts'
import type { LegalPageSlug } from '../schema.ts'

export const legalPagesKey = ['legal-pages'] as const

const office = '/api/admin/legal-pages'

/** A colleague may have saved since: each visit asks anew. */
export const adminLegalPagesQuery = () =>
  queryOptions<LegalVersion[]>({ queryKey: [...legalPagesKey, office], staleTime: 0 })

export const findWordingInForce = (slug: LegalPageSlug) => callApi<LegalWordingVersion>(`${office}/${slug}`)

export const wordingInForceQuery = (slug: LegalPageSlug) =>
  queryOptions<LegalWordingVersion>({ queryKey: [...legalPagesKey, `${office}/${slug}`], staleTime: 0 })

/** `page` from 1, ten versions each. */
export const legalVersionsQuery = (slug: LegalPageSlug, page: number) => {
  const path = `${office}/${slug}/versions?page=${page}&pageSize=10`
  return queryOptions({
    queryKey: [...legalPagesKey, path],
    queryFn: ({ signal }) => callApiForPage<LegalVersion>(path, { signal }),
    staleTime: 0,
  })
}

/** A version never changes once it is there. */
export const legalVersionQuery = (slug: LegalPageSlug, version: string) =>
  queryOptions<LegalWordingVersion>({
    queryKey: ['legal-version', `${office}/${slug}/versions/${version}`],
  })

export const saveLegalPage = (slug: LegalPageSlug, changes: LegalWordingChanges) =>
  callApi<LegalWordingVersion>(`${office}/${slug}`, { method: 'PUT', body: changes })

/** `current` is the version in force as the screen shows it. */
export const restoreLegalVersion = (slug: LegalPageSlug, version: string, current: string) =>
  callApi<LegalWordingVersion>(`${office}/${slug}/versions/${version}/restore`, {
    method: 'POST',
    body: { version: current },
  })

const renderText = (language: 'en' | 'ar', content: string) =>
  callApi<LegalPreview>(`${office}/preview`, { method: 'POST', body: { language, content } })

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
