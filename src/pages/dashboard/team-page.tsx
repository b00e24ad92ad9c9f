import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useEffect, useState } from 'react'
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
import type { OfficeTeamMember, TeamMemberCounts } from '#features/team-members/schema.ts'
import { failureWords } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { keepFocusIn, useRefresh } from './use-refresh.ts'
import { askedWith, visibilityIn } from './visibility-in.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/team-members/components/member-dialog.tsx')
const MemberDialog = lazy(loadDialog)

const listOptions = {
  filters: memberFilters,
  extras: ['isVisible'],
  sort: { by: 'displayOrder', direction: 'ascending' },
} as const

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; member: OfficeTeamMember }

export default () => {
  const { t } = useTranslation()
  const list = useListQuery('type', listOptions)
  const visibility = visibilityIn(list.extras)
  const asked = adminTeamMembersQuery(askedWith(list.parameters, visibility))
  const { data: page, error, isFetching, refetch } = useQuery(asked)
  const { data: counts } = useQuery(teamMemberCountsQuery(list.query.q, visibility))
  const { data: all } = useQuery(teamMemberCountsQuery())
  const [task, setTask] = useState<Task>()
  const changed = useChanged(() => setTask(undefined))
  const toggle = useToggle(changed.saved)
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <PageHead title={t('nav.team')} />
      <div className="page-head">
        <div>
          <h1>{t('nav.team')}</h1>
          <Counts counts={all} />
        </div>
        <div className="page-actions">
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={() => setTask({ kind: 'add' })}>
            {t('officeTeam.add')}
          </Button>
        </div>
      </div>
      <MemberTable
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
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(member) => setTask({ kind: 'edit', member })}
        onDelete={(member) => setTask({ kind: 'delete', member })}
        onToggle={(member) => toggle.mutate(member)}
        togglingId={toggle.isPending ? toggle.variables.id : undefined}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <MemberDialog
            member={task.kind === 'edit' ? task.member : undefined}
            nextOrder={all?.all ?? 0}
            onSaved={(saved) => changed.saved(saved, task.kind === 'add' ? 'add' : 'edit')}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <MemberDeleteDialog
          member={task.member}
          onDeleted={() => changed.deleted(task.member)}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  )
}

/** How many there are, and how many of them the website shows. */
const Counts = ({ counts }: { counts: TeamMemberCounts | undefined }) => {
  const { t } = useTranslation()
  if (!counts) return <p aria-hidden="true">&nbsp;</p>
  return (
    <p>
      {t('officeTeam.count', { n: counts.all })}{' '}
      {counts.all > 0 && t('officeTeam.shown', { n: counts.visible })}
    </p>
  )
}

/** After every change the lists are asked anew, the dialog closes and a toast says what happened. */
const useChanged = (close: () => void) => {
  const { t, language } = useTranslation()
  const refresh = useRefresh(teamMembersKey)
  const saved = (member: OfficeTeamMember, kind: 'add' | 'edit') =>
    refresh(() => {
      close()
      showToast({
        title: t(kind === 'add' ? 'toast.team.added' : 'toast.team.updated'),
        description: t(member.isVisible ? 'officeTeam.saved.shown' : 'officeTeam.saved.hidden', {
          name: nameOf(member, language).text,
        }),
      })
    })
  const deleted = (member: OfficeTeamMember) =>
    refresh(() => {
      close()
      showToast({
        title: t('toast.team.deleted'),
        description: t('officeTeam.deleted', { name: nameOf(member, language).text }),
      })
    })
  return { saved, deleted }
}

/** Shown or hidden: an update that sends this one field (specification, section 4). */
const useToggle = (onChanged: (member: OfficeTeamMember, kind: 'edit') => Promise<void>) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id, isVisible }: OfficeTeamMember) => updateTeamMember(id, { isVisible: !isVisible }),
    onSuccess: async (member) => {
      await onChanged(member, 'edit')
      keepFocusIn(memberTableId)
    },
    onError: (error) =>
      showToast({
        title: t('dashboard.team.updateError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
}
