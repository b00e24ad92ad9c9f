import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { CellName } from '#ui/user-text.tsx'
import { moneyIn } from '../browser/fee-text.ts'
import type { ListedAgreement, MissingAgreement } from '../schema.ts'
import { AgreementBadge } from './state-badge.tsx'
import './lists.css'

/** The agreements of all requests that the user may open. */
export const AgreementTable = (props: {
  list: ListState
  result: ListResult<ListedAgreement>
  filters: ReactNode
  isFiltered: boolean
  filterLabel: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      {...props}
      id="agreements"
      caption={t('agreementList.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      hasTwoLines
      search={{ label: t('agreementList.search'), placeholder: t('agreementList.search.placeholder') }}
      loadingLabel={t('agreementList.loading')}
      errorTitle={t('agreementList.failed')}
      empty={<EmptyState title={t('agreementList.empty')}>{t('agreementList.empty.text')}</EmptyState>}
    />
  )
}

const addressOf = ({ id }: ListedAgreement) => href('/dashboard/engagements/:id', { id })

const useColumns = (): Column<ListedAgreement>[] => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return [
    {
      id: 'number',
      header: t('agreementList.number'),
      isRowHeader: true,
      isSortable: true,
      cell: (agreement) => (
        <>
          <Link className="record-link cell-main number" href={addressOf(agreement)}>
            <bdi dir="ltr" className="no-wrap">
              {agreement.number}
            </bdi>
          </Link>
          <span className="cell-sub no-wrap">{t('agreementList.version', { n: agreement.version })}</span>
        </>
      ),
    },
    {
      id: 'client',
      header: t('agreementList.client'),
      isSortable: true,
      narrow: 'full',
      cell: ({ clientName }) => <PartyCell>{clientName}</PartyCell>,
    },
    {
      id: 'fee',
      header: t('agreement.fee'),
      isSortable: true,
      align: 'end',
      narrow: 'end',
      cell: ({ total, rate, kind }) => (
        <>
          <span className="number no-wrap">{moneyIn(t, total ?? rate ?? 0)}</span>
          <span className="cell-sub">{t(`agreement.kind.${kind}`)}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ state }) => <AgreementBadge state={state} />,
    },
    {
      id: 'validUntil',
      header: t('agreement.validUntil'),
      isSortable: true,
      cell: ({ validUntil }) => (
        <>
          <Label>{t('agreement.validUntil')}</Label>
          <TableDate instant={validUntil} />
        </>
      ),
    },
    {
      id: 'sentAt',
      header: t('agreementList.sentAt'),
      isSortable: true,
      cell: ({ sentAt, state }) =>
        // One that was agreed on paper or with Nafith may never be sent.
        (sentAt || state === 'draft') && (
          <>
            <Label>{t('agreementList.sentAt')}</Label>
            {sentAt ? <TableDate instant={sentAt} /> : t('agreementList.notSent')}
          </>
        ),
    },
    {
      id: 'lawyer',
      header: t('agreement.lawyer'),
      narrow: 'full',
      cell: ({ lawyerName }) => (
        <>
          <Label>{t('agreement.lawyer')}</Label>
          {lawyerName ? <PartyCell>{lawyerName}</PartyCell> : t('dash.deletedUser')}
        </>
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (agreement) => (
        <OpenRecordButton
          label={t('agreementList.openNamed', { name: agreement.number })}
          onClick={() => navigate(addressOf(agreement))}
        >
          {t('agreementList.open')}
        </OpenRecordButton>
      ),
    },
  ]
}

/** The label of a value where the head is not displayed. */
const Label = ({ children }: { children: string }) => (
  <span className="narrow-only" aria-hidden="true">
    {children}{' '}
  </span>
)

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
      columns={useMissingColumns()}
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

const useMissingColumns = (): Column<MissingAgreement>[] => {
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

/** The list shows its first rows before the isolation of names is loaded. */
const PartyName = lazy(async () => ({ default: (await import('../browser/party-name.tsx')).PartyName }))

/** A name in a table, in the order of its own letters. */
const PartyCell = ({ children }: { children: string }) => {
  const shown = (
    <Suspense fallback={children}>
      <PartyName>{children}</PartyName>
    </Suspense>
  )
  return <CellName shown={shown}>{children}</CellName>
}
