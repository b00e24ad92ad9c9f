import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '#browser/drafts.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { clientUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { acceptedFiles } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { sendMessage } from '../browser/api.ts'
import { sendAttachments } from '../browser/attachment-field.tsx'
import { type Message, type MessageInput, messageInput } from '../schema.ts'
import './reply.css'

const replyForm = z.object({ content: messageInput.shape.content })

/** A short reply below a conversation; sending it stays on the page. */
export const Reply = ({
  draft: draftName,
  label,
  address,
  onSent,
  onDirty,
}: {
  draft: string
  /** Contains the recipient's name. */
  label: string
  address: Pick<MessageInput, 'subject' | 'toUserId' | 'parentMessageId' | 'consultationId'>
  onSent: (sent: Message) => Promise<unknown>
  /** Whether there are unsent files, which the saved draft does not include. */
  onDirty: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const files = useUploads(clientUploadTarget, { isDraft: true })
  const { data: user } = useCurrentUser()
  const [isRestored, setRestored] = useState(false)
  const { form, field, summary, ...sending } = useSending({
    schema: replyForm,
    defaultValues: { content: '' },
    labels: { content: 'messages.reply' },
    send: async ({ content }) =>
      sendMessage({
        ...address,
        content,
        attachments: await sendAttachments(files, { consultationId: address.consultationId }),
      }),
    onSent: async (message, sent) => {
      files.detach()
      draft.forget(sent)
      onDirty(false)
      await onSent(message)
      showToast({ title: t('messages.sentToast'), description: t('portal.letters.sent.text') })
    },
    failed: t('messages.sendError'),
  })
  const draft = useFormDraft(draftKey(user?.id ?? 0, draftName), form, {
    onRestored: () => setRestored(true),
  })
  const attach = (chosen: readonly File[]) => {
    files.add(chosen)
    onDirty(true)
  }
  return (
    <form noValidate className="conversation-reply" onSubmit={sending.submit} aria-label={label}>
      {summary}
      <TextArea
        {...field('content')}
        label={label}
        rows={3}
        hint={isRestored && draft.isStored ? t('portal.letters.draft') : undefined}
      />
      <UploadList uploads={files.uploads} onRemove={files.remove} />
      <div className="conversation-reply-foot">
        <Button
          type="submit"
          icon={<Icon icon={Send} size="medium" flips />}
          isPending={sending.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('messages.send')}
        </Button>
        <Button
          variant="quiet"
          icon={<Icon icon={Paperclip} size="medium" />}
          disabled={sending.isPending}
          onClick={() => chooser.current?.click()}
        >
          {t('portal.letters.attach')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          onChange={(event) => {
            attach([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
    </form>
  )
}
