import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { replyToGuest } from '../browser/api.ts'
import { type Consultation, type ConsultationWithHistory, consultationReply } from '../schema.ts'

/** Clients get replies in the portal. The address is empty after the guest's data is erased. */
export const isGuests = ({ userId, email, phone, isOpen }: Consultation): boolean =>
  userId === null && (email !== '' || phone !== '') && isOpen

/**
 * Without a mail server, it opens the mail program of the device. A caller without an address is called.
 */
export const ReplyButton = ({
  consultation: { email, phone },
  onReply,
}: {
  consultation: Consultation
  onReply: () => void
}) => {
  const { t } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const look = { variant: 'outline', size: 'table', icon: <Icon icon={Mail} size="medium" /> } as const
  if (email === '')
    return (
      <p className="consultation-reply">
        <ButtonLink {...look} icon={<Icon icon={Phone} size="medium" />} href={`tel:${phone}`}>
          {t('consult.call')}
        </ButtonLink>
      </p>
    )
  return (
    <p className="consultation-reply">
      {delivery?.isDelivered ? (
        <Button {...look} onClick={onReply}>
          {t('consult.reply')}
        </Button>
      ) : (
        <ButtonLink {...look} href={`mailto:${email}`}>
          {t('consult.reply')}
        </ButtonLink>
      )}
    </p>
  )
}

/** A reply by mail to a guest, in the language of the request. */
export const ReplyDialog = ({
  consultation: { id, email },
  onSent,
  onClose,
}: {
  consultation: Consultation
  /** Resolves once the lists are refreshed and the dialog is closed; the reply is pending until then. */
  onSent: (saved: ConsultationWithHistory) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { field, ...sending } = useSending({
    schema: consultationReply,
    defaultValues: { message: '' },
    labels: { message: 'consult.reply.message' },
    send: (reply) => replyToGuest(id, reply),
    onSent: async (saved) => {
      await onSent(saved)
      showToast({ title: t('consult.reply.sent'), description: email })
    },
    failed: t('consult.reply.error'),
  })
  return (
    <SendingDialog
      title={t('consult.reply.title', { reference: `#${id}` })}
      frame={sending}
      onClose={onClose}
      save={t('consult.reply.send')}
    >
      <TextArea {...field('message')} rows={6} hint={mailText('consult.reply.hint', { email })} />
    </SendingDialog>
  )
}
