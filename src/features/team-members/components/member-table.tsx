import { useTranslation } from '#i18n/translate.tsx'
import { TypedTable, type TypedTableProps } from '#ui/typed-table.tsx'
import { type MemberType, memberTypes, type OfficeTeamMember } from '../schema.ts'
import { type MemberActions, useMemberColumns } from './member-columns.tsx'
import './member-table.css'

/** The focus goes here when a row and its buttons are gone. */
export const memberTableId = 'team-members'

export const memberFilters = ['all', ...memberTypes] as const
export type MemberFilter = (typeof memberFilters)[number]

/** The whole team, visible or not, in the order the website shows it. */
export const MemberTable = (props: TypedTableProps<OfficeTeamMember, MemberFilter> & MemberActions) => {
  const { t } = useTranslation()
  const columns = useMemberColumns(props)
  return (
    <TypedTable
      {...props}
      id={memberTableId}
      columns={columns}
      types={memberFilters}
      words={{
        caption: t('nav.team'),
        search: { label: t('officeTeam.search'), placeholder: t('officeTeam.search.placeholder') },
        filter: t('officeTeam.filter'),
        typeOf: (type) => t(`officeTeam.types.${type as MemberType}`),
        filterWords: (type) => t('officeTeam.filterWords', { type }),
        loading: t('officeTeam.loading'),
        empty: t('officeTeam.empty'),
        emptyText: t('officeTeam.empty.text'),
        add: t('officeTeam.add'),
      }}
    />
  )
}
