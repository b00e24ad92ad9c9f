import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { isResendable, type Mail } from '../schema.ts'
import { mailQuery, mailViewPath } from './api.ts'
import { MailBadge } from './mail-badge.tsx'
import { mailTableId } from './mail-table.tsx'
import './mail-dialog.css'

type View = 'text' | 'page'

/** One mail: recipient, delivery state, text, and a preview. */
const MailDialog = ({
  id,
  row,
  isResending,
  onResend,
  onClose,
}: {
  id: number
  /** The row of the list, until the mail itself has loaded. */
  row: Mail | undefined
  isResending: boolean
  onResend: (mail: Mail) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data: mail, error, isFetching, refetch } = useQuery(mailQuery(id))
  const [view, setView] = useState<View>('text')
  const displayed = mail ?? row
  return (
    <Dialog
      title={<bdi>{displayed?.subject || t('outbox.title')}</bdi>}
      headExtra={displayed && <MailBadge state={displayed.state} />}
      size={760}
      bodyClassName="mail-body"
      fallbackFocus={() => document.getElementById(mailTableId)}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" onClick={close}>
            {t('form.close')}
          </Button>
          {displayed && isResendable(displayed.state) && (
            <Button
              icon={<Icon icon={displayed.state === 'held' ? Send : RotateCw} size="medium" />}
              isPending={isResending}
              onClick={() => onResend(displayed)}
            >
              {t(displayed.state === 'held' ? 'outbox.release' : 'outbox.resend')}
            </Button>
          )}
        </>
      )}
    >
      {displayed && <Facts mail={displayed} />}
      {displayed && <StateNote mail={displayed} />}
      {error && (
        <ErrorState title={t('outbox.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {failureMessage(error, t)}
        </ErrorState>
      )}
      {mail && (
        <div className="mail-text">
          <SegmentedFilter<View>
            label={t('outbox.view')}
            segments={[
              { value: 'text', label: t('outbox.view.text') },
              { value: 'page', label: t('outbox.view.page') },
            ]}
            value={view}
            onValueChange={setView}
          />
          {view === 'text' ? (
            <p className="mail-text" dir="auto">
              {mail.text}
            </p>
          ) : (
            // Sandboxed without scripts, forms or navigation, because a mail contains texts by others.
            <iframe className="mail-page" sandbox="" src={mailViewPath(id)} title={t('outbox.view.page')} />
          )}
        </div>
      )}
      {!mail && !error && <Loading className="mail-text stack" shapes={['80', '100', '60']} />}
    </Dialog>
  )
}

/** Explains why a mail was not sent or resent. */
const StateNote = ({ mail: { state, restoredAt } }: { mail: Mail }) => {
  const { t, language } = useTranslation()
  const date = restoredAt === null ? '' : formatDateTime(restoredAt, language)
  const note =
    state === 'replaced'
      ? t('outbox.replaced.text')
      : state === 'held'
        ? t(restoredAt === null ? 'outbox.held.text' : 'outbox.restored.held', { date })
        : state === 'sent' && restoredAt !== null && t('outbox.restored.sent', { date })
  return note && <p className="caption mail-held">{note}</p>
}

const Facts = ({ mail }: { mail: Mail }) => {
  const { t, language } = useTranslation()
  const date = (instant: string) => <time dateTime={instant}>{formatDateTime(instant, language)}</time>
  return (
    <dl className="details mail-facts">
      <Fact label={t('outbox.recipient')} className="strong">
        <bdi dir="ltr">{mail.recipient}</bdi>
      </Fact>
      <Fact label={t('table.createdAt')}>{date(mail.createdAt)}</Fact>
      {mail.sentAt && <Fact label={t('outbox.sentAt')}>{date(mail.sentAt)}</Fact>}
      <Fact label={t('outbox.attempts')} className="number">
        {mail.attempts}
      </Fact>
      {mail.state === 'waiting' && mail.attempts > 0 && (
        <Fact label={t('outbox.nextAttempt')}>{date(mail.nextAttemptAt)}</Fact>
      )}
      {mail.lastError && (
        <div>
          <dt>{t('outbox.lastError')}</dt>
          <dd className="mail-error" dir="ltr">
            {mail.lastError}
          </dd>
        </div>
      )}
    </dl>
  )
}

export default MailDialog
