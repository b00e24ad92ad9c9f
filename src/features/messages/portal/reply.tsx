import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { useContext, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '#browser/drafts.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { clientUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { acceptedFiles } from '#features/documents/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { Icon } from '#ui/icon.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { ServedDay } from '#ui/served-day.ts'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { sendMessage } from '../browser/api.ts'
import { sendAttachments } from '../browser/attachment-field.tsx'
import { type Message, type MessageInput, messageInput } from '../schema.ts'
import './reply.css'

const replyForm = z.object({ content: messageInput.shape.content })

type Address = Pick<MessageInput, 'subject' | 'toUserId' | 'parentMessageId' | 'consultationId'>

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
  address: Address
  onSent: (sent: Message) => Promise<unknown>
  /** Whether there are unsent files, which the saved draft does not include. */
  onDirty: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const files = useUploads(clientUploadTarget, { isDraft: true })
  const { data: user } = useCurrentUser()
  const [isRestored, setRestored] = useState(false)
  const { isSent } = useSent('message')
  const { form, field, summary, ...sending } = useSending({
    name: 'message',
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
    <PublicForm name="message" className="conversation-reply" onSubmit={sending.submit} aria-label={label}>
      <PostedAddress {...address} />
      {isSent && (
        <FormSent title={t('messages.sentToast')}>
          <p>{t('portal.letters.sent.text')}</p>
        </FormSent>
      )}
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
          className="needs-scripts"
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
    </PublicForm>
  )
}

/** The address of a message that is sent without scripts. The key is the same for a second press. */
const PostedAddress = (address: Address) => {
  const servedAt = useContext(ServedDay)
  const fields = { ...address, key: servedAt?.toISOString() }
  return Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
  )
}
