import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { UserQuestion } from '#features/users/office/user-question.tsx'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { resetTwoFactor, userTwoFactorQuery } from '../browser/api.ts'

type Person = { userId: number; name: string }

/**
 * A row in the access section of another user's account. An admin can switch off the second factor of a user
 * who lost it.
 */
export default function UserTwoFactor(person: Person) {
  const { t, language } = useTranslation()
  const { data: state, isError } = useQuery(userTwoFactorQuery(person.userId))
  const [isAsking, setAsking] = useState(false)
  const hasPasskeys = state !== undefined && state.passkeys > 0
  const stateText = () => {
    if (isError) return t('users.twoFactor.loadFailed')
    if (!state) return t('users.twoFactor.loading')
    if (!state.since) return t('users.twoFactor.off')
    return t('users.twoFactor.on', { date: formatTableDate(state.since, language) })
  }
  return (
    <li>
      <span className="muted">
        {stateText()}
        {hasPasskeys && ` ${t('users.passkeys', { n: state.passkeys })}`}
      </span>
      {(state?.isOn || hasPasskeys) && (
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
  const mailText = useMailText()
  const queryClient = useQueryClient()
  return (
    <UserQuestion
      title={t('users.twoFactor.title')}
      confirmLabel={t('users.twoFactor.reset')}
      person={{ id: userId, name }}
      act={() => resetTwoFactor(userId)}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: userTwoFactorQuery(userId).queryKey })
        onClose()
        showToast({
          title: t('users.twoFactor.toast'),
          description: t('users.twoFactor.done', { name }),
        })
      }}
      // The button is removed with the second factor.
      fallbackId="user-access"
      onClose={onClose}
    >
      {mailText('users.twoFactor.body')}
    </UserQuestion>
  )
}
