import UserX from 'lucide-react/icons/user-x'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, StatusBadge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { DoubtfulBadge } from '#ui/doubtful-badge.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { CellName } from '#ui/user-text.tsx'
import type { Consultation } from '../schema.ts'
import {
  type AssigneeFilter,
  assigneeFilters,
  type OriginFilter,
  originFilters,
  type StatusFilter,
  statusFilters,
} from '../values.ts'
import { ReplyDue, UrgentBadge } from './reply-due.tsx'
import { ConflictBadge, PastDateBadge, RestrictedBadge, StageMark } from './request-badges.tsx'
import { type Selection, SelectPage, useSelectColumn } from './select-rows.tsx'
import { useAssignees } from './use-assignees.ts'
import './consultation-table.css'

const urgentFilters: readonly StatusFilter[] = ['overdue', 'undated', 'conflict', 'stranded']
const alwaysShown: readonly StatusFilter[] = ['all', 'pending', 'overdue']

/** Receives the focus when a saved consultation no longer matches the list. */
export const consultationTableId = 'consultations'

type ConsultationTableProps = StateTableProps<Consultation, StatusFilter> & {
  assignee: AssigneeFilter
  origin: OriginFilter
  selection: Selection
  now: Date
  onAssigneeChange: (assignee: AssigneeFilter) => void
  onOriginChange: (origin: OriginFilter) => void
  onOpen: (consultation: Consultation) => void
  /** Opens the form from an empty list. */
  emptyAction: ReactNode
}

/** Consultations by status. The counts ignore the status filter but follow the search. */
export const ConsultationTable = ({
  assignee,
  origin,
  selection,
  now,
  onAssigneeChange,
  onOriginChange,
  onOpen,
  ...table
}: ConsultationTableProps) => {
  const { t } = useTranslation()
  const columns = [useSelectColumn(selection), ...useColumns({ now, onOpen })]
  const assignees = useAssigneeOptions(assignee)
  const chosen = assignees.find(({ value }) => value === assignee)?.label ?? ''
  return (
    <StateTable
      {...table}
      id={consultationTableId}
      columns={columns}
      states={[...statusFilters.filter((state) => !urgentFilters.includes(state)), ...urgentFilters]}
      urgent={urgentFilters}
      always={alwaysShown}
      selectAll={<SelectPage selection={selection} />}
      narrowing={{
        control: (
          <>
            <Select
              size="table"
              aria-label={t('consult.assignee.filter')}
              options={assignees}
              value={assignee}
              onValueChange={(value) => onAssigneeChange(value as AssigneeFilter)}
            />
            <Select
              size="table"
              aria-label={t('consult.origin.filter')}
              options={originFilters.map((value) => ({ value, label: t(`consult.origin.${value}`) }))}
              value={origin}
              onValueChange={(value) => onOriginChange(value as OriginFilter)}
            />
          </>
        ),
        isOn: assignee !== 'all' || origin !== 'all',
        label: [
          assignee !== 'all' && t('consult.filterWords.assignee', { state: chosen }),
          origin !== 'all' && t('consult.filterWords.origin', { state: t(`consult.origin.${origin}`) }),
        ]
          .filter(Boolean)
          .join(' '),
      }}
      texts={{
        caption: t('dash.consultations'),
        search: { label: t('consult.search'), placeholder: t('consult.search.placeholder') },
        filter: t('consult.filter'),
        stateOf: (status) => t(isOfList(status) ? `consult.${status}` : `status.${status}`),
        loading: t('consult.loading'),
        failed: t('toast.fetch.consultations'),
        empty: t('consult.empty'),
        emptyText: t('consult.empty.text'),
      }}
    />
  )
}

/** A person in the address who has no open requests is shown by number. */
const useAssigneeOptions = (assignee: AssigneeFilter): SelectOption[] => {
  const { t } = useTranslation()
  const options = [
    ...assigneeFilters.map((value) => ({ value, label: t(`consult.assignee.${value}`) })),
    ...useAssignees().withOpen,
  ]
  return options.some(({ value }) => value === assignee)
    ? options
    : [...options, { value: assignee, label: `#${assignee}` }]
}

const isOfList = (status: StatusFilter) =>
  status === 'overdue' || status === 'undated' || status === 'conflict' || status === 'stranded'

const useColumns = ({
  now,
  onOpen,
}: Pick<ConsultationTableProps, 'now' | 'onOpen'>): Column<Consultation>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'firstName',
      header: t('table.client'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, firstName, lastName, email, phone }) => (
        <>
          <span className="cell-main">
            <Link className="record-link" href={href('/dashboard/consultations/:id', { id })}>
              <CellName>{`${firstName} ${lastName}`}</CellName>
            </Link>
          </span>
          <span className="cell-sub consultation-sub">
            <bdi className="number no-wrap">#{id}</bdi>
            <bdi dir="ltr" className="consultation-email" title={email || phone}>
              {email || phone}
            </bdi>
          </span>
        </>
      ),
    },
    {
      id: 'service',
      header: t('form.service'),
      isSortable: true,
      narrow: 'full',
      cell: ({ service, createdAt, origin }) => (
        <span className="consultation-service">
          {t(areaLabel[service])}
          {origin !== 'website' && (
            <span className="consultation-origin subtle"> · {t(`consult.origin.${origin}`)}</span>
          )}
          <span className="consultation-date subtle"> · {formatTableDate(createdAt, language)}</span>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('table.createdAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ createdAt }) => <TableDate instant={createdAt} />,
    },
    {
      id: 'origin',
      header: t('consult.origin'),
      narrow: 'hidden',
      cell: ({ origin }) => t(`consult.origin.${origin}`),
    },
    {
      id: 'assignee',
      header: t('consult.assignedTo'),
      narrow: 'full',
      cell: ({ assignedToId, assignedToName }) =>
        assignedToId === null || assignedToName === null ? (
          <span className="subtle consultation-assignee" title={t('consult.unassigned')}>
            <span className="consultation-nobody" aria-hidden="true">
              –
            </span>
            <span className="consultation-assignee-name">{t('consult.unassigned')}</span>
          </span>
        ) : (
          <span className="consultation-assignee" title={assignedToName}>
            <Monogram name={assignedToName} id={assignedToId} size="tiny" />
            <bdi className="consultation-assignee-name">{assignedToName}</bdi>
          </span>
        ),
    },
    {
      id: 'replyDue',
      header: t('table.replyDue'),
      cell: (consultation) => <ReplyDue consultation={consultation} now={now} />,
    },
    {
      id: 'status',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ status, urgentDay, stage, ...marks }) => (
        <span className="consultation-badges">
          <StatusBadge status={status} />
          <UrgentBadge urgentDay={urgentDay} status={status} />
          {marks.isRestricted && <RestrictedBadge />}
          {marks.isDoubtful && <DoubtfulBadge />}
          {marks.conflictFlaggedAt && <ConflictBadge />}
          {marks.isStranded && <StrandedBadge />}
          {marks.hasPastDate && <PastDateBadge />}
          {status === 'approved' && stage && <StageMark stage={stage} />}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (consultation) => (
        <OpenRecordButton
          className="consultation-open"
          label={t('consult.viewNamed', {
            name: `${consultation.firstName} ${consultation.lastName}`,
          })}
          onClick={() => onOpen(consultation)}
        >
          {t('form.viewDetails')}
        </OpenRecordButton>
      ),
    },
  ]
}

/** Marks an open consultation whose lawyer no longer works here. */
const StrandedBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={UserX}>
      {t('consult.stranded')}
    </Badge>
  )
}
