import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import { noRequest, useRequestOptions } from '#features/consultations/components/request-choice.ts'
import { UnverifiedCheck } from '#features/documents/components/unverified-check.tsx'
import { officeDoor, useUploads } from '#features/documents/components/use-uploads.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { sendMessage } from '../api.ts'
import { type KnownCorrespondent, type Message, messageInput } from '../schema.ts'
import { AttachmentField, sendAttachments } from './attachment-field.tsx'
import { CorrespondentField } from './correspondent-field.tsx'
import { messageTableId } from './message-table.tsx'

const composeForm = z.object({
  toUserId: z.int('val.generic.required'),
  request: z.string(),
  subject: messageInput.shape.subject,
  content: messageInput.shape.content,
})
type Values = z.input<typeof composeForm>

/** In the order of the dialog. */
const labels = {
  toUserId: 'table.to',
  subject: 'form.subject',
  content: 'form.message',
} as const satisfies Partial<Record<keyof Values, TextKey>>

/** A new letter to a client or colleague; one to a client may be about a request and carry papers. */
export const ComposeDialog = ({
  to,
  requestId,
  onSent,
  onClose,
}: {
  /** Already chosen where the letter was begun. */
  to?: KnownCorrespondent | undefined
  requestId?: number | undefined
  /** Closes the dialog when the list knows; until then it is pending. */
  onSent: (sent: Message, to: KnownCorrespondent) => Promise<void>
  onClose: () => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const [person, setPerson] = useState(to)
  const files = useUploads(officeDoor, { isDraft: true })
  const [isConfirmed, setConfirmed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const isToClient = person?.role === 'client'
  const requests = useRequestOptions(
    isToClient ? person.id : undefined,
    person?.id === to?.id ? requestId : undefined,
  )
  const form = useForm<Values>({
    resolver: zodResolver(composeForm),
    defaultValues: {
      ...(to && { toUserId: to.id }),
      request: requestId === undefined ? noRequest : String(requestId),
      subject: '',
      content: '',
    },
    shouldFocusError: false,
  })
  const { register, formState } = form
  const idOf = (name: string) => `${id}-${name}`
  const errorOf = (name: keyof Values) => {
    const message = formState.errors[name]?.message
    return message && tMessage(message)
  }
  const choose = (next: KnownCorrespondent | undefined) => {
    setConfirmed(false)
    setPerson(next)
    form.setValue('toUserId', next?.id as number, { shouldDirty: true })
    form.setValue('request', noRequest)
    form.clearErrors('toUserId')
    // What was chosen for one client is never sent to another.
    for (const upload of files.uploads) files.remove(upload)
  }
  const send = useMutation({
    mutationFn: async ({ toUserId, subject, content, request }: Values) => {
      const consultationId = isToClient && request !== noRequest ? Number(request) : undefined
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
    onSuccess: (sent) => {
      files.keep()
      if (person) return onSent(sent, person)
    },
    onError: (error) => {
      setProblem(showServerErrors(error, form.setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({ title: t('messages.sendError'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      send.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const errors = fieldErrorsOf(formState.errors, labels, idOf, { t, tMessage })
  return (
    <Dialog
      title={t('messages.new')}
      size={640}
      isDirty={(formState.isDirty || files.uploads.length > 0) && !send.isSuccess}
      form={{ onSubmit: submit }}
      fallbackFocus={() => document.getElementById(messageTableId)}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={send.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            icon={<Icon icon={Send} size="medium" flips />}
            isPending={send.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('messages.send')}
          </Button>
        </>
      )}
    >
      <div className="stack compose">
        {attempt > 0 && (problem || errors.length > 0) && (
          <ErrorSummary attempt={attempt} headingLevel="h3" errors={errors}>
            {problem && <p>{problem}</p>}
          </ErrorSummary>
        )}
        <CorrespondentField
          label={t('table.to')}
          hint={t('messages.to.hint')}
          id={idOf('toUserId')}
          error={errorOf('toUserId')}
          person={person}
          onPersonChange={choose}
        />
        {isToClient && (
          <SelectField
            label={t('messages.about')}
            isOptional
            id={idOf('request')}
            options={requests}
            {...register('request')}
          />
        )}
        <TextField
          label={t('form.subject')}
          id={idOf('subject')}
          error={errorOf('subject')}
          {...register('subject')}
        />
        <TextArea
          label={t('form.message')}
          rows={8}
          id={idOf('content')}
          error={errorOf('content')}
          {...register('content')}
        />
        {isToClient && <AttachmentField files={files} isDisabled={send.isPending} />}
        {isToClient && !isKnownPerson(person) && files.uploads.length > 0 && (
          <UnverifiedCheck email={person.email} isConfirmed={isConfirmed} onChange={setConfirmed} />
        )}
      </div>
    </Dialog>
  )
}

export default ComposeDialog
