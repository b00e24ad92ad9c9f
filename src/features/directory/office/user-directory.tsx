import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UserQuestion } from '#features/users/office/user-question.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { removeLink, saveDirectoryName, userDirectoryQuery } from '../browser/api.ts'
import type { DirectoryOfUser } from '../schema.ts'

type Person = { userId: number; name: string }
type Task = 'name' | 'forget' | 'unlink'

/** A row in the access section of a colleague's account: the link to the directory, or the name that will create it. */
export default function UserDirectory({
  userId,
  name,
  directory,
  onNaming,
}: Person & {
  directory: string
  /** Opens the dialog of the name, which is beside the dialog of the user: forms cannot be nested. */
  onNaming: (expectedName: string) => void
}) {
  const { t } = useTranslation()
  const { data: state, isError } = useQuery(userDirectoryQuery(userId))
  const [task, setTask] = useState<Task>()
  const close = () => setTask(undefined)
  const refresh = useRefresh(userId, close)
  const tasks: Record<Task, string> = {
    name: t('users.directory.save'),
    forget: t('users.directory.forget'),
    unlink: t('users.directory.unlink'),
  }
  const stateText = () => {
    if (!state) return t(isError ? 'users.directory.loadFailed' : 'users.directory.loading')
    const { link, expectedName } = state
    if (link?.name) return t('users.directory.linked', { name: directory, account: link.name })
    if (link) return t('users.directory.linkedUnnamed', { name: directory })
    return expectedName === null
      ? t('users.directory.none', { name: directory })
      : t('users.directory.expected', { name: directory, account: expectedName })
  }
  return (
    <li>
      <span className="muted">{stateText()}</span>
      <span className="cluster">
        {state &&
          tasksOf(state).map((each) => (
            <Button
              key={each}
              variant="outline"
              size="table"
              onClick={() => (each === 'name' ? onNaming(state.expectedName ?? '') : setTask(each))}
            >
              {tasks[each]}
            </Button>
          ))}
      </span>
      {task === 'forget' && (
        <UserQuestion
          title={t('users.directory.forget.title', { name })}
          confirmLabel={t('users.directory.forget')}
          person={{ id: userId, name }}
          act={() => saveDirectoryName(userId, { name: null })}
          onDone={() => refresh('users.directory.forgotten')}
          // The button is removed with the name.
          fallbackId="user-access"
          onClose={close}
        >
          {t('users.directory.forget.body', { directory })}
        </UserQuestion>
      )}
      {task === 'unlink' && (
        <UserQuestion
          title={t('users.directory.unlink.title', { name, directory })}
          confirmLabel={t('users.directory.unlink')}
          person={{ id: userId, name }}
          act={() => removeLink(userId)}
          onDone={() => refresh('users.directory.unlinked')}
          fallbackId="user-access"
          onClose={close}
        >
          {t('users.directory.unlink.body', { directory })}
        </UserQuestion>
      )}
    </li>
  )
}

const tasksOf = ({ link, expectedName }: DirectoryOfUser): Task[] => {
  if (link) return ['unlink']
  return expectedName === null ? ['name'] : ['name', 'forget']
}

const useRefresh = (userId: number, close: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return async (
    title: 'users.directory.saved' | 'users.directory.forgotten' | 'users.directory.unlinked',
  ) => {
    await queryClient.invalidateQueries({ queryKey: userDirectoryQuery(userId).queryKey })
    close()
    showToast({ title: t(title) })
  }
}
