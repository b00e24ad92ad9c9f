import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { clientUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { acceptedFiles } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { sendMessage } from '../browser/api.ts'
import { sendAttachments } from '../browser/attachment-field.tsx'
import { type Message, type MessageInput, messageInput } from '../schema.ts'
import { useDraft, useDraftForm } from './use-draft.ts'
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
  const draft = useDraft(draftName)
  const { form, field, summary, ...sending } = useSending({
    schema: replyForm,
    defaultValues: { content: draft.found.content ?? '' },
    labels: { content: 'messages.reply' },
    send: async ({ content }) =>
      sendMessage({
        ...address,
        content,
        attachments: await sendAttachments(files, { consultationId: address.consultationId }),
      }),
    onSent: async (sent) => {
      files.keep()
      for (const { key } of files.uploads) files.forget(key)
      if (!sending.resetTo({ content: '' })) draft.forget()
      onDirty(false)
      await onSent(sent)
      showToast({ title: t('messages.sentToast'), description: t('portal.letters.sent.text') })
    },
    failed: t('messages.sendError'),
  })
  useDraftForm(form, draft)
  const isDraftFound = Boolean(draft.found.content) && !form.formState.isDirty
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
        hint={isDraftFound ? t('portal.letters.draft') : undefined}
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
