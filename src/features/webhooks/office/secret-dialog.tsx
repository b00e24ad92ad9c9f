import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCopy } from '#ui/use-copy.ts'

/** Shows a secret once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('webhooks.secret.copyFailed'), description: secret })
  return (
    <Dialog
      title={t('webhooks.secret.title')}
      size={640}
      onClose={onClose}
      foot={(close) => <Button onClick={close}>{t('form.close')}</Button>}
    >
      <div className="stack">
        <p>{t('webhooks.secret.text')}</p>
        <TextField label={t('webhooks.secret.title')} value={secret} readOnly dir="ltr" />
        <div>
          <Button
            variant="outline"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(secret)}
          >
            {t(isCopied ? 'webhooks.secret.copied' : 'webhooks.secret.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
