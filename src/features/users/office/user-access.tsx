import { type ReactNode, useState } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { endSessionsOfUser, updateUser } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import { isAtWork } from '../rules.ts'
import type { User } from '../schema.ts'
import { useHandover } from './handover.tsx'
import { UserQuestion } from './user-question.tsx'

type Task = 'deactivate' | 'reactivate' | 'endSessions'

const words = {
  deactivate: {
    title: 'users.deactivate.title',
    body: 'users.deactivate.body',
    confirm: 'users.deactivate',
    done: 'users.deactivate.done',
    toast: 'toast.user.updated',
  },
  reactivate: {
    title: 'users.reactivate.title',
    body: 'users.reactivate.body',
    confirm: 'users.reactivate',
    done: 'users.reactivate.done',
    toast: 'toast.user.updated',
  },
  endSessions: {
    title: 'users.endSessions.title',
    body: 'users.endSessions.body',
    confirm: 'users.endSessions',
    done: 'users.endSessions.done',
    toast: 'users.endSessions.toast',
  },
} as const satisfies Record<Task, Record<string, TextKey>>

/**
 * Whether the user may log in, and their sessions. Each change needs confirmation and takes effect
 * immediately.
 */
export const UserAccess = ({
  user,
  isOwn,
  more,
  onChanged,
}: {
  user: User
  isOwn: boolean
  /** Further rows about this account, from other features. */
  more?: ReactNode
  onChanged: (changed: User) => void
}) => {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task>()
  return (
    <section className="user-section" aria-labelledby="user-access">
      <h3 id="user-access" tabIndex={-1}>
        {t('users.access')}
      </h3>
      {isOwn ? (
        <p className="muted">{t('users.ownAccess')}</p>
      ) : (
        <ul className="user-access">
          <li>
            <span className="muted">{t(user.isActive ? 'users.active.text' : 'users.inactive.text')}</span>
            <Button
              variant="outline"
              size="table"
              onClick={() => setTask(user.isActive ? 'deactivate' : 'reactivate')}
            >
              {t(user.isActive ? 'users.deactivate' : 'users.reactivate')}
            </Button>
          </li>
          <li>
            <span className="muted">{t('users.sessions.text')}</span>
            <Button variant="outline" size="table" onClick={() => setTask('endSessions')}>
              {t('users.endSessions')}
            </Button>
          </li>
          {more}
        </ul>
      )}
      {task && (
        <AccessQuestion task={task} user={user} onChanged={onChanged} onClose={() => setTask(undefined)} />
      )}
    </section>
  )
}

const AccessQuestion = ({
  task,
  user,
  onChanged,
  onClose,
}: {
  task: Task
  user: User
  onChanged: (changed: User) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const name = userName(user)
  const handover = useHandover(user.id)
  const leaves = task === 'deactivate' && isAtWork(user)
  return (
    <UserQuestion
      title={t(words[task].title)}
      confirmLabel={t(words[task].confirm)}
      person={{ id: user.id, name }}
      act={async () => {
        if (task !== 'endSessions')
          return updateUser(user.id, {
            isActive: task === 'reactivate',
            ...(leaves && handover.choice),
            updatedAt: user.updatedAt,
          })
        await endSessionsOfUser(user.id)
        return user
      }}
      onDone={(changed) => {
        onClose()
        onChanged(changed)
        showToast({ title: t(words[task].toast), description: t(words[task].done, { name }) })
      }}
      onClose={onClose}
    >
      {t(words[task].body)}
      {leaves && handover.note}
    </UserQuestion>
  )
}
