import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isGone } from '#browser/call-api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { colleaguesInOrder } from '#features/users/names.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { saveReaders } from '../browser/api.ts'
import type { ConsultationWithHistory } from '../schema.ts'
import './readers-dialog.css'

const nameOf = ({ firstName, lastName }: StaffMember) => `${firstName} ${lastName}`

/** Sets who may read a consultation besides managers, or makes it readable for the whole office. */
export const ReadersDialog = ({
  consultation,
  onSaved,
  onGone,
  onClose,
}: {
  consultation: ConsultationWithHistory
  /** Resolves once the lists are refreshed and the dialog is closed; the save is pending until then. */
  onSaved: (saved: ConsultationWithHistory) => Promise<void>
  /** Called when the user has lost access to the consultation. */
  onGone: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { id, assignedToId, isRestricted: wasRestricted, updatedAt } = consultation
  const named = (consultation.readers ?? []).filter((reader) => reader.id !== assignedToId)
  const [isRestricted, setRestricted] = useState(wasRestricted)
  const [chosen, setChosen] = useState(() => named.map((reader) => String(reader.id)))
  const save = useMutation({
    mutationFn: () => saveReaders(id, { userIds: isRestricted ? chosen.map(Number) : null, updatedAt }),
    onSuccess: onSaved,
    onError: (error) => {
      if (isGone(error)) return onGone()
      showToast({
        title: t('readers.error'),
        description: failureMessage(error, t),
        variant: 'destructive',
      })
    },
  })
  const before = wasRestricted ? named.map((reader) => String(reader.id)) : undefined
  const isDirty = (isRestricted ? sorted(chosen) : undefined) !== (before && sorted(before))
  return (
    <SendingDialog
      title={t('readers.title', { reference: `#${id}` })}
      frame={{
        isDirty: isDirty && !save.isSuccess,
        isPending: save.isPending,
        submit: (event) => {
          event.preventDefault()
          save.mutate()
        },
      }}
      layout="stack readers"
      onClose={onClose}
    >
      <CheckboxField
        label={t('readers.restrict')}
        hint={t('readers.restrict.hint')}
        checked={isRestricted}
        onChange={({ target }) => setRestricted(target.checked)}
      />
      {isRestricted ? (
        <People consultation={consultation} chosen={chosen} onChange={setChosen} />
      ) : (
        <p>{t('readers.off')}</p>
      )}
      <div role="alert">
        {save.error && <p className="field-error">{explainFailure(save.error, t).message}</p>}
      </div>
    </SendingDialog>
  )
}

const sorted = (ids: readonly string[]): string => ids.toSorted().join()

/** All staff except managers, who may read it anyway, plus current readers who have left. */
const People = ({
  consultation: { userId, origin, assignedToId, assignedToName, readers },
  chosen,
  onChange,
}: {
  consultation: ConsultationWithHistory
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const { data: staff, error, isFetching, refetch } = useQuery(staffQuery())
  if (error)
    return (
      <ErrorState title={t('toast.fetch.users')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!staff) return <Skeleton shape="60" />
  const left = (readers ?? []).filter((reader) => !staff.some(({ id }) => id === reader.id))
  const people = colleaguesInOrder([...staff, ...left], language, undefined).filter(
    ({ id, role }) => role === 'staff' && id !== assignedToId,
  )
  const managers = staff.filter(({ role }) => role === 'admin').map(nameOf)
  return (
    <>
      {people.length === 0 ? (
        <p>{t('readers.people.none')}</p>
      ) : (
        <CheckboxGroup
          label={t('readers.people')}
          hint={assignedToId === null && t('readers.people.hint')}
          options={people.map((person) => ({ value: String(person.id), label: nameOf(person) }))}
          value={chosen}
          onChange={onChange}
        />
      )}
      <div className="caption">
        {assignedToName && <p>{t('readers.stays', { name: assignedToName })}</p>}
        {userId === null && origin !== 'website' && <p>{mailText('readers.seenLink')}</p>}
        {managers.length > 0 && <p>{t('readers.always', { names: formatList(managers, language) })}</p>}
      </div>
    </>
  )
}
