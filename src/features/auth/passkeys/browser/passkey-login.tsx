import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { usePasskeyLogin } from '../../browser/session-api.ts'
import type { CurrentUser } from '../../schema.ts'
import type { PasskeyProof } from '../schema.ts'
import { withPasskey } from './api.ts'
import { endCeremony, listsPasskeys } from './ceremony.ts'
import { PasskeyButton, useRefusalToast } from './passkey-button.tsx'

export const loginFailures = {
  canceled: 'auth.passkey.canceled',
  unsupported: 'auth.passkey.unsupported',
} as const

/** Logs in with a passkey: by its button, or chosen in the list under the field for the user name. */
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

/** A little shorter than a challenge lives. */
const renewedEvery = 4 * 60_000

type Offer = {
  /** The browser waits for one answer at a time, and the dialog that was asked for comes first. */
  isBusy: boolean
  /** After it the browser is asked again. */
  refusal: unknown
  logIn: () => Promise<CurrentUser>
  onDone: (user: CurrentUser) => void
}

/** Has the browser list passkeys under the field, if it can, for as long as the form is there. */
const useFieldList = ({ isBusy, refusal, logIn, onDone }: Offer) => {
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is the same in every rendering
  useEffect(() => {
    if (isBusy) return
    let isOver = false
    const offer = async () => {
      if (!(await listsPasskeys()) || isOver) return
      // By then this form may be gone: the page behind it knows the person.
      onDone(await logIn())
    }
    // Whoever chose one and was refused reads why at the button; nobody asked for anything before.
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
