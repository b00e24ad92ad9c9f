import { useQuery } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Mail from 'lucide-react/icons/mail'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { href } from '#access/href.ts'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DoubtfulBadge } from '#ui/doubtful-badge.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import type { ContactMessage } from '../admin-schema.ts'
import { answerAddress } from './answer-address.ts'
import { ContactReplyForm } from './contact-reply-form.tsx'
import { contactTableId } from './contact-table.tsx'
import './contact-dialog.css'

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
