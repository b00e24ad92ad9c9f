import { useMutation, useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { failureSentence } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { mailDeliveryQuery, mailQuery, sendTestMail } from './api.ts'
import { MailBadge } from './mail-badge.tsx'
import '#ui/form-field.css'

const askAgainMilliseconds = 3_000

/** Shows whether mail is delivered, and sends a test message to the current user. */
export const TestMail = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const test = useMutation({ mutationFn: sendTestMail })
  const { data: sent } = useQuery({
    ...mailQuery(test.data?.id ?? 0),
    enabled: test.data !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgainMilliseconds : false),
  })
  const mail = sent ?? test.data
  return (
    <div className="stack">
      <p>
        {delivery && !delivery.isDelivered
          ? t('setup.mail.none', { server: 'SMTP_URL', sender: 'MAIL_FROM' })
          : t('setup.mail.server')}
      </p>
      <p>
        <Button
          variant="outline"
          icon={<Icon icon={Send} size="medium" />}
          isPending={test.isPending}
          pendingLabel={t('form.submitting')}
          onClick={() => test.mutate()}
        >
          {t('setup.mail.test', { address })}
        </Button>
      </p>
      <div role="status">
        {test.error && <p className="field-error">{failureSentence(test.error, t)}</p>}
        {mail && (
          <p className="cluster">
            <MailBadge state={mail.state} />
            <span>{mail.lastError ?? t(`setup.mail.${mail.state}`)}</span>
            <Link href={href('/dashboard/outbox')} className="text-link">
              {t('setup.mail.outbox')}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
