import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatShortDeadline, formatTableDate } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { CellEmailLink, CellName } from '#ui/user-text.tsx'
import type { DirectoryEntry } from '../schema.ts'
import { type DirectoryFilter, directoryFilters } from '../values.ts'

/** Clients with an account, and callers and guests by address or number. */
export const PeopleTable = ({
  list,
  result,
}: {
  list: ListState<DirectoryFilter>
  result: ListResult<DirectoryEntry>
}) => {
  const { t } = useTranslation()
  const columns = useColumns()
  const isFiltered = list.filter !== 'all'
  return (
    <DataTable
      id="people"
      caption={t('people.title')}
      list={list}
      result={result}
      columns={columns}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      hasTwoLines
      search={{ label: t('people.search'), placeholder: t('people.search.placeholder') }}
      filters={
        <SegmentedFilter
          label={t('people.filterKind')}
          segments={directoryFilters.map((value) => ({ value, label: t(`people.kinds.${value}`) }))}
          value={list.filter}
          onValueChange={list.onFilterChange}
        />
      }
      isFiltered={isFiltered}
      filterLabel={isFiltered && t('dash.filterWords.status', { status: t(`people.kinds.${list.filter}`) })}
      loadingLabel={t('people.listLoading')}
      errorTitle={t('people.listFailed')}
      empty={<EmptyState title={t('people.empty')}>{t('people.empty.text')}</EmptyState>}
    />
  )
}

const pageOf = ({ kind, id }: DirectoryEntry): string =>
  kind === 'user'
    ? href('/dashboard/consultations/people/:id', { id })
    : href('/dashboard/consultations/guests/:id', { id })

const useColumns = (): Column<DirectoryEntry>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'name',
      header: t('form.fullName'),
      isRowHeader: true,
      cell: (person) => (
        <>
          <Link className="text-link cell-main" href={pageOf(person)}>
            <CellName>{`${person.firstName} ${person.lastName}`.trim()}</CellName>
          </Link>
          <span className="cell-sub">
            <bdi dir="ltr">{person.phone ? formatPhone(person.phone) : person.email}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'email',
      header: t('form.email'),
      narrow: 'hidden',
      cell: ({ email }) => (email ? <CellEmailLink email={email} className="people-email" /> : '–'),
    },
    {
      id: 'standing',
      header: t('people.standing'),
      narrow: 'end',
      cell: (person) => <Standing person={person} />,
    },
    {
      id: 'lastRequest',
      header: t('people.lastRequest'),
      narrow: 'full',
      cell: ({ lastRequest }) =>
        lastRequest ? (
          <span className="people-request">
            <Link
              className="text-link number"
              href={href('/dashboard/consultations/:id', { id: lastRequest.id })}
            >
              <bdi>#{lastRequest.id}</bdi>
            </Link>{' '}
            <StatusBadge status={lastRequest.status} />{' '}
            <span className="caption no-wrap">{formatTableDate(lastRequest.createdAt, language)}</span>
          </span>
        ) : (
          <span className="subtle">{t('people.noRequest')}</span>
        ),
    },
    {
      id: 'appointment',
      header: t('people.nextAppointment'),
      narrow: 'full',
      cell: ({ nextAppointmentAt }) =>
        nextAppointmentAt && (
          <time dateTime={nextAppointmentAt}>{formatShortDeadline(nextAppointmentAt, language)}</time>
        ),
    },
  ]
}

const Standing = ({ person: { kind, isActive, isVerified, sighting } }: { person: DirectoryEntry }) => {
  const { t } = useTranslation()
  if (!isActive) return <StatusBadge status="inactive">{t('people.deactivated')}</StatusBadge>
  if (sighting) return <StatusBadge status="active">{t(`people.seen.${sighting}`)}</StatusBadge>
  if (kind === 'guest') return <span className="subtle">{t('people.withoutAccount')}</span>
  return isVerified ? (
    <StatusBadge status="active">{t('correspondent.verified')}</StatusBadge>
  ) : (
    <StatusBadge status="pending">{t('correspondent.unverified')}</StatusBadge>
  )
}
