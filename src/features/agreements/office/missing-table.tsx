import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { MissingAgreement } from '../schema.ts'
import { Label } from './agreement-table.tsx'
import { PartyCell } from './party-cell.tsx'

/** Approved requests without an agreement that binds, the longest waiting first. */
export const MissingTable = (props: {
  list: ListState
  result: ListResult<MissingAgreement>
  filters: ReactNode
  isFiltered: boolean
  filterLabel: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      {...props}
      id="work-without-agreement"
      caption={t('agreementList.missing')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      hasTwoLines
      loadingLabel={t('agreementList.missing.loading')}
      errorTitle={t('agreementList.missing.failed')}
      empty={
        <EmptyState title={t('agreementList.missing.empty')}>
          {t('agreementList.missing.empty.text')}
        </EmptyState>
      }
    />
  )
}

const useColumns = (): Column<MissingAgreement>[] => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return [
    {
      id: 'client',
      header: t('agreementList.client'),
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
      header: t('agreementList.service'),
      narrow: 'full',
      cell: ({ service }) => t(areaLabel[service]),
    },
    {
      id: 'approvedAt',
      header: t('agreementList.approvedAt'),
      narrow: 'full',
      cell: ({ approvedAt }) => (
        <>
          <Label>{t('agreementList.approvedAt')}</Label>
          <TableDate instant={approvedAt} />
        </>
      ),
    },
    {
      id: 'assignee',
      header: t('agreementList.assignedTo'),
      narrow: 'full',
      cell: ({ assignedToName }) =>
        assignedToName ? (
          <PartyCell>{assignedToName}</PartyCell>
        ) : (
          <span className="subtle">{t('agreementList.unassigned')}</span>
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
          label={t('agreementList.openNamed', { name: clientName })}
          onClick={() => navigate(href('/dashboard/consultations/:id', { id }))}
        >
          {t('agreementList.open')}
        </OpenRecordButton>
      ),
    },
  ]
}
