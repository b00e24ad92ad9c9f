import { useQuery } from '@tanstack/react-query'
import { publicationsQuery } from '#features/publications/browser/api.ts'
import type { PublicationCategory } from '#features/publications/schema.ts'
import { PublicationGist } from '#features/publications/website/publication-gist.tsx'
import { PublicationLineSkeleton, PublicationList } from '#features/publications/website/publication-list.tsx'
import type { ServiceArea } from '#features/services/areas.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { WithTexts } from '../with-texts.tsx'

type Props = { title: TextKey; of: URLSearchParams }

/** Publications by an author or about a service. Renders no heading if there are none. */
export const RelatedPublications = (props: Props) => (
  <WithTexts area="publications">
    <Related {...props} />
  </WithTexts>
)

const Related = ({ title, of }: Props) => {
  const { t } = useTranslation()
  const { data, isPending, isError, isFetching, refetch } = useQuery(publicationsQuery(of))
  if (data?.total === 0) return null
  return (
    <section aria-labelledby="related-publications">
      <h2 id="related-publications">{t(title)}</h2>
      {data ? (
        <PublicationList publications={data.rows} text={PublicationGist} />
      ) : (
        <NotYet isLoading={isPending || (isError && isFetching)} onRetry={() => refetch()} />
      )}
    </section>
  )
}

const NotYet = ({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) => {
  const { t } = useTranslation()
  if (!isLoading)
    return (
      <ErrorState title={t('publications.loadFailed')} onRetry={onRetry}>
        {t('publications.loadFailed.text')}
      </ErrorState>
    )
  return (
    <Loading>
      <ul className="publication-list" aria-hidden="true">
        <PublicationLineSkeleton />
        <PublicationLineSkeleton />
      </ul>
    </Loading>
  )
}

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
