import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ReplyDue } from '#features/consultations/office/reply-due.tsx'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized } from '#languages/language.ts'
import { StatusBadge } from '#ui/badge.tsx'
import { Cover } from '#ui/cover.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OverviewPanel, skeletonKeys } from './overview-panel.tsx'

type Consultations = OfficeSummary['recentConsultations'] | undefined

const pendingPath = href('/dashboard/consultations?status=pending')

/** The five latest pending consultations. */
export const RecentConsultations = ({ consultations, now }: { consultations: Consultations; now: Date }) => {
  const { t } = useTranslation()
  return (
    <OverviewPanel
      title={t('dash.recentConsultations')}
      more={{ href: pendingPath, label: t('overview.allPending') }}
    >
      {consultations?.length === 0 ? (
        <EmptyState title={t('overview.pending.empty')}>{t('overview.pending.emptyText')}</EmptyState>
      ) : (
        <PendingTable consultations={consultations} now={now} />
      )}
    </OverviewPanel>
  )
}

/** Explicit ARIA roles: on narrow screens `display: grid` removes the implicit ones. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const PendingTable = ({ consultations, now }: { consultations: Consultations; now: Date }) => {
  const { t } = useTranslation()
  const headers = [t('form.fullName'), t('form.service'), t('table.replyDue'), t('table.status')]
  return (
    <table {...roles.table} className="overview-table">
      <caption className="visually-hidden">{t('overview.pending.caption')}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {headers.map((header) => (
            <th key={header} {...roles.columnHeader} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {consultations
          ? consultations.map((consultation) => (
              <PendingRow key={consultation.id} consultation={consultation} now={now} />
            ))
          : skeletonKeys.map((key) => <ConsultationSkeleton key={key} />)}
      </tbody>
    </table>
  )
}

const PendingRow = ({
  consultation,
  now,
}: {
  consultation: NonNullable<Consultations>[number]
  now: Date
}) => {
  const { t } = useTranslation()
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader} scope="row">
        <Link href={`${pendingPath}&open=${consultation.id}`} className="overview-name">
          <bdi>
            {consultation.firstName} {consultation.lastName}
          </bdi>
        </Link>
      </th>
      <td {...roles.cell} className="muted">
        {t(areaLabel[consultation.service])}
      </td>
      <td {...roles.cell}>
        <ReplyDue consultation={consultation} now={now} />
      </td>
      <td {...roles.cell}>
        <StatusBadge status={consultation.status} />
      </td>
    </tr>
  )
}

const ConsultationSkeleton = () => (
  <tr {...roles.row}>
    <td {...roles.cell}>
      <Skeleton shape="80" />
    </td>
    <td {...roles.cell}>
      <Skeleton shape="60" />
    </td>
    <td {...roles.cell}>
      <Skeleton shape="60" />
    </td>
    <td {...roles.cell}>
      <Skeleton shape="badge" />
    </td>
  </tr>
)

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
            : skeletonKeys.map((key) => <PublicationSkeleton key={key} />)}
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

const PublicationSkeleton = () => (
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
