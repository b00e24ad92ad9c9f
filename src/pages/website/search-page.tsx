import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PublicLayout } from './public-layout.tsx'
import { searchHref, wordsRequestedIn } from './search/search-address.ts'
import { SearchForm } from './search/search-form.tsx'
import { SearchResults } from './search/search-results.tsx'
import './search/search.css'

/** One search over services, people and publications. It works as a plain form too. */
const SearchPage = () => (
  <PublicLayout>
    <Suspense fallback={<PageSpinner />}>
      <WithTexts area="publications">
        <SiteSearch />
      </WithTexts>
    </Suspense>
  </PublicLayout>
)

const SiteSearch = () => {
  const { t } = useTranslation()
  const q = wordsRequestedIn(new URLSearchParams(useSearch()))
  return (
    <>
      <PageHead
        title={q ? t('publications.titleOfSearch', { words: q }) : t('search.heading')}
        description={t('search.intro')}
      />
      <div className="site-search-top sunken">
        <div className="wrap">
          <Breadcrumbs items={[{ name: t('search.heading'), path: '/search' }]} />
          <div className="grid-12 site-search-head">
            <div className="site-search-intro">
              <h1>{t('search.heading')}</h1>
              <p>{t('search.intro')}</p>
            </div>
            <search className="site-search-area">
              <SearchForm
                q={q}
                className="site-search-form"
                label={t('search.label')}
                action={href('/search')}
                addressOf={searchHref}
                isFocused={q === ''}
              />
            </search>
          </div>
        </div>
      </div>
      <div className="wrap site-search">{q && <SearchResults q={q} />}</div>
    </>
  )
}

export default SearchPage
