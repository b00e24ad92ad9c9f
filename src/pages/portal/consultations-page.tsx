import { useQuery } from '@tanstack/react-query'
import { Link, Redirect } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ownConsultationsQuery } from '#features/consultations/browser/api.ts'
import { nextStepOf } from '#features/consultations/next-step.ts'
import { EarlierRequests } from '#features/consultations/portal/earlier-requests.tsx'
import {
  ConsultationBadge,
  ConsultationStand,
  ConsultationSubtitle,
  ConsultationTitle,
} from '#features/consultations/portal/summary.tsx'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { formatShortDeadline, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { pageSizes } from '#ui/pager.tsx'
import { useNow } from '#ui/use-now.ts'
import { PageHead } from '../page-head.tsx'
import { useListQuery } from '../use-list-query.ts'
import { FailureReason } from './load-states.tsx'
import { NewConsultationLink } from './next-step-panel.tsx'
import './consultations-page.css'

const path = href('/client/consultations')

export default function ConsultationsPage() {
  const { t } = useTranslation()
  const { query, parameters, onQueryChange } = useListQuery()
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    ownConsultationsQuery(parameters),
  )
  const { data: user } = useCurrentUser()
  const columns = useColumns()
  const { rows = [], total = 0 } = data ?? {}
  // An old link may request a page that no longer exists.
  if (!isPlaceholderData && rows.length === 0 && total > 0)
    return <Redirect to={lastPage(parameters, Math.ceil(total / query.pageSize))} replace />
  const isShort = query.q === '' && total <= pageSizes[0]
  const hasNone = data !== undefined && total === 0 && query.q === ''
  return (
    <>
      <PageHead title={t('portal.consultations')} />
      <div className="portal-head portal-list-head">
        <h1>{t('portal.consultations')}</h1>
        {data !== undefined && !hasNone && <NewConsultationLink variant="outline" />}
      </div>
      <EarlierRequests user={user} />
      <DataTable
        caption={t('portal.consultations')}
        columns={columns}
        list={isShort ? undefined : { query, onQueryChange }}
        // Rows already loaded stay when the next page fails.
        result={{
          data,
          error: data ? null : error,
          isFetching: isPlaceholderData || (isError && isFetching),
          refetch,
        }}
        rowKey={({ id }) => id}
        search={isShort ? undefined : { label: t('portal.search') }}
        filterLabel={query.q !== '' && <bdi>«{query.q}»</bdi>}
        hasTwoLines
        empty={
          <EmptyState title={t('portal.empty.title')} action={<NewConsultationLink variant="primary" />}>
            {t(user?.isVerified === false ? 'portal.empty.unconfirmed' : 'portal.empty.body')}
          </EmptyState>
        }
        errorTitle={t('portal.list.failed')}
        errorText={<FailureReason error={error} />}
      />
    </>
  )
}

const lastPage = (parameters: URLSearchParams, page: number): string => {
  const last = new URLSearchParams(parameters)
  last.set('page', String(page))
  return `${path}?${last}`
}

const useColumns = (): Column<OwnConsultation>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'request',
      header: t('portal.column.request'),
      isRowHeader: true,
      cell: (consultation) => (
        <>
          <Link href={`${path}/${consultation.id}`} className="cell-main portal-row-link">
            <ConsultationTitle consultation={consultation} />
          </Link>
          <ConsultationSubtitle consultation={consultation} className="cell-sub" />
          <ConsultationStand consultation={consultation} className="cell-sub" />
        </>
      ),
    },
    {
      id: 'createdAt',
      header: t('portal.column.sentOn'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="no-wrap">
          {formatTableDate(createdAt, language)}
        </time>
      ),
    },
    {
      id: 'status',
      header: t('portal.steps'),
      narrow: 'end',
      cell: (consultation) => <ConsultationBadge consultation={consultation} />,
    },
    {
      id: 'next',
      header: t('portal.column.next'),
      narrow: 'full',
      cell: (consultation) => <NextStep consultation={consultation} />,
    },
  ]
}

const NextStep = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const step = nextStepOf(consultation, useNow(), useCalendar())
  const by = 'by' in step ? formatShortDeadline(step.by, language) : ''
  return (
    <span className={classNames('portal-next', step.kind === 'replyLate' ? 'danger-text strong' : 'muted')}>
      {t(`portal.short.${step.kind}`, { by })}
    </span>
  )
}
