import { queryOptions } from '@tanstack/react-query'
import type { LegalPage } from '../schema.ts'

export const legalPageQuery = (slug: string) =>
  queryOptions<LegalPage>({ queryKey: ['legal-pages', `/api/legal-pages/${slug}`] })
