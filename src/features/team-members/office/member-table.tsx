import { useTranslation } from '#i18n/translate.tsx'
import { AddButton } from '#ui/add-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { type VisibilityChoice, visibilityNarrowing } from '#ui/visibility-filter.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { memberTypes } from '../values.ts'
import { type MemberActions, useMemberColumns } from './member-columns.tsx'
import './member-table.css'

/** Takes the focus when a row and its buttons are gone. */
export const memberTableId = 'team-members'

export const memberFilters = ['all', ...memberTypes] as const
export type MemberFilter = (typeof memberFilters)[number]

/** The whole team, hidden members too, in the order of the website. */
export const MemberTable = ({
  list,
  result,
  counts,
  visibility,
  onAdd,
  ...actions
}: StateTableProps<OfficeTeamMember, MemberFilter> &
  MemberActions & { visibility: VisibilityChoice; onAdd: () => void }) => {
  const { t } = useTranslation()
  const columns = useMemberColumns(actions)
  return (
    <StateTable
      id={memberTableId}
      list={list}
      result={result}
      counts={counts}
      columns={columns}
      states={memberFilters}
      narrowing={visibilityNarrowing(visibility)}
      emptyAction={<AddButton label={t('officeTeam.add')} onAdd={onAdd} />}
      texts={{
        caption: t('nav.team'),
        search: { label: t('officeTeam.search'), placeholder: t('officeTeam.search.placeholder') },
        filter: t('officeTeam.filter'),
        stateOf: (type) => t(`officeTeam.types.${type}`),
        narrowed: (type) => t('officeTeam.filterWords', { type }),
        loading: t('officeTeam.loading'),
        empty: t('officeTeam.empty'),
        emptyText: t('officeTeam.empty.text'),
      }}
    />
  )
}
