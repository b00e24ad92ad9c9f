import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { publicationsQuery, publicationYearsQuery } from '#features/publications/browser/api.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/schema.ts'
import {
  type ArchiveView,
  archiveHref,
  archiveRequest,
  readArchiveView,
} from '#features/publications/website/archive-address.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { IndexedHead } from './indexed-head.tsx'
import { PublicLayout } from './public-layout.tsx'
import { ArchiveResults } from './publications/archive-results.tsx'
import { SearchForm } from './search/search-form.tsx'
import '#ui/fold.css'
import './publications/archive.css'

const Archive = () => {
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

/** Searches within the chosen category and year. */
const ArchiveSearch = ({ view: { q, category, year } }: { view: ArchiveView }) => {
  const { t } = useTranslation()
  return (
    <search className="archive-search-area">
      <SearchForm
        q={q}
        className="archive-search"
        label={t('publications.search')}
        action={href('/publications')}
        addressOf={(text) => archiveHref({ q: text, category, year })}
      >
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        {year && <input type="hidden" name="year" value={year} />}
      </SearchForm>
      {q && (
        <p>
          <a className="text-link archive-clear" href={archiveHref({ category, year })}>
            {t('publications.search.clear')}
          </a>
        </p>
      )}
    </search>
  )
}

/** Collapsed on phones, where results come first. */
const ArchiveFilters = ({ view }: { view: ArchiveView }) => {
  const { t, language } = useTranslation()
  const { data: years = [] } = useQuery(publicationYearsQuery())
  const { q, category, year } = view
  const chosen = [category === 'all' ? '' : t(categoryLabel[category]), year].filter(Boolean)
  return (
    <details className="fold archive-filters print-hidden">
      <summary>
        <span>
          {t('publications.filters')}
          {chosen.length > 0 && <span className="archive-chosen">{formatList(chosen, language)}</span>}
        </span>
        <Icon icon={ChevronDown} size="medium" />
      </summary>
      <FilterLinks
        label={t('publications.category')}
        choices={[
          {
            href: archiveHref({ q, year }),
            label: t('filter.all'),
            isCurrent: category === 'all',
          },
          ...publicationCategories.map((each) => ({
            href: archiveHref({ q, year, category: each }),
            label: t(categoryLabel[each]),
            isCurrent: each === category,
          })),
        ]}
      />
      {years.length > 0 && (
        <FilterLinks
          label={t('publications.year')}
          choices={[
            { href: archiveHref({ q, category }), label: t('publications.year.all'), isCurrent: !year },
            ...years.map((each) => ({
              href: archiveHref({ q, category, year: String(each.year) }),
              label: String(each.year),
              isCurrent: String(each.year) === year,
            })),
          ]}
        />
      )}
    </details>
  )
}

type Choice = { href: string; label: string; isCurrent: boolean }

const FilterLinks = ({ label, choices }: { label: string; choices: readonly Choice[] }) => {
  const id = useId()
  return (
    <nav className="archive-choices" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isCurrent || undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** All publications, with search and filters that work as links and a plain form. */
const PublicationsPage = () => (
  <PublicLayout>
    <Suspense fallback={<PageSpinner />}>
      <WithTexts area="publications">
        <Archive />
      </WithTexts>
    </Suspense>
  </PublicLayout>
)

export default PublicationsPage
