import MailCheck from 'lucide-react/icons/mail-check'
import { useMailKey } from '#features/settings/browser/use-mail-text.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import { SendVerification } from './send-verification.tsx'
import './verify-note.css'

/** A quiet reminder that disappears once the address is confirmed. */
export const VerifyNote = ({ user }: { user: { email: string; isVerified: boolean } }) => {
  const { t } = useTranslation()
  const keyOf = useMailKey()
  if (user.isVerified) return null
  return (
    <section className="verify-note" aria-label={t('verify.title')}>
      <Icon icon={MailCheck} />
      <div>
        <p className="strong">{t('verify.title')}</p>
        <p className="muted">
          <Sentence
            of={keyOf('verify.note')}
            elements={{
              email: (
                <bdi dir="ltr">
                  <BreakableAddress>{user.email}</BreakableAddress>
                </bdi>
              ),
            }}
          />
        </p>
      </div>
      <SendVerification variant="outline" size="small">
        {t('verify.again')}
      </SendVerification>
    </section>
  )
}
