import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { publicationQuery } from '#features/publications/browser/api.ts'
import { gistOf } from '#features/publications/gist.ts'
import type { Publication } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { hydrateWhenVisible, staticPart } from '../hydrate-when-visible.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { pageOfPublication } from '../record-pages.ts'
import { IndexedHead } from './indexed-head.tsx'
import { PublicLayout } from './public-layout.tsx'
import { TextFailed, TextSkeleton } from './text-states.tsx'
// Styles of server-rendered parts, imported here because their code loads later or never.
import '#ui/navigation.css'
import '#ui/fold.css'
import '#features/publications/browser/publication-meta.css'
import '#features/publications/website/publication-card.css'
import './publications/publication.css'
import '#ui/prose.css'
import './publications/publication-side.css'
import './publications/publication-print.css'

/** The page of a publication while its text loads. */
const PublicationSkeleton = () => (
  <TextSkeleton className="publication-top">
    <div className="wrap grid-12 publication-skeleton">
      <div className="publication-intro">
        <Skeleton shape="40" />
        <Skeleton shape="80" />
        <Skeleton shape="60" />
      </div>
      <div className="publication-cover">
        <Skeleton shape="block" />
      </div>
    </div>
  </TextSkeleton>
)

const PublicationFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TextFailed
    area="publications"
    title="publications.failed"
    text="publications.loadFailed.text"
    onRetry={onRetry}
  />
)

const NotFoundPage = lazy(() => import('./not-found-page.tsx'))
const PublicationTop = staticPart(
  () => import('./publications/publication-top.tsx'),
  <div className="publication-top sunken" data-arriving />,
)
const PublicationSide = hydrateWhenVisible(() => import('./publications/publication-side.tsx'))
const PublicationText = staticPart(() => import('./publications/publication-text.tsx'))
const PublicationTools = hydrateWhenVisible(() => import('./publications/publication-tools.tsx'))
const MorePublications = hydrateWhenVisible(() => import('./publications/more-publications.tsx'))

/** Interactive parts are hydrated one by one; the text itself stays as the server rendered it. */
const PublicationPage = ({ params: { id = '' } }: { params: PageParams }) => {
  const { t } = useTranslation()
  const { data: publication, error, isFetching, refetch } = useQuery(publicationQuery(id))
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  return (
    <PublicLayout>
      {publication ? <Head publication={publication} /> : <PageHead title={t('nav.publications')} />}
      {publication && (
        <>
          <article className="publication" aria-labelledby="publication-title">
            <PublicationTop publication={publication} />
            <div className="wrap grid-12 publication-body">
              <PublicationSide publication={publication} />
              <PublicationText publication={publication} />
              <PublicationTools publication={publication} />
            </div>
          </article>
          <MorePublications publication={publication} />
        </>
      )}
      {!publication && (!error || isFetching) && <PublicationSkeleton />}
      {!publication && error && !isFetching && <PublicationFailed onRetry={() => refetch()} />}
    </PublicLayout>
  )
}

const Head = ({ publication }: { publication: Publication }) => {
  const { language } = useTranslation()
  return (
    <IndexedHead
      title={localized(publication, 'title', language).text}
      description={gistOf(publication, language).text}
      page={pageOfPublication(publication)}
      type="article"
      publishedAt={publication.publishDate}
      modifiedAt={publication.updatedAt}
    />
  )
}

export default PublicationPage
