import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useSearch } from 'wouter'
import { publicationsQuery } from '#features/publications/browser/api.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import {
  type ArchiveView,
  archiveHref,
  archiveRequest,
  readArchiveView,
} from '#features/publications/website/archive-address.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../../page-head.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { IndexedHead } from '../indexed-head.tsx'
import { ArchiveFilters } from './archive-filters.tsx'
import { ArchiveResults } from './archive-results.tsx'
import { ArchiveSearch } from './archive-search.tsx'
import './archive.css'

export const Archive = () => {
  const { t } = useTranslation()
  const view = readArchiveView(new URLSearchParams(useSearch()))
  const query = useQuery(publicationsQuery(archiveRequest(view)))
  const title = useTitleOf(view)
  const titleId = useId()
  const results = useFocusOnNewPage(view.page)
  return (
    <>
      <ArchiveHead view={view} title={title} isEmpty={query.data?.rows.length === 0} />
      <div className="archive-top sunken">
        <div className="wrap">
          <Breadcrumbs items={[{ name: t('nav.publications'), path: '/publications' }]} />
          <div className="grid-12 archive-head">
            <div className="archive-intro">
              <h1>{t('publications.heading')}</h1>
              <p>{t('publications.intro')}</p>
            </div>
            <ArchiveSearch view={view} />
          </div>
        </div>
      </div>
      <div className="wrap grid-12 archive">
        <div className="archive-side">
          <ArchiveFilters view={view} />
        </div>
        <section className="archive-results" ref={results} tabIndex={-1} aria-labelledby={titleId}>
          <h2 id={titleId} className="visually-hidden">
            {title}
          </h2>
          <ArchiveResults view={view} query={query} />
        </section>
      </div>
    </>
  )
}

/** After a page change by keyboard, focus moves to the first result instead of staying below the last. */
const useFocusOnNewPage = (page: number) => {
  const ref = useRef<HTMLElement>(null)
  const previous = useRef(page)
  useEffect(() => {
    if (previous.current === page) return
    previous.current = page
    ref.current?.focus({ preventScroll: true })
  }, [page])
  return ref
}

const useTitleOf = ({ q, category }: ArchiveView): string => {
  const { t } = useTranslation()
  if (q) return t('publications.titleOfSearch', { words: q })
  if (category === 'all') return t('publications.heading')
  return t('publications.titleOfCategory', { category: t(categoryLabel[category]) })
}

/** Search results and empty lists are not indexed by search engines. */
const ArchiveHead = ({ view, title, isEmpty }: { view: ArchiveView; title: string; isEmpty: boolean }) => {
  const { t } = useTranslation()
  const { q, page } = view
  const texts = {
    title: page > 1 ? t('publications.titleOfPage', { title, page }) : title,
    description: t('publications.intro'),
  }
  return q || isEmpty ? (
    <PageHead {...texts} />
  ) : (
    <IndexedHead {...texts} page={{ path: archiveHref(view) }} />
  )
}
