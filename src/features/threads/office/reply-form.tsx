import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import { draftKey } from '#browser/drafts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { officeUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { UnverifiedCheck } from '#features/documents/office/unverified-check.tsx'
import { correspondentQuery, sendMessage } from '#features/messages/browser/api.ts'
import { AttachmentField, sendAttachments } from '#features/messages/browser/attachment-field.tsx'
import { type MessageInput, messageInput } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { useLostAnswer } from './use-lost-answer.ts'

const replyForm = z.object({ content: messageInput.shape.content, confirmsUnverified: z.boolean() })

/** A message to the client of a request, with documents. It continues the client's last message. */
export const ReplyForm = ({
  consultation,
  clientId,
  readerId,
  onSent,
  onFiles,
}: {
  consultation: Consultation
  clientId: number
  readerId: number
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
  /** Whether there are unsent files, which the saved draft does not include. */
  onFiles: (hasFiles: boolean) => void
}) => {
  const { t } = useTranslation()
  const files = useUploads(officeUploadTarget, { isDraft: true })
  const { data: person } = useQuery(correspondentQuery(clientId))
  const { data: thread } = useQuery(threadQuery(consultation.id, threadAtOnce))
  const last = thread?.entries.findLast(
    (entry) => entry.kind === 'message' && entry.message.fromUserId === clientId,
  )
  const answered = last?.kind === 'message' ? last.message : undefined
  // Stays the same until the message is sent, so that a repeated call has the same content and key.
  const address = useRef<Pick<MessageInput, 'subject' | 'parentMessageId' | 'consultationId'>>(undefined)
  const { form, field, summary, ...sending } = useSending({
    schema: replyForm,
    defaultValues: { content: '', confirmsUnverified: false },
    labels: { content: 'thread.reply' },
    send: async ({ content, confirmsUnverified }) => {
      address.current ??= {
        subject: answered?.subject || consultation.subject || t('thread.subject', { id: consultation.id }),
        ...(answered ? { parentMessageId: answered.id } : { consultationId: consultation.id }),
      }
      return sendMessage({
        toUserId: clientId,
        content,
        ...address.current,
        attachments: await sendAttachments(files, {
          userId: clientId,
          consultationId: consultation.id,
          confirmsUnverified,
        }),
      })
    },
    onSent: async (_message, sent) => {
      address.current = undefined
      files.detach()
      draft.forget(sent)
      await onSent()
      showToast({ title: t('thread.sent') })
    },
    failed: t('messages.sendError'),
  })
  const draft = useFormDraft(draftKey(readerId, `reply ${consultation.id}`), form)
  useLostAnswer({
    error: sending.error,
    entries: thread?.entries,
    isSent: (entry) =>
      entry.kind === 'message' &&
      entry.message.fromUserId === readerId &&
      entry.message.content === form.getValues('content').trim() &&
      entry.message.attachments.length === files.uploads.length,
    submit: sending.submit,
  })
  const hasFiles = files.uploads.length > 0
  useEffect(() => {
    onFiles(hasFiles)
    return () => onFiles(false)
  }, [hasFiles, onFiles])
  const needsCheck = person !== undefined && !isKnownPerson(person) && hasFiles
  return (
    <form method="post" noValidate className="stack" onSubmit={sending.submit}>
      {summary}
      <TextArea
        {...field('content')}
        rows={4}
        placeholder={t('thread.replyTo', { name: consultation.firstName })}
        hint={person && t('messages.goesTo', { name: `${person.firstName} ${person.lastName}` })}
      />
      <AttachmentField files={files} isDisabled={sending.isPending} />
      {needsCheck && (
        <UnverifiedCheck
          email={person.email}
          isConfirmed={form.watch('confirmsUnverified')}
          onChange={(isConfirmed) => form.setValue('confirmsUnverified', isConfirmed)}
        />
      )}
      <div className="button-row">
        <Button
          type="submit"
          icon={<Icon icon={Send} size="medium" flips />}
          isPending={sending.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('messages.sendReply')}
        </Button>
      </div>
    </form>
  )
}
