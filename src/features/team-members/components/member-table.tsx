import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type VisibilityFilter, VisibilitySelect, VisibilityWords } from '#ui/visibility-filter.tsx'
import { memberTypes, type OfficeTeamMember, type TeamMemberCounts } from '../schema.ts'
import { type MemberActions, useMemberColumns } from './member-columns.tsx'
import './member-table.css'

/** The focus goes here when a row and its buttons are gone. */
export const memberTableId = 'team-members'

export const memberFilters = ['all', ...memberTypes] as const
export type MemberFilter = (typeof memberFilters)[number]

type Filters = {
  /** They ignore the type but follow the search and the visibility. */
  counts: TeamMemberCounts | undefined
  type: MemberFilter
  visibility: VisibilityFilter
  onTypeChange: (type: MemberFilter) => void
  onVisibilityChange: (visibility: string) => void
}

type MemberTableProps = Filters &
  MemberActions & {
    page: { rows: OfficeTeamMember[]; total: number } | undefined
    query: TableQuery
    onQueryChange: (query: TableQuery) => void
    onClear: () => void
    error: Error | null
    isRefreshing: boolean
    onRetry: () => void
    onAdd: () => void
  }

/** The whole team, visible or not, in the order the website shows it. */
export const MemberTable = (props: MemberTableProps) => {
  const { t } = useTranslation()
  const { page, query, type, visibility } = props
  const columns = useMemberColumns(props)
  return (
    <DataTable
      id={memberTableId}
      caption={t('nav.team')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('officeTeam.search'), placeholder: t('officeTeam.search.placeholder') }}
      filters={<MemberFilters {...props} />}
      isFiltered={type !== 'all' || visibility !== 'all'}
      filterWords={
        <>
          {type !== 'all' && `${t('officeTeam.filterWords', { type: t(`officeTeam.types.${type}`) })} `}
          <VisibilityWords value={visibility} />
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={t('officeTeam.loading')}
      error={props.error}
      onRetry={props.onRetry}
      empty={
        <EmptyState
          title={t('officeTeam.empty')}
          action={
            <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={props.onAdd}>
              {t('officeTeam.add')}
            </Button>
          }
        >
          {t('officeTeam.empty.text')}
        </EmptyState>
      }
    />
  )
}

const MemberFilters = ({ counts, type, visibility, onTypeChange, onVisibilityChange }: Filters) => {
  const { t } = useTranslation()
  return (
    <>
      <SegmentedFilter
        label={t('officeTeam.filter')}
        segments={memberFilters.map((value) => ({
          value,
          label: t(value === 'all' ? 'filter.all' : `officeTeam.types.${value}`),
          count: counts?.[value],
        }))}
        value={type}
        onValueChange={onTypeChange}
      />
      <VisibilitySelect value={visibility} onValueChange={onVisibilityChange} />
    </>
  )
}
