import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage, refusalMessage } from '#browser/failure-message.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { showToast } from '#ui/toast.ts'
import { resetTwoFactor, userTwoFactorQuery } from '../browser/api.ts'

type Person = { userId: number; name: string }

/** A row of the access of somebody else's account: who has lost the phone and the codes asks an admin. */
export default (person: Person) => {
  const { t, language } = useTranslation()
  const { data: state, isError } = useQuery(userTwoFactorQuery(person.userId))
  const [isAsking, setAsking] = useState(false)
  const words = () => {
    if (isError) return t('users.twoFactor.loadFailed')
    if (!state) return t('users.twoFactor.loading')
    if (!state.since) return t('users.twoFactor.off')
    return t('users.twoFactor.on', { date: formatTableDate(state.since, language) })
  }
  return (
    <li>
      <span className="muted">{words()}</span>
      {state?.isOn && (
        <Button variant="outline" size="table" onClick={() => setAsking(true)}>
          {t('users.twoFactor.reset')}
        </Button>
      )}
      {isAsking && <Question {...person} onClose={() => setAsking(false)} />}
    </li>
  )
}

const Question = ({ userId, name, onClose }: Person & { onClose: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resetTwoFactor(userId),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: userTwoFactorQuery(userId).queryKey })
      onClose()
      showToast({
        title: t('users.twoFactor.toast'),
        description: t('users.twoFactor.done', { name }),
      })
    },
    onError: (failure) =>
      showToast({
        title: t('users.updateError'),
        description: failureMessage(failure, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('users.twoFactor.title')}
      variant="primary"
      confirmLabel={t('users.twoFactor.reset')}
      isPending={isPending}
      error={error && refusalMessage(error, t('toast.generic'))}
      // The button that asked goes with what it switched off.
      fallbackFocus={() => document.getElementById('user-access')}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <Monogram name={name} id={userId} />
        <bdi>{name}</bdi>
      </p>
      <p>{t('users.twoFactor.body')}</p>
    </ConfirmDialog>
  )
}
