import { useState } from 'react'
import { ProofDialog } from '#features/auth/browser/proof-dialog.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { beginTwoFactor, makeRecoveryCodes, turnOffTwoFactor } from '../browser/api.ts'
import { fullProof, type NewKey, passwordProof } from '../schema.ts'
import { KeyDialog } from './key-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { StepMark } from './step-mark.tsx'
import type { Task } from './two-factor.tsx'

type Props = { task: Task; username: string; onChanged: () => Promise<void>; onClose: () => void }

const passwordLabel = { currentPassword: 'account.password.current' } as const
const bothLabels = { ...passwordLabel, code: 'twoFactor.code.either' } as const

/** Runs one task, from the first dialog to the result. */
export default function TwoFactorDialogs({ task, username, onChanged, onClose }: Props) {
  const { t } = useTranslation()
  const [key, setKey] = useState<NewKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const common = { username, onClose, fallbackFocus: panelHeading }
  const password = {
    ...common,
    failedTitle: t('twoFactor.failed'),
    schema: passwordProof,
    labels: passwordLabel,
  }
  const bothFactors = { ...password, schema: fullProof, labels: bothLabels }
  if (codes)
    return (
      <RecoveryCodesDialog
        {...common}
        codes={codes}
        isLastStep={task === 'setUp'}
        onClose={() => {
          onClose()
          // Not earlier: on a phone the toast would cover the codes.
          if (task === 'setUp')
            showToast({ title: t('twoFactor.on.toast'), description: t('twoFactor.on.toast.text') })
        }}
      />
    )
  if (task === 'turnOff')
    return (
      <ProofDialog
        {...bothFactors}
        title={t('twoFactor.turnOff.title')}
        text={t('twoFactor.turnOff.text')}
        confirmLabel={t('twoFactor.turnOff')}
        // Pending until the panel has reloaded: its button is removed by then, and its heading takes the
        // focus.
        send={(proof) => turnOffTwoFactor(proof).then(onChanged)}
        onSent={() => {
          onClose()
          showToast({ title: t('twoFactor.off.toast'), description: t('twoFactor.off.toast.text') })
        }}
      />
    )
  if (task === 'newCodes')
    return (
      <ProofDialog
        {...bothFactors}
        title={t('twoFactor.newCodes.title')}
        text={t('twoFactor.newCodes.text')}
        confirmLabel={t('twoFactor.newCodes.make')}
        send={makeRecoveryCodes}
        onSent={({ recoveryCodes }) => {
          void onChanged()
          setCodes(recoveryCodes)
        }}
      />
    )
  if (key)
    return (
      <KeyDialog
        {...common}
        newKey={key}
        onConfirmed={({ recoveryCodes }) => {
          void onChanged()
          setCodes(recoveryCodes)
        }}
      />
    )
  return (
    <ProofDialog
      {...password}
      title={t('twoFactor.setUp')}
      headExtra={<StepMark step={1} />}
      text={t('twoFactor.password.text')}
      confirmLabel={t('twoFactor.continue')}
      send={beginTwoFactor}
      onSent={setKey}
    />
  )
}

/** The button that opened the dialog is removed when the state changes. */
const panelHeading = () => document.querySelector<HTMLElement>('#two-factor h2')
