import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { showProof } from '#features/auth/browser/account-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ProofDialog } from '#features/auth/browser/proof-dialog.tsx'
import { passkeysQuery, proveWithPasskey } from '#features/auth/passkeys/browser/api.ts'
import { PasskeyButton } from '#features/auth/passkeys/browser/passkey-button.tsx'
import { proof } from '#features/auth/schema.ts'
import { twoFactorQuery } from '#features/auth/two-factor/browser/api.ts'
import { formAreas } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from './with-texts.tsx'

const DirectoryProof = lazy(() => import('#features/directory/browser/directory-proof.tsx'))

type Props = { path: string; username: string; onDone: () => void; onClose: () => void }

/** Rendered above everything else; the interrupted action continues once it is answered. */
export default function ProofDialogWithTexts(props: Props) {
  return (
    <WithTexts area={formAreas}>
      <WithTexts area="account">
        <Asking {...props} />
      </WithTexts>
    </WithTexts>
  )
}

/** The proof of a person who has logged in at the directory: a new login there. */
const Asking = (props: Props) => {
  const { data: user } = useCurrentUser()
  if (!user?.isByDirectory || user.directory === undefined) return <AskingHere {...props} />
  return (
    <WithTexts area="directory">
      <DirectoryProof name={user.directory} onDone={props.onDone} onClose={props.onClose} />
    </WithTexts>
  )
}

const AskingHere = ({ path, username, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  const { data: twoFactor } = useQuery(twoFactorQuery())
  const { data: passkeys } = useQuery(passkeysQuery())
  return (
    <ProofDialog
      title={t('proof.title')}
      text={t(givesAccess.test(path) ? 'proof.text.access' : 'proof.text.change')}
      confirmLabel={t('proof.confirm')}
      username={username}
      schema={proof}
      labels={{ currentPassword: 'proof.password', ...(twoFactor?.isOn && { code: 'proof.code' as const }) }}
      failedTitle={t('proof.failed')}
      send={showProof}
      onSent={onDone}
      otherWay={
        passkeys?.some(({ isUsable }) => isUsable) && (
          <PasskeyButton
            isWide
            act={proveWithPasskey}
            onDone={onDone}
            waiting="auth.passkey.waiting"
            failures={proofFailures}
            failed="proof.failed"
          >
            {t('proof.passkey')}
          </PasskeyButton>
        )
      }
      closesOnBackdrop={false}
      onClose={onClose}
    />
  )
}

/** Calls that change accounts or export data; all others change how the firm works. */
const givesAccess = /\.csv|\/(users?|passkeys|exports?|backups)(\/|$)/

const proofFailures = { canceled: 'auth.passkey.canceled', unsupported: 'auth.passkey.unsupported' } as const
