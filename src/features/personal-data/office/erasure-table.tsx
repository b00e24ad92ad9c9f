import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import type { Erasure } from '../schema.ts'
import { type ErasureState, erasureStates } from '../values.ts'
import './erasure-office.css'

/** Receives the focus when a request is no longer in the list. */
export const erasureTableId = 'erasure-requests'

export const erasureFilters = ['all', ...erasureStates] as const
type ErasureStateFilter = (typeof erasureFilters)[number]

type ErasureTableProps = StateTableProps<Erasure, ErasureStateFilter> & {
  onOpen: (request: Erasure) => void
}

/** Erasure requests, the nearest deadline first. */
export const ErasureTable = (props: ErasureTableProps) => {
  const { t } = useTranslation()
  return (
    <StateTable
      {...props}
      id={erasureTableId}
      columns={useColumns(props.onOpen)}
      states={erasureFilters}
      texts={{
        caption: t('privacy.title'),
        search: { label: t('privacy.search'), placeholder: t('privacy.search.placeholder') },
        filter: t('privacy.filter'),
        stateOf: (state) => t(`privacy.state.${state as ErasureState}`),
        loading: t('privacy.loading'),
        empty: t('privacy.empty'),
        emptyText: t('privacy.empty.text'),
      }}
    />
  )
}

/** The time left to answer. Renders nothing for a closed request. */
export const TimeLeft = ({ request: { state, daysLeft } }: { request: Erasure }) => {
  const { t } = useTranslation()
  if (state !== 'open') return <span className="subtle">—</span>
  if (daysLeft >= 0) return t('privacy.daysLeft', { n: daysLeft })
  return (
    <span className="erasure-overdue">
      <Icon icon={Clock} size="small" />
      {t('privacy.overdue', { n: -daysLeft })}
    </span>
  )
}

const useColumns = (onOpen: (request: Erasure) => void): Column<Erasure>[] => {
  const { t, language } = useTranslation()
  const date = (instant: string) => (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
  return [
    {
      id: 'person',
      header: t('privacy.person'),
      isRowHeader: true,
      cell: ({ userName, email }) =>
        userName === null ? (
          <span className="muted">{t('privacy.erasedPerson')}</span>
        ) : (
          <>
            <span className="cell-main">
              <bdi>{userName}</bdi>
            </span>
            <span className="cell-sub">
              <bdi dir="ltr">{email}</bdi>
            </span>
          </>
        ),
    },
    {
      id: 'createdAt',
      header: t('privacy.requestedAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ createdAt }) => date(createdAt),
    },
    { id: 'dueAt', header: t('privacy.dueAt'), isSortable: true, cell: ({ dueAt }) => date(dueAt) },
    { id: 'clock', header: t('privacy.clock'), cell: (request) => <TimeLeft request={request} /> },
    {
      id: 'state',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ state }) => <ErasureBadge state={state} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (request) => (
        <span className="row-actions">
          <OpenRecordButton
            label={t('privacy.open', { name: request.userName ?? t('privacy.erasedPerson') })}
            onClick={() => onOpen(request)}
          >
            {t('form.view')}
          </OpenRecordButton>
        </span>
      ),
    },
  ]
}

const looks = {
  open: { tone: 'yellow', icon: Clock },
  withdrawn: { tone: 'grey', icon: Undo2 },
  refused: { tone: 'red', icon: X },
  done: { tone: 'green', icon: Check },
} as const satisfies Record<ErasureState, { tone: BadgeTone; icon: IconType }>

export const ErasureBadge = ({ state }: { state: ErasureState }) => {
  const { t } = useTranslation()
  return <Badge {...looks[state]}>{t(`privacy.state.${state}`)}</Badge>
}
