import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized } from '#languages/language.ts'
import { Cover } from '#ui/cover.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { skeletonKeys } from './skeleton-keys.ts'

type Publications = OfficeSummary['recentPublications'] | undefined

/** The five latest visible publications; each title links to its editor. */
export const RecentPublications = ({ publications }: { publications: Publications }) => {
  const { t } = useTranslation()
  return (
    <OverviewPanel
      title={t('dash.recentPublications')}
      more={{ href: href('/dashboard/publications'), label: t('overview.allPublications') }}
      className="overview-fill"
    >
      {publications?.length === 0 ? (
        <EmptyState title={t('overview.publications.empty')} />
      ) : (
        <ul className="overview-publications">
          {publications
            ? publications.map((publication) => (
                <PublicationRow key={publication.id} publication={publication} />
              ))
            : skeletonKeys.map((key) => <SkeletonRow key={key} />)}
        </ul>
      )}
    </OverviewPanel>
  )
}

const PublicationRow = ({ publication }: { publication: NonNullable<Publications>[number] }) => {
  const { t, language } = useTranslation()
  const title = localized(publication, 'title', language)
  const date = formatTableDate(publication.publishDate, language)
  const category = t(categoryLabel[publication.category])
  return (
    <li className="overview-publication">
      <Cover id={publication.id} category={publication.category} />
      <span>
        <Link
          href={href('/dashboard/publications/:id', { id: publication.id })}
          className="overview-title"
          lang={title.language}
          dir={directionOf(title.language)}
        >
          {title.text}
        </Link>
        <span className="overview-sub">
          {category}
          <span className="overview-date-narrow"> · {date}</span>
        </span>
      </span>
      <time className="overview-date" dateTime={publication.publishDate}>
        {date}
      </time>
    </li>
  )
}

const SkeletonRow = () => (
  <li className="overview-publication">
    <Skeleton shape="block" />
    <span>
      <Skeleton shape="80" />
      <span className="overview-sub">
        <Skeleton shape="40" />
      </span>
    </span>
  </li>
)
