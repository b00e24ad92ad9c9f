import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ReplyDue } from '#features/consultations/office/reply-due.tsx'
import type { OfficeSummary } from '#features/overview/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { skeletonKeys } from './skeleton-keys.ts'

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
          : skeletonKeys.map((key) => <SkeletonRow key={key} />)}
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

const SkeletonRow = () => (
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
