import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { moneyIn } from '../browser/fee-text.ts'
import type { ListedAgreement } from '../schema.ts'
import { PartyCell } from './party-cell.tsx'
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
export const Label = ({ children }: { children: string }) => (
  <span className="narrow-only" aria-hidden="true">
    {children}{' '}
  </span>
)
