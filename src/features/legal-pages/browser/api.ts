import { callQuery } from '#browser/call-api.ts'

export const legalPageQuery = (slug: string) =>
  callQuery(['legal-pages'], 'GET /api/legal-pages/:slug', { params: { slug } })
