import { useTranslation } from '#i18n/translate.tsx'
import { WebsiteTable, type WebsiteTableProps } from '#ui/website-table.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { memberTypes } from '../values.ts'
import { type MemberActions, useMemberColumns } from './member-columns.tsx'
import './member-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const memberTableId = 'team-members'

export const memberFilters = ['all', ...memberTypes] as const
export type MemberFilter = (typeof memberFilters)[number]

/** The whole team, including hidden members, in the order of the website. */
export const MemberTable = (props: WebsiteTableProps<OfficeTeamMember, MemberFilter> & MemberActions) => {
  const { t } = useTranslation()
  return (
    <WebsiteTable
      {...props}
      id={memberTableId}
      columns={useMemberColumns(props)}
      states={memberFilters}
      addLabel={t('officeTeam.add')}
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
