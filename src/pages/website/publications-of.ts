import type { PublicationCategory } from '#features/publications/schema.ts'
import type { ServiceArea } from '#features/services/areas.ts'

/** Maps practice areas to the categories of publications. */
export const categoryOfArea: Record<ServiceArea, PublicationCategory> = {
  corporate: 'corporate_law',
  litigation: 'litigation',
  'intellectual-property': 'intellectual_property',
  'real-estate': 'real_estate',
  employment: 'employment',
  contract: 'contract',
  other: 'other',
}

/** A page about something else shows only the newest ones. */
const maxPublications = '6'

export const publicationsByMember = (id: number | string) =>
  new URLSearchParams({ author: String(id), pageSize: maxPublications })

export const publicationsInArea = (area: ServiceArea) =>
  new URLSearchParams({ category: categoryOfArea[area], pageSize: maxPublications })
