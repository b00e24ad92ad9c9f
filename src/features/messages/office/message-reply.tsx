import { useQuery } from '@tanstack/react-query'
import Reply from 'lucide-react/icons/reply'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import { officeUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { UnverifiedCheck } from '#features/documents/office/unverified-check.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { correspondentQuery, sendMessage } from '../browser/api.ts'
import { AttachmentField, sendAttachments } from '../browser/attachment-field.tsx'
import { type Message, messageInput } from '../schema.ts'
import { CorrespondentStanding } from './correspondent-standing.tsx'
import '../browser/message-dialog.css'

const replyForm = z.object({ content: messageInput.shape.content })

/** A reply to the other person of a conversation, with the option to attach documents for a client. */
export const MessageReply = ({
  message,
  answerTo,
  onDirty,
  onSent,
  onCancel,
}: {
  message: Message
  answerTo: number
  onDirty: (isDirty: boolean) => void
  onSent: (sent: Message) => Promise<void>
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLFormElement>(null)
  const files = useUploads(officeUploadTarget, { isDraft: true })
  const [isConfirmed, setConfirmed] = useState(false)
  const { data: person } = useQuery(correspondentQuery(answerTo))
  const { form, field, summary, ...sending } = useSending({
    schema: replyForm,
    defaultValues: { content: '' },
    labels: { content: 'messages.reply' },
    send: async ({ content }) =>
      sendMessage({
        subject: message.subject,
        content,
        parentMessageId: message.id,
        attachments: await sendAttachments(files, {
          userId: answerTo,
          consultationId: message.consultationId ?? undefined,
          confirmsUnverified: isConfirmed,
        }),
      }),
    onSent: (sent) => {
      files.detach()
      return onSent(sent)
    },
    failed: t('messages.sendError'),
  })
  const { setFocus } = form
  const isDirty = form.formState.isDirty || files.uploads.length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => {
    setFocus('content')
    ref.current?.scrollIntoView({ block: 'end' })
  }, [setFocus])
  return (
    <form method="post" ref={ref} noValidate className="message-reply" onSubmit={sending.submit}>
      {summary}
      <TextArea
        {...field('content')}
        rows={5}
        hint={person && t('messages.goesTo', { name: `${person.firstName} ${person.lastName}` })}
      />
      {person && (
        <p className="caption">
          <CorrespondentStanding person={person} />
        </p>
      )}
      {person?.role === 'client' && <AttachmentField files={files} isDisabled={sending.isPending} />}
      {person?.role === 'client' && !isKnownPerson(person) && files.uploads.length > 0 && (
        <UnverifiedCheck email={person.email} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
      <div className="message-reply-foot button-row">
        <SaveButtons
          label={t('messages.sendReply')}
          icon={<Icon icon={Reply} size="medium" flips />}
          isSaving={sending.isPending}
          onCancel={onCancel}
        />
      </div>
    </form>
  )
}
