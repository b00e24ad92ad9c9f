import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ProofDialog } from '#features/auth/browser/proof-dialog.tsx'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopy } from '#ui/use-copy.ts'
import { beginTwoFactor, makeRecoveryCodes, turnOffTwoFactor } from '../browser/api.ts'
import { fullProof, type NewKey, passwordProof } from '../schema.ts'
import { KeyDialog } from './key-dialog.tsx'
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

/** Shows the codes, which cannot be shown again. Closing without «I have saved them» requires confirmation. */
const RecoveryCodesDialog = ({
  codes,
  username,
  isLastStep,
  onClose,
  fallbackFocus,
}: {
  codes: readonly string[]
  username: string
  /** True during setup; otherwise these codes replace earlier ones. */
  isLastStep: boolean
  onClose: () => void
  fallbackFocus: () => HTMLElement | null
}) => {
  const { t, language } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('twoFactor.copyFailed'),
    description: t('twoFactor.copyFailed.text'),
  })
  const [answer, setAnswer] = useState<(mayClose: boolean) => void>()
  const reply = (mayClose: boolean) => {
    setAnswer(undefined)
    answer?.(mayClose)
  }
  const head = t('twoFactor.codes.fileHead', {
    username,
    date: formatTableDate(new Date().toISOString(), language),
  })
  return (
    <Dialog
      title={t('twoFactor.codes')}
      headExtra={isLastStep && <StepMark step={3} />}
      size={640}
      closesOnBackdrop={false}
      confirmClose={() => new Promise<boolean>((resolve) => setAnswer(() => resolve))}
      foot={<Button onClick={onClose}>{t('twoFactor.codes.saved')}</Button>}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <div className="stack">
        <p>{t('twoFactor.codes.text')}</p>
        <ul className="two-factor-codes" dir="ltr" translate="no" aria-label={t('twoFactor.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="two-factor-tools">
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(codes.join('\n'))}
          >
            {t(isCopied ? 'twoFactor.codes.copied' : 'twoFactor.codes.copy')}
          </Button>
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={Download} size="medium" />}
            onClick={() =>
              download(`${t('twoFactor.codes.file')}.txt`, [head, '', ...codes, ''].join('\r\n'))
            }
          >
            {t('twoFactor.codes.download')}
          </Button>
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={Printer} size="medium" />}
            onClick={() => window.print()}
          >
            {t('twoFactor.codes.print')}
          </Button>
          <span className="visually-hidden" role="status">
            {isCopied && t('twoFactor.codes.copied')}
          </span>
        </div>
      </div>
      {createPortal(<PrintedCodes head={head} codes={codes} />, document.body)}
      {answer && (
        <ConfirmDialog
          title={t('twoFactor.codes.leave.title')}
          variant="primary"
          confirmLabel={t('twoFactor.codes.leave.close')}
          cancelLabel={t('twoFactor.codes.leave.stay')}
          onConfirm={() => reply(true)}
          onCancel={() => reply(false)}
        >
          {t('twoFactor.codes.leave.body')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** Browsers do not print dialogs, so this prints instead; it is invisible on the screen. */
const PrintedCodes = ({ head, codes }: { head: string; codes: readonly string[] }) => (
  <div className="two-factor-print print-instead" aria-hidden="true">
    <p>{head}</p>
    <ul dir="ltr">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </div>
)

/** Windows needs the byte order mark to read Arabic in a text file, and its own line endings. */
const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
