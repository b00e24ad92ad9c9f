import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '#browser/drafts.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import {
  noConsultation,
  useOwnConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { clientUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { ownCorrespondentsQuery, sendMessage } from '../browser/api.ts'
import { AttachmentField, sendAttachments } from '../browser/attachment-field.tsx'
import { type Message, messageInput } from '../schema.ts'

/** The select's value for the firm. */
const theFirm = 'firm'

const messageForm = z.object({
  to: z.string(),
  consultation: z.string(),
  subject: messageInput.shape.subject,
  content: messageInput.shape.content,
})
type Values = z.input<typeof messageForm>

/** Field labels, in the order of the dialog. */
const labels = {
  to: 'table.to',
  consultation: 'messages.about',
  subject: 'form.subject',
  content: 'form.message',
} as const satisfies Record<keyof Values, TextKey>

/** A client's new message to the firm or to their lawyer. Its text survives a closed tab. */
const NewMessageDialog = ({
  onSent,
  onClose,
}: {
  /** Resolves once the list is refreshed and the dialog is closed; sending is pending until then. */
  onSent: (sent: Message) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const files = useUploads(clientUploadTarget, { isDraft: true })
  const { data: user } = useCurrentUser()
  const [isRestored, setRestored] = useState(false)
  const { data: people = [] } = useQuery(ownCorrespondentsQuery())
  const consultations = useOwnConsultationOptions()
  const { form, field, ...sending } = useSending({
    schema: messageForm,
    defaultValues: {
      to: theFirm,
      consultation: noConsultation,
      subject: '',
      content: '',
    },
    labels,
    send: async ({ to, consultation, subject, content }) => {
      const consultationId = consultation === noConsultation ? undefined : Number(consultation)
      return sendMessage({
        ...(to !== theFirm && { toUserId: Number(to) }),
        ...(consultationId !== undefined && { consultationId }),
        subject,
        content,
        attachments: await sendAttachments(files, { consultationId }),
      })
    },
    onSent: (message, sent) => {
      files.detach()
      draft.forget(sent)
      return onSent(message)
    },
    failed: t('messages.sendError'),
  })
  const draft = useFormDraft(draftKey(user?.id ?? 0, 'new'), form, {
    stored: ['subject', 'content'],
    onRestored: () => setRestored(true),
  })
  return (
    <SendingDialog
      title={t('messages.new')}
      description={t(isRestored ? 'portal.letters.draft' : 'portal.letters.keeps')}
      isDirty={files.uploads.length > 0 && !sending.isSent}
      frame={sending}
      onClose={onClose}
      save={t('messages.send')}
      icon={<Icon icon={Send} size="medium" flips />}
      layout="stack compose"
    >
      <SelectField
        {...field('to')}
        options={[
          { value: theFirm, label: t('messages.theFirm') },
          ...people.map((person) => ({
            value: String(person.id),
            label: `${person.firstName} ${person.lastName}`,
          })),
        ]}
      />
      {consultations.length > 1 && (
        <SelectField {...field('consultation')} isOptional options={consultations} />
      )}
      <TextField {...field('subject')} />
      <TextArea {...field('content')} rows={7} />
      <AttachmentField files={files} isDisabled={sending.isPending} />
    </SendingDialog>
  )
}

export default NewMessageDialog
