import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { confirmTwoFactor } from '../browser/api.ts'
import { codeProof, type NewCodes, type NewKey } from '../schema.ts'
import { StepMark } from './step-mark.tsx'

const labels = { code: 'twoFactor.code' } as const

/** Shows the key as a QR code and as text, and requires the first code as proof that the app has it. */
export const KeyDialog = ({
  newKey: { secret, uri, qrCode },
  onConfirmed,
  onClose,
  fallbackFocus,
}: {
  newKey: NewKey
  onConfirmed: (codes: NewCodes) => void
  onClose: () => void
  fallbackFocus: () => HTMLElement | null
}) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('twoFactor.copyFailed'),
    description: t('twoFactor.copyFailed.text'),
  })
  const { field, ...frame } = useFormFrame({
    schema: codeProof,
    labels,
    defaultValues: { code: '' },
    send: confirmTwoFactor,
    onSent: onConfirmed,
    failed: t('twoFactor.failed'),
    headingLevel: 'h3',
    summaryClassName: 'two-factor-summary',
  })
  return (
    <SendingDialog
      title={t('twoFactor.setUp')}
      headExtra={<StepMark step={2} />}
      layout={null}
      frame={frame}
      isDirty={false}
      formLabel={t('twoFactor.setUp')}
      fallbackFocus={fallbackFocus}
      save={t('twoFactor.turnOn')}
      onClose={onClose}
    >
      <div className="two-factor-key">
        <img src={qrCode} width={224} height={224} alt={t('twoFactor.qrCode')} />
        <div className="stack">
          <div>
            <h3>{t('twoFactor.scan')}</h3>
            <p className="muted">{t('twoFactor.scan.text')}</p>
          </div>
          <p className="two-factor-open">
            <a className="text-link" href={uri}>
              {t('twoFactor.openApp')}
            </a>
          </p>
          <div>
            <p className="field-label">{t('twoFactor.key')}</p>
            {/* Grouped, which makes it easier to type. */}
            <p className="two-factor-secret" dir="ltr" translate="no">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <Button
              variant="outline"
              size="table"
              icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
              onClick={() => copy(secret)}
            >
              {t(isCopied ? 'twoFactor.codes.copied' : 'twoFactor.key.copy')}
            </Button>
            <span className="visually-hidden" role="status">
              {isCopied && t('twoFactor.codes.copied')}
            </span>
          </div>
          <TextField
            {...field('code')}
            hint={t('twoFactor.code.hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            inputClassName="two-factor-code"
            data-initial-focus
          />
        </div>
      </div>
    </SendingDialog>
  )
}
