import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, useState } from 'react'
import { useSearch } from 'wouter'
import { currentUserKey, useCurrentUser } from '#features/auth/browser/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import {
  adminUsersQuery,
  findAdminUser,
  startPasswordReset,
  userCountsQuery,
  usersCsvPath,
  usersKey,
} from '#features/users/browser/api.ts'
import { userName } from '#features/users/browser/user-name.ts'
import {
  roleFilters,
  type StateFilter,
  stateFilters,
  UserTable,
  userTableId,
} from '#features/users/office/user-table.tsx'
import type { User } from '#features/users/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import RecordDialog from '../record-dialog.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { WithTexts } from '../with-texts.tsx'
import { ExportLink } from './export-link.tsx'
import { ImportButton } from './import-button.tsx'
import { OfficeHead } from './office-head.tsx'
import { useFailureToast } from './use-failure-toast.ts'

const loadAddDialog = () => import('#features/users/office/user-dialog-add.tsx')
const loadEditDialog = () => import('#features/users/office/user-dialog-edit.tsx')
const UserTwoFactor = lazy(() => import('#features/auth/two-factor/office/user-two-factor.tsx'))
const UserDirectory = lazy(() => import('#features/directory/office/user-directory.tsx'))
const DirectoryNameDialog = lazy(() => import('#features/directory/office/directory-name-dialog.tsx'))
const LegalHold = lazy(() => import('#features/legal-holds/office/legal-hold.tsx'))
const UserAddDialog = lazy(loadAddDialog)
const UserImportDialog = lazy(() => import('#features/users/office/user-import-dialog.tsx'))
const UserEditDialog = lazy(loadEditDialog)
const UserDeleteDialog = lazy(() => import('#features/users/office/user-dialog-delete.tsx'))
const OpenedRecord = lazy(() => import('./opened-record.tsx'))

const listOptions = {
  filters: roleFilters,
  extras: ['isActive'],
  sort: { by: 'createdAt', direction: 'descending' },
} as const

type Task = { kind: 'add' } | { kind: 'edit' | 'delete' | 'reset'; user: User }

