import { useQuery } from '@tanstack/react-query'
import { showProof } from '#features/auth/browser/account-api.ts'
import { ProofDialog } from '#features/auth/browser/proof-dialog.tsx'
import { passkeysQuery, proveWithPasskey } from '#features/auth/passkeys/browser/api.ts'
import { PasskeyButton } from '#features/auth/passkeys/browser/passkey-button.tsx'
import { proof } from '#features/auth/schema.ts'
import { twoFactorQuery } from '#features/auth/two-factor/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from './with-texts.tsx'

type Props = { username: string; onDone: () => void; onClose: () => void }

/** On top of whatever is open; the interrupted action continues once it is answered. */
export default (props: Props) => (
  <WithTexts area="forms">
    <WithTexts area="proof">
      <Asking {...props} />
    </WithTexts>
  </WithTexts>
)

const Asking = ({ username, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  const { data: twoFactor } = useQuery(twoFactorQuery())
  const { data: passkeys } = useQuery(passkeysQuery())
  return (
    <ProofDialog
      title={t('proof.title')}
      text={t('proof.text')}
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

const proofFailures = { canceled: 'auth.passkey.canceled', unsupported: 'auth.passkey.unsupported' } as const
