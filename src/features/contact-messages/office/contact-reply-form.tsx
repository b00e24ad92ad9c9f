import Mail from 'lucide-react/icons/mail'
import { useEffect } from 'react'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type ContactMessage, contactReply } from '../admin-schema.ts'
import { replyToContactMessage } from './api.ts'

/** A reply by mail. The server quotes the question below it, in the sender's language. */
export const ContactReplyForm = ({
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
    <form noValidate className="contact-reply" onSubmit={sending.submit}>
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
