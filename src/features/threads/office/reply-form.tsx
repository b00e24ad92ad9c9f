import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import { draftKey } from '#browser/drafts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { officeUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { UnverifiedCheck } from '#features/documents/office/unverified-check.tsx'
import { correspondentQuery, sendMessage } from '#features/messages/browser/api.ts'
import { AttachmentField, sendAttachments } from '#features/messages/browser/attachment-field.tsx'
import { messageInput } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'

const replyForm = z.object({ content: messageInput.shape.content, confirmsUnverified: z.boolean() })

/** A message to the client of a request, with documents. It continues the client's last message. */
export const ReplyForm = ({
  consultation,
  clientId,
  readerId,
  onSent,
}: {
  consultation: Consultation
  clientId: number
  readerId: number
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
}) => {
  const { t } = useTranslation()
  const files = useUploads(officeUploadTarget, { isDraft: true })
  const { data: person } = useQuery(correspondentQuery(clientId))
  const { data: thread } = useQuery(threadQuery(consultation.id, threadAtOnce))
  const last = thread?.entries.findLast(
    (entry) => entry.kind === 'message' && entry.message.fromUserId === clientId,
  )
  const answered = last?.kind === 'message' ? last.message : undefined
  const { form, field, summary, ...sending } = useSending({
    schema: replyForm,
    defaultValues: { content: '', confirmsUnverified: false },
    labels: { content: 'thread.reply' },
    send: async ({ content, confirmsUnverified }) =>
      sendMessage({
        toUserId: clientId,
        subject: answered?.subject || consultation.subject || t('thread.subject', { id: consultation.id }),
        content,
        ...(answered ? { parentMessageId: answered.id } : { consultationId: consultation.id }),
        attachments: await sendAttachments(files, {
          userId: clientId,
          consultationId: consultation.id,
          confirmsUnverified,
        }),
      }),
    onSent: async (_message, sent) => {
      files.keep()
      draft.forget(sent)
      await onSent()
      showToast({ title: t('thread.sent') })
    },
    failed: t('messages.sendError'),
  })
  const draft = useFormDraft(draftKey(readerId, `reply ${consultation.id}`), form)
  const needsCheck = person !== undefined && !isKnownPerson(person) && files.uploads.length > 0
  return (
    <form noValidate className="stack" onSubmit={sending.submit}>
      {summary}
      <TextArea
        {...field('content')}
        rows={4}
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
