import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import {
  adminTeamMembersQuery,
  teamMemberCountsQuery,
  teamMembersKey,
  updateTeamMember,
} from '#features/team-members/api.ts'
import { MemberDeleteDialog } from '#features/team-members/components/member-dialog-delete.tsx'
import { nameOf } from '#features/team-members/components/member-name.tsx'
import {
  type MemberFilter,
  MemberTable,
  memberFilters,
  memberTableId,
} from '#features/team-members/components/member-table.tsx'
import type { OfficeTeamMember } from '#features/team-members/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ListHead } from './list-head.tsx'
import { useWebsiteRecords } from './use-website-records.ts'
import { askedWith, visibilityIn } from './visibility-in.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/team-members/components/member-dialog.tsx')
const MemberDialog = lazy(loadDialog)

const listOptions = {
  filters: memberFilters,
  extras: ['isVisible'],
  sort: { by: 'displayOrder', direction: 'ascending' },
} as const

export default () => {
  const { t, language } = useTranslation()
  const list = useListQuery('type', listOptions)
  const visibility = visibilityIn(list.extras)
  const asked = adminTeamMembersQuery(askedWith(list.parameters, visibility))
  const { data: page, error, isFetching, refetch } = useQuery(asked)
  const { data: counts } = useQuery(teamMemberCountsQuery(list.query.q, visibility))
  const { data: all } = useQuery(teamMemberCountsQuery())
  const { task, onSaved, onDeleted, onClose, actions } = useWebsiteRecords<OfficeTeamMember>({
    queryKey: teamMembersKey,
    tableId: memberTableId,
    nameOf: (member) => nameOf(member, language).text,
    isShown: ({ isVisible }) => isVisible,
    toggle: ({ id, isVisible }) => updateTeamMember(id, { isVisible: !isVisible }),
    words: {
      added: 'toast.team.added',
      updated: 'toast.team.updated',
      deleted: 'toast.team.deleted',
      updateFailed: 'dashboard.team.updateError',
      savedShown: 'officeTeam.saved.shown',
      savedHidden: 'officeTeam.saved.hidden',
      deletedText: 'officeTeam.deleted',
    },
  })
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <ListHead
        title={t('nav.team')}
        count="officeTeam.count"
        shown="officeTeam.shown"
        numbers={all}
        addLabel={t('officeTeam.add')}
        onAdd={actions.onAdd}
      />
      <MemberTable
        {...actions}
        page={page}
        counts={counts}
        query={list.query}
        type={list.filter as MemberFilter}
        visibility={visibility}
        onQueryChange={list.onQueryChange}
        onTypeChange={list.onFilterChange}
        onVisibilityChange={(next) => list.onExtrasChange({ isVisible: next === 'all' ? '' : next })}
        onClear={list.onClear}
        error={error}
        isRefreshing={isFetching}
        onRetry={() => refetch()}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <MemberDialog
            member={task.kind === 'edit' ? task.record : undefined}
            nextOrder={all?.all ?? 0}
            onSaved={onSaved}
            onClose={onClose}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <MemberDeleteDialog member={task.record} onDeleted={() => onDeleted(task.record)} onClose={onClose} />
      )}
    </>
  )
}
