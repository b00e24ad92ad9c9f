import type { Address } from '#access/href.ts'
import { type PublicationCategory, publicationCategories } from '../schema.ts'

/** Search, filters and page of the archive. */
export type ArchiveView = {
  q: string
  category: PublicationCategory | 'all'
  /** Empty means all years. */
  year: string
  page: number
}

const everything: ArchiveView = { q: '', category: 'all', year: '', page: 1 }

export const archivePageSize = 10
/** The API's limit. */
const maxSearchLength = 200

/** Reads the view from the address; unknown values are ignored. */
export const readArchiveView = (parameters: URLSearchParams): ArchiveView => {
  const year = parameters.get('year') ?? ''
  const page = parameters.get('page') ?? ''
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength).toWellFormed(),
    category: publicationCategories.find((known) => known === parameters.get('category')) ?? 'all',
    year: /^[12]\d{3}$/.test(year) ? year : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view. Defaults are omitted, so that equal views have one address. */
export const archiveHref = (view: Partial<ArchiveView>): Address => {
  const parameters = parametersOf(view)
  return parameters.size > 0 ? `/publications?${parameters}` : '/publications'
}

/** The API's parameters for a view. */
export const archiveRequest = (view: ArchiveView): URLSearchParams => {
  const parameters = parametersOf(view)
  parameters.set('pageSize', String(archivePageSize))
  return parameters
}

const parametersOf = (view: Partial<ArchiveView>): URLSearchParams => {
  const { q, category, year, page } = { ...everything, ...view }
  const written = {
    q,
    category: category === 'all' ? '' : category,
    year,
    page: page === 1 ? '' : String(page),
  }
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''))
}
