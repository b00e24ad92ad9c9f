import { useQuery } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Mail from 'lucide-react/icons/mail'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { href } from '#access/href.ts'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { withoutIsolates } from '#i18n/dictionary.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import { StatusBadge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DoubtfulBadge } from '#ui/doubtful-badge.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import { type ContactMessage, contactReply } from '../admin-schema.ts'
import { replyToContactMessage } from './api.ts'
import { contactTableId } from './contact-table.tsx'
import './contact-dialog.css'

/** A reply by mail. The server quotes the question below it, in the sender's language. */
const ContactReplyForm = ({
  message,
  onDirty,
  onReplied,
  onCancel,
}: {
  message: ContactMessage
  onDirty: (isDirty: boolean) => void
  onReplied: () => Promise<void>
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { form, field, summary, ...sending } = useSending({
    schema: contactReply,
    defaultValues: { message: '' },
    labels: { message: 'messages.reply' },
    send: (reply) => replyToContactMessage(message.id, reply),
    onSent: onReplied,
    failed: t('messages.sendError'),
  })
  const { isDirty } = form.formState
  const { setFocus } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => setFocus('message'), [setFocus])
  return (
    <form method="post" noValidate className="contact-reply" onSubmit={sending.submit}>
      {summary}
      <TextArea
        {...field('message')}
        rows={6}
        hint={mailText('contactMessages.reply.hint', { email: message.email })}
      />
      <div className="contact-reply-foot button-row">
        <SaveButtons
          label={t('action.sendEmail')}
          icon={<Icon icon={Mail} size="medium" />}
          isSaving={sending.isPending}
          onCancel={onCancel}
        />
      </div>
    </form>
  )
}

/** Characters; mail programs truncate or refuse longer addresses. */
const maxQuoted = 1500

/** A `mailto:` link that opens a reply in the device's mail program, with the question quoted below. */
const answerAddress = (
  { name, email, subject, message, createdAt }: ContactMessage,
  { t, language }: Pick<Translation, 't' | 'language'>,
): string => {
  const quoted = beginningOf(message, maxQuoted).replaceAll(/^/gm, '> ')
  const introduction = t('contactMessages.quote', { name, date: formatLongDate(createdAt, language) })
  const parts = {
    subject: t('contactMessages.answerSubject', { subject }),
    body: `\n\n${introduction}\n${quoted}`,
  }
  const query = Object.entries(parts).map(
    // URLSearchParams would encode a space as a plus, which mail programs display; mail needs CRLF line ends.
    ([key, value]) => `${key}=${encodeURIComponent(withoutIsolates(value).replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`
}

/** One contact message, with buttons to reply by mail, convert it to a consultation or delete it. */
const ContactDialog = ({
  message,
  onReplied,
  onConvert,
  onDelete,
  onClose,
}: {
  message: ContactMessage
  /** Resolves once the list is refreshed and the dialog is closed; the reply is pending until then. */
  onReplied: () => Promise<void>
  onConvert: () => void
  onDelete: () => void
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const [isReplying, setReplying] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const { name, email, phone, subject, createdAt } = message
  const mailIcon = <Icon icon={Mail} size="medium" />
  return (
    <Dialog
      title={<bdi>{subject}</bdi>}
      headExtra={<StatusBadge status={message.isRead ? 'read' : 'unread'} />}
      size={760}
      isDirty={isDirty}
      bodyClassName="contact-body"
      fallbackFocus={() => document.getElementById(contactTableId)}
      onClose={onClose}
      foot={
        isReplying
          ? undefined
          : (close) => (
              <>
                <span className="contact-apart">
                  <Button variant="quiet" icon={<Icon icon={Trash2} size="medium" />} onClick={onDelete}>
                    {t('form.delete')}
                  </Button>
                </span>
                {message.consultationId === null ? (
                  <Button
                    variant="outline"
                    icon={<Icon icon={CalendarPlus} size="medium" />}
                    onClick={onConvert}
                  >
                    {t('contactMessages.convert')}
                  </Button>
                ) : (
                  <ButtonLink
                    variant="outline"
                    icon={<Icon icon={CalendarCheck} size="medium" />}
                    href={href('/dashboard/consultations/:id', { id: message.consultationId })}
                  >
                    {t('contactMessages.openConverted', { reference: `#${message.consultationId}` })}
                  </ButtonLink>
                )}
                <Button variant="outline" onClick={close}>
                  {t('form.close')}
                </Button>
                {delivery?.isDelivered ? (
                  <Button icon={mailIcon} onClick={() => setReplying(true)}>
                    {t('action.sendEmail')}
                  </Button>
                ) : (
                  <ButtonLink href={answerAddress(message, { t, language })} icon={mailIcon}>
                    {t('action.sendEmail')}
                  </ButtonLink>
                )}
              </>
            )
      }
    >
      {(close) => (
        <>
          <dl className="details contact-facts">
            <Fact label={t('form.fullName')} className="strong">
              <bdi>{name}</bdi>
            </Fact>
            <Fact label={t('form.email')}>
              <EmailLink email={email} />
            </Fact>
            {phone && (
              <Fact label={t('form.phone')}>
                <PhoneLink phone={phone} />
              </Fact>
            )}
            <Fact label={t('table.date')}>
              <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
            </Fact>
          </dl>
          {message.isDoubtful && <DoubtfulBadge />}
          <div className="contact-message">
            <h3>{t('form.message')}</h3>
            <UserParagraph>{message.message}</UserParagraph>
          </div>
          {isReplying && (
            <ContactReplyForm
              message={message}
              onDirty={setDirty}
              onReplied={() => {
                setDirty(false)
                return onReplied()
              }}
              onCancel={isDirty ? close : () => setReplying(false)}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

export default ContactDialog