export default function UsersPage() {
  const { t } = useTranslation()
  const mailText = useMailText()
  const list = useListQuery('role', listOptions)
  const state = stateFilters.find((known) => known === list.extras.isActive) ?? 'all'
  const { data: me } = useCurrentUser()
  const result = useQuery(adminUsersQuery(parametersWith(list.parameters, state)))
  const { data: counts } = useQuery(userCountsQuery(list.query.q, state))
  const [task, setTask] = useState<Task>()
  /** The name at the directory that is being edited. */
  const [naming, setNaming] = useState<string>()
  const isRequested = useSearch().includes('open=')
  const changed = useChanged(me?.id, () => setTask(undefined))
  useExistingPage(list, result.data?.total)
  useFailureToast('toast.fetch.users', result.error)
  usePreloadOnIntent(loadAddDialog)
  usePreloadOnIntent(loadEditDialog)
  return (
    <>
      <OfficeHead
        title={t('dash.users')}
        actions={
          <>
            <ImportButton dialog={UserImportDialog} texts={['officeImport']} queryKey={usersKey} />
            <ExportLink path={usersCsvPath(parametersWith(list.parameters, state))}>
              {t('export.csv')}
            </ExportLink>
            <Button icon={<Icon icon={Plus} size="medium" />} onClick={() => setTask({ kind: 'add' })}>
              {t('users.add')}
            </Button>
          </>
        }
      >
        <p>{t('users.intro')}</p>
      </OfficeHead>
      <UserTable
        list={list}
        result={result}
        counts={counts}
        state={state}
        ownId={me?.id}
        onStateChange={(next) => list.onExtrasChange({ isActive: next === 'all' ? '' : next })}
        onAdd={() => setTask({ kind: 'add' })}
        onReset={(user) => setTask({ kind: 'reset', user })}
        onEdit={(user: User) => setTask({ kind: 'edit', user })}
        onDelete={(user) => setTask({ kind: 'delete', user })}
      />
      {isRequested && (
        <DialogSuspense>
          <OpenedRecord
            find={findAdminUser}
            onAdd={() => setTask({ kind: 'add' })}
            onEdit={(user: User) => setTask({ kind: 'edit', user })}
          />
        </DialogSuspense>
      )}
      <DialogSuspense>
        {task?.kind === 'add' && (
          <UserAddDialog
            isStrict={me?.hasStrictPassword}
            onSaved={(saved) => changed.saved(saved, 'toast.user.added')}
            onClose={() => setTask(undefined)}
          />
        )}
        {task?.kind === 'edit' && (
          <UserEditDialog
            user={task.user}
            isOwn={task.user.id === me?.id}
            access={
              <DialogSuspense>
                <UserTwoFactor userId={task.user.id} name={userName(task.user)} />
                {me?.directory !== undefined && task.user.role !== 'client' && (
                  <WithTexts area="directory">
                    <UserDirectory
                      userId={task.user.id}
                      name={userName(task.user)}
                      directory={me.directory}
                      onNaming={setNaming}
                    />
                  </WithTexts>
                )}
                {task.user.role === 'client' && (
                  <li>
                    <LegalHold held={{ userId: task.user.id }} />
                  </li>
                )}
              </DialogSuspense>
            }
            onSaved={(saved) => changed.saved(saved, 'toast.user.updated')}
            onChanged={changed.requested}
            onClose={() => setTask(undefined)}
          />
        )}
        {task?.kind === 'edit' && naming !== undefined && me?.directory !== undefined && (
          <WithTexts area="directory">
            <DirectoryNameDialog
              userId={task.user.id}
              name={userName(task.user)}
              directory={me.directory}
              expectedName={naming}
              onClose={() => setNaming(undefined)}
            />
          </WithTexts>
        )}
        {task?.kind === 'delete' && (
          <UserDeleteDialog
            user={task.user}
            onDone={() => changed.deleted(task.user)}
            onClose={() => setTask(undefined)}
          />
        )}
      </DialogSuspense>
      {/* The person sets the password themselves, through an emailed link. */}
      {task?.kind === 'reset' && (
        <RecordDialog
          title={t('users.reset.title')}
          variant="primary"
          confirmLabel={t('users.reset')}
          mark={<Monogram name={userName(task.user)} id={task.user.id} />}
          name={userName(task.user)}
          act={() => startPasswordReset(task.user.id)}
          onDone={() => changed.reset(task.user)}
          failed="users.reset.failed"
          fallbackId={userTableId}
          onClose={() => setTask(undefined)}
        >
          <p className="muted">{mailText('users.reset.body', { email: task.user.email })}</p>
        </RecordDialog>
      )}
    </>
  )
}

/** An unknown state in the address counts as all. */
const parametersWith = (parameters: URLSearchParams, state: StateFilter): URLSearchParams => {
  const narrowed = new URLSearchParams(parameters)
  if (state === 'all') narrowed.delete('isActive')
  return narrowed
}

/** Called after a change: refetches the lists, closes the dialog and shows a toast. */
const useChanged = (ownId: number | undefined, close: () => void) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const refresh = useRefresh(usersKey)
  const queryClient = useQueryClient()
  const saved = (user: User, title: 'toast.user.added' | 'toast.user.updated') =>
    refresh(() => {
      close()
      // The changed name is the person's own, also shown at the top of the page.
      if (user.id === ownId) void queryClient.invalidateQueries({ queryKey: currentUserKey })
      showToast({
        title: t(title),
        description: t('users.saved', { name: userName(user), role: t(`role.${user.role}`) }),
      })
    })
  const deleted = (user: User) =>
    refresh(() => {
      close()
      showToast({ title: t('toast.user.deleted'), description: userName(user) })
    })
  const reset = async (user: User) => {
    close()
    showToast({
      title: mailText('users.reset.done'),
      description: mailText('users.reset.done.text', { email: user.email }),
    })
  }
  return { saved, deleted, reset, requested: () => refresh(() => undefined) }
}
