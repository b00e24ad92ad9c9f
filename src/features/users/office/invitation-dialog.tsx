import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { userName } from '../browser/user-name.ts'
import type { User } from '../schema.ts'
import { NamedPerson } from './named-person.tsx'

/** Shows once the link that an admin hands over where no mail is delivered. */
export const InvitationDialog = ({
  user,
  url,
  onClose,
}: {
  user: User
  url: string
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('users.invitation.copyFailed'), description: url })
  return (
    <Dialog
      title={t('users.invitation')}
      size={480}
      onClose={onClose}
      foot={(close) => <Button onClick={close}>{t('form.close')}</Button>}
    >
      <div className="stack">
        <NamedPerson id={user.id} name={userName(user)} />
        <p>{t('users.invitation.text')}</p>
        <TextField label={t('users.invitation.link')} value={url} readOnly dir="ltr" />
        <div>
          <Button
            variant="outline"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(url)}
          >
            {t(isCopied ? 'users.invitation.copied' : 'users.invitation.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
