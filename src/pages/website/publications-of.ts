import type { PublicationCategory } from '#features/publications/schema.ts'
import type { ServiceArea } from '#features/services/schema.ts'

/** The practice areas under the names that publications use. */
export const categoryOfArea: Record<ServiceArea, PublicationCategory> = {
  corporate: 'corporate_law',
  litigation: 'litigation',
  'intellectual-property': 'intellectual_property',
  'real-estate': 'real_estate',
  employment: 'employment',
  contract: 'contract',
  other: 'other',
}

/** The newest ones: a page about something else shows no more. */
const most = '6'

export const publicationsByMember = (id: number | string) =>
  new URLSearchParams({ author: String(id), pageSize: most })

export const publicationsInArea = (area: ServiceArea) =>
  new URLSearchParams({ category: categoryOfArea[area], pageSize: most })
