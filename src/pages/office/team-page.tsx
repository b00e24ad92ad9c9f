import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import {
  adminTeamMembersQuery,
  deleteTeamMember,
  findAdminTeamMember,
  teamMemberCountsQuery,
  teamMembersCsvPath,
  teamMembersKey,
  updateTeamMember,
} from '#features/team-members/browser/api.ts'
import {
  MemberPicture,
  MemberTable,
  memberFilters,
  memberTableId,
  nameOf,
} from '#features/team-members/office/member-table.tsx'
import type { OfficeTeamMember } from '#features/team-members/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useExistingPage } from '../use-list-query.ts'
import { ExportLink } from './export-link.tsx'
import { useVisibilityList } from './use-visibility-list.ts'
import { WebsiteRecords } from './website-records.tsx'

const loadDialog = () => import('#features/team-members/office/member-dialog.tsx')
const MemberDialog = lazy(loadDialog)

export default function TeamPage() {
  const { t, language } = useTranslation()
  const { list, visibility, parameters } = useVisibilityList(memberFilters)
  const result = useQuery(adminTeamMembersQuery(parameters))
  const { data: counts } = useQuery(teamMemberCountsQuery(list.query.q, visibility.value))
  const { data: all } = useQuery(teamMemberCountsQuery())
  useExistingPage(list, result.data?.total)
  return (
    <WebsiteRecords<OfficeTeamMember>
      queryKey={teamMembersKey}
      tableId={memberTableId}
      texts={{
        title: 'nav.team',
        add: 'officeTeam.add',
        count: 'officeTeam.count',
        visible: 'officeTeam.shown',
        added: 'toast.team.added',
        updated: 'toast.team.updated',
        deleted: 'toast.team.deleted',
        updateFailed: 'dashboard.team.updateError',
        deleteFailed: 'dashboard.team.deleteError',
        savedVisible: 'officeTeam.saved.shown',
        savedHidden: 'officeTeam.saved.hidden',
        deletedText: 'officeTeam.deleted',
      }}
      exportLink={<ExportLink path={teamMembersCsvPath(parameters)}>{t('export.csv')}</ExportLink>}
      numbers={all}
      nameOf={(member) => nameOf(member, language).text}
      isVisible={({ isVisible }) => isVisible}
      toggle={({ id, isVisible }) => updateTeamMember(id, { isVisible: !isVisible })}
      find={findAdminTeamMember}
      remove={({ id }) => deleteTeamMember(id)}
      markOf={(member) => (
        <MemberPicture id={member.id} name={nameOf(member, language).text} imageUrl={member.imageUrl} />
      )}
      loadForm={loadDialog}
      form={({ record, ...rest }) => <MemberDialog {...rest} member={record} nextOrder={all?.all ?? 0} />}
      table={(actions) => (
        <MemberTable {...actions} list={list} result={result} counts={counts} visibility={visibility} />
      )}
    />
  )
}
