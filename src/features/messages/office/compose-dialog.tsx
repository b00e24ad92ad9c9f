import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import {
  noConsultation,
  useConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { officeUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { UnverifiedCheck } from '#features/documents/office/unverified-check.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { sendMessage } from '../browser/api.ts'
import { AttachmentField, sendAttachments } from '../browser/attachment-field.tsx'
import { type KnownCorrespondent, type Message, messageInput } from '../schema.ts'
import { CorrespondentField } from './correspondent-field.tsx'
import { messageTableId } from './message-table.tsx'

const composeForm = z.object({
  toUserId: z.int('val.generic.required'),
  consultation: z.string(),
  subject: messageInput.shape.subject,
  content: messageInput.shape.content,
})
type Values = z.input<typeof composeForm>

/** Field labels, in the order of the dialog. */
const labels = {
  toUserId: 'table.to',
  subject: 'form.subject',
  content: 'form.message',
} as const satisfies Partial<Record<keyof Values, TextKey>>

/** A new message to a client or colleague. A message to a client may have a consultation and documents. */
const ComposeDialog = ({
  to,
  initialConsultationId,
  onSent,
  onClose,
}: {
  /** The recipient, if known when the dialog opens. */
  to?: KnownCorrespondent | undefined
  initialConsultationId?: number | undefined
  /** Resolves once the list is refreshed and the dialog is closed; sending is pending until then. */
  onSent: (sent: Message, to: KnownCorrespondent) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const [person, setPerson] = useState(to)
  const files = useUploads(officeUploadTarget, { isDraft: true })
  const [isConfirmed, setConfirmed] = useState(false)
  const isToClient = person?.role === 'client'
  const consultations = useConsultationOptions(
    isToClient ? person.id : undefined,
    person?.id === to?.id ? initialConsultationId : undefined,
  )
  const choose = (next: KnownCorrespondent | undefined) => {
    setConfirmed(false)
    setPerson(next)
    form.setValue('toUserId', next?.id as number, { shouldDirty: true })
    form.setValue('consultation', noConsultation)
    form.clearErrors('toUserId')
    // Files selected for one client must not be sent to another.
    for (const upload of files.uploads) files.remove(upload)
  }
  const { form, texts, field, ...sending } = useSending({
    schema: composeForm,
    defaultValues: {
      ...(to && { toUserId: to.id }),
      consultation: initialConsultationId === undefined ? noConsultation : String(initialConsultationId),
      subject: '',
      content: '',
    },
    labels,
    send: async ({ toUserId, subject, content, consultation }) => {
      const consultationId = isToClient && consultation !== noConsultation ? Number(consultation) : undefined
      return sendMessage({
        toUserId,
        subject,
        content,
        ...(consultationId !== undefined && { consultationId }),
        ...(isToClient && {
          attachments: await sendAttachments(files, {
            userId: toUserId,
            consultationId,
            confirmsUnverified: isConfirmed,
          }),
        }),
      })
    },
    onSent: (sent) => {
      files.detach()
      if (person) return onSent(sent, person)
    },
    failed: t('messages.sendError'),
  })
  return (
    <SendingDialog
      title={t('messages.new')}
      isDirty={sending.isDirty || (files.uploads.length > 0 && !sending.isSent)}
      frame={sending}
      fallbackId={messageTableId}
      onClose={onClose}
      save={t('messages.send')}
      icon={<Icon icon={Send} size="medium" flips />}
      layout="stack compose"
    >
      <CorrespondentField
        {...texts('toUserId')}
        hint={t('messages.to.hint')}
        person={person}
        onPersonChange={choose}
      />
      {isToClient && (
        <SelectField
          {...field('consultation')}
          label={t('messages.about')}
          isOptional
          options={consultations}
        />
      )}
      <TextField {...field('subject')} />
      <TextArea {...field('content')} rows={8} />
      {isToClient && <AttachmentField files={files} isDisabled={sending.isPending} />}
      {isToClient && !isKnownPerson(person) && files.uploads.length > 0 && (
        <UnverifiedCheck email={person.email} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
    </SendingDialog>
  )
}

export default ComposeDialog
