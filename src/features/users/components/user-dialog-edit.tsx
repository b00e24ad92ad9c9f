import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#http/call-api.ts'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { findAdminUser, updateUser } from '../api.ts'
import { type User, type UserEdit, userEdit } from '../schema.ts'
import { UserStateBadge } from './role-badge.tsx'
import { UserAccess } from './user-access.tsx'
import { UserComparison } from './user-dialog-compare.tsx'
import { UserFacts } from './user-facts.tsx'
import { PersonFields, RoleField, useUserFields } from './user-form.tsx'
import { userTableId } from './user-table.tsx'
import { type UserValues, valuesOf } from './user-values.ts'
import './user-dialog.css'

/** Changes a person; neither their username nor their password, which are their own. */
export const UserEditDialog = ({
  user,
  isOwn,
  onSaved,
  onChanged,
  onClose,
}: {
  user: User
  isOwn: boolean
  /** Closes the dialog when the lists know; until then the save is pending. */
  onSaved: (saved: User) => Promise<void>
  /** The lists are asked anew while the dialog stays: a state was changed, words may be half typed. */
  onChanged: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  /** The version the words are written against; a newer one takes its place when somebody saved first. */
  const [seen, setSeen] = useState(user)
  const [newest, setNewest] = useState<User>()
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<z.input<typeof userEdit>, unknown, UserEdit>({
    resolver: zodResolver(userEdit),
    defaultValues: valuesOf(user),
    shouldFocusError: false,
  })

  const save = useMutation({
    mutationFn: ({ values, updatedAt }: { values: UserEdit; updatedAt: string }) =>
      updateUser(user.id, { ...values, updatedAt }),
    onSuccess: onSaved,
    onError: (error) => {
      // A taken address and the rules about managers are conflicts too.
      const isStale = error instanceof ApiError && error.detail === t('error.stale')
      setProblem({ text: showServerErrors(error, form.setError, t('toast.generic')), isStale })
      setAttempt((count) => count + 1)
      failureToast.current = showToast({
        title: t('users.updateError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => compare.mutate() } : undefined,
      })
    },
  })
  const compare = useMutation({
    mutationFn: () => findAdminUser(user.id),
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({
        title: t('compare.failed'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      save.mutate({ values, updatedAt: seen.updatedAt })
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const adopt = (version: User) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(valuesOf(version))
  }
  const { field, summary } = useUserFields({
    form,
    attempt,
    problem: problem && (
      <>
        <p>{problem.text}</p>
        {problem.isStale && (
          <Button
            variant="outline"
            size="table"
            isPending={compare.isPending}
            onClick={() => compare.mutate()}
          >
            {t('compare.open')}
          </Button>
        )}
      </>
    ),
  })
  return (
    <>
      <Dialog
        title={t('users.edit')}
        headExtra={<UserStateBadge isActive={seen.isActive} />}
        isDirty={form.formState.isDirty && !save.isSuccess}
        form={{ onSubmit: submit }}
        fallbackFocus={() => document.getElementById(userTableId)}
        onClose={onClose}
        foot={(close) => (
          <>
            <Button variant="outline" disabled={save.isPending} onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
              {t('form.saveChanges')}
            </Button>
          </>
        )}
      >
        <div className="form-grid">
          {summary}
          <PersonFields field={field} />
          {isOwn ? (
            <TextField
              label={t('table.role')}
              hint={t('users.ownRole.hint')}
              value={t(`role.${seen.role}`)}
              readOnly
            />
          ) : (
            <RoleField field={field} hint={t('users.role.hint')} />
          )}
        </div>
        <UserFacts user={seen} />
        <UserAccess
          user={seen}
          isOwn={isOwn}
          onChanged={(changed) => {
            setSeen(changed)
            onChanged()
          }}
        />
      </Dialog>
      {newest && (
        <UserComparison
          base={seen}
          newest={newest}
          mine={form.getValues() as UserValues}
          isPending={save.isPending}
          error={save.variables?.updatedAt === newest.updatedAt ? problem?.text : undefined}
          onSave={(values) => save.mutate({ values, updatedAt: newest.updatedAt })}
          onBack={() => setNewest(undefined)}
          onDiscard={() => adopt(newest)}
        />
      )}
    </>
  )
}

export default UserEditDialog
