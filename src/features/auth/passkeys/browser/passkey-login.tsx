import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { usePasskeyLogin } from '../../browser/session-api.ts'
import type { CurrentUser } from '../../schema.ts'
import type { PasskeyProof } from '../schema.ts'
import { withPasskey } from './api.ts'
import { endCeremony, listsPasskeys } from './ceremony.ts'
import { PasskeyButton, useRefusalToast } from './passkey-button.tsx'
import '#features/auth/browser/auth-forms.css'

export const loginFailures = {
  canceled: 'auth.passkey.canceled',
  unsupported: 'auth.passkey.unsupported',
} as const

/** Login with a passkey: by the button, or from the list below the user name field. */
export const PasskeyLogin = ({
  isRemembered,
  onDone,
}: {
  isRemembered: () => boolean | undefined
  onDone: (user: CurrentUser) => void
}) => {
  const { t } = useTranslation()
  const { mutateAsync, error: refusal } = usePasskeyLogin()
  const onError = useRefusalToast('toast.login.failed')
  const [isBusy, setBusy] = useState(false)
  const values = (passkey: PasskeyProof) => ({ passkey, rememberMe: isRemembered() ?? false })
  useFieldList({
    isBusy,
    refusal,
    logIn: () => withPasskey((passkey) => mutateAsync(values(passkey), { onError }), { inFieldList: true }),
    onDone,
  })
  return (
    <>
      <p className="auth-or">{t('auth.or')}</p>
      <PasskeyButton
        isWide
        act={() => withPasskey((passkey) => mutateAsync(values(passkey)))}
        onDone={onDone}
        onBusyChange={setBusy}
        waiting="auth.passkey.waiting"
        failures={loginFailures}
        failed="toast.login.failed"
        refusal={refusal}
      >
        {t('auth.passkey')}
      </PasskeyButton>
    </>
  )
}

/** Slightly shorter than the lifetime of a challenge. */
const renewedEvery = 4 * 60_000

type Offer = {
  /** The browser handles one request at a time, and an explicitly opened dialog takes precedence. */
  isBusy: boolean
  /** Restarts the list after an error. */
  refusal: unknown
  logIn: () => Promise<CurrentUser>
  onDone: (user: CurrentUser) => void
}

/** Lists passkeys below the field while the form is mounted, if the browser supports it. */
const useFieldList = ({ isBusy, refusal, logIn, onDone }: Offer) => {
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is the same in every rendering
  useEffect(() => {
    if (isBusy) return
    let isOver = false
    const offer = async () => {
      if (!(await listsPasskeys()) || isOver) return
      // This form may already be unmounted, because the page now shows the logged-in user.
      onDone(await logIn())
    }
    // The button shows the error after a failed choice. Errors before a choice are not the user's doing.
    offer().catch(() => undefined)
    const renewal = setTimeout(() => setRound(round + 1), renewedEvery)
    return () => {
      isOver = true
      clearTimeout(renewal)
    }
  }, [isBusy, refusal, round])
  useEffect(
    () => () => {
      void listsPasskeys().then((isListed) => (isListed ? endCeremony() : undefined))
    },
    [],
  )
}
