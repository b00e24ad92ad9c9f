import { useQuery } from '@tanstack/react-query'
import { legalPageQuery } from '#features/legal-pages/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { hydrateWhenVisible, staticPart } from '../hydrate-when-visible.tsx'
import type { PageParams } from '../page.ts'
import { IndexedHead } from './indexed-head.tsx'
import { PublicLayout } from './public-layout.tsx'
import { TextFailed, TextSkeleton } from './text-states.tsx'
// Styles of server-rendered parts, imported here because their code loads later or never.
import '#ui/navigation.css'
import '#ui/fold.css'
import './publications/publication.css'
import './publications/publication-side.css'
import './publications/publication-print.css'
import './legal/legal-page.css'

/** The page while its text loads. */
const LegalSkeleton = () => (
  <TextSkeleton className="legal-top">
    <div className="wrap publication-skeleton">
      <Skeleton shape="40" />
      <Skeleton shape="60" />
    </div>
  </TextSkeleton>
)

const LegalFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TextFailed area="notices" title="legal.loadFailed" text="legal.loadFailed.text" onRetry={onRetry} />
)

const LegalTop = staticPart(
  () => import('./legal/legal-top.tsx'),
  <div className="legal-top sunken" data-arriving />,
)
const LegalSide = hydrateWhenVisible(() => import('./legal/legal-side.tsx'))
const LegalText = staticPart(() => import('./legal/legal-text.tsx'))

/** Privacy policy, terms of service or disclaimer: the version in force, to read and print. */
const LegalPage = ({ params: { path = '' } }: { params: PageParams }) => {
  const slug = path.slice(1)
  const { language } = useTranslation()
  const { data: page, error, isFetching, refetch } = useQuery(legalPageQuery(slug))
  return (
    <PublicLayout>
      {page && (
        <IndexedHead title={localized(page, 'title', language).text} page={{ path: `/${page.slug}` }} />
      )}
      {page && (
        <article className="publication legal-page" aria-labelledby="legal-title">
          <LegalTop page={page} />
          <div className="wrap grid-12 publication-body">
            <LegalSide page={page} />
            <LegalText page={page} />
          </div>
        </article>
      )}
      {!page && (!error || isFetching) && <LegalSkeleton />}
      {!page && error && !isFetching && <LegalFailed onRetry={() => refetch()} />}
    </PublicLayout>
  )
}

export default LegalPage
