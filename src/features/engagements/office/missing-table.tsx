import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { MissingEngagement } from '../schema.ts'
import { Label } from './engagement-table.tsx'
import { PartyCell } from './party-cell.tsx'

/** Approved requests without an agreement that binds, the longest waiting first. */
export const MissingTable = (props: {
  list: ListState
  result: ListResult<MissingEngagement>
  filters: ReactNode
  isFiltered: boolean
  filterLabel: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      {...props}
      id="work-without-agreement"
      caption={t('agreements.missing')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      hasTwoLines
      loadingLabel={t('agreements.missing.loading')}
      errorTitle={t('agreements.missing.failed')}
      empty={
        <EmptyState title={t('agreements.missing.empty')}>{t('agreements.missing.empty.text')}</EmptyState>
      }
    />
  )
}

const useColumns = (): Column<MissingEngagement>[] => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return [
    {
      id: 'client',
      header: t('agreements.client'),
      isRowHeader: true,
      cell: ({ id, clientName }) => (
        <>
          <Link className="record-link cell-main" href={href('/dashboard/consultations/:id', { id })}>
            <PartyCell>{clientName}</PartyCell>
          </Link>
          <span className="cell-sub">
            <bdi className="number">#{id}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'service',
      header: t('agreements.service'),
      narrow: 'full',
      cell: ({ service }) => t(areaLabel[service]),
    },
    {
      id: 'approvedAt',
      header: t('agreements.approvedAt'),
      narrow: 'full',
      cell: ({ approvedAt }) => (
        <>
          <Label>{t('agreements.approvedAt')}</Label>
          <TableDate instant={approvedAt} />
        </>
      ),
    },
    {
      id: 'assignee',
      header: t('agreements.assignedTo'),
      narrow: 'full',
      cell: ({ assignedToName }) =>
        assignedToName ? (
          <PartyCell>{assignedToName}</PartyCell>
        ) : (
          <span className="subtle">{t('agreements.unassigned')}</span>
        ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: ({ id, clientName }) => (
        <OpenRecordButton
          label={t('agreements.openNamed', { name: clientName })}
          onClick={() => navigate(href('/dashboard/consultations/:id', { id }))}
        >
          {t('agreements.open')}
        </OpenRecordButton>
      ),
    },
  ]
}
