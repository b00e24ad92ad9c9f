import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import Reply from 'lucide-react/icons/reply'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { isKnownPerson } from '#access/roles.ts'
import { UnverifiedCheck } from '#features/documents/components/unverified-check.tsx'
import { officeDoor, useUploads } from '#features/documents/components/use-uploads.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { correspondentQuery, sendMessage } from '../api.ts'
import { type Message, messageInput } from '../schema.ts'
import { AttachmentField, sendAttachments } from './attachment-field.tsx'
import { CorrespondentStanding } from './correspondent-standing.tsx'

const replyForm = z.object({ content: messageInput.shape.content })

/** An answer that goes to the other one, stays in the conversation and may carry papers of a client. */
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
  const { t, tMessage } = useTranslation()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const files = useUploads(officeDoor, { isDraft: true })
  const [isConfirmed, setConfirmed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { data: person } = useQuery(correspondentQuery(answerTo))
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { content: '' },
    shouldFocusError: false,
  })
  const hasWords = formState.isDirty || files.uploads.length > 0
  useEffect(() => onDirty(hasWords), [hasWords, onDirty])
  useEffect(() => {
    setFocus('content')
    ref.current?.scrollIntoView({ block: 'end' })
  }, [setFocus])

  const send = useMutation({
    mutationFn: async ({ content }: { content: string }) =>
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
    onSuccess: (sent) => {
      files.keep()
      return onSent(sent)
    },
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({ title: t('messages.sendError'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = handleSubmit(
    (values) => {
      setProblem(undefined)
      send.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const error = formState.errors.content?.message
  const fieldId = `${id}-content`
  return (
    <form ref={ref} noValidate className="message-reply" onSubmit={submit}>
      {attempt > 0 && (problem || error) && (
        <ErrorSummary
          attempt={attempt}
          headingLevel="h3"
          errors={error ? [{ fieldId, message: tMessage(error) }] : []}
        >
          {problem && <p>{problem}</p>}
        </ErrorSummary>
      )}
      <TextArea
        {...register('content')}
        id={fieldId}
        label={t('messages.reply')}
        rows={5}
        hint={person && t('messages.goesTo', { name: `${person.firstName} ${person.lastName}` })}
        error={error && tMessage(error)}
      />
      {person && (
        <p className="caption">
          <CorrespondentStanding person={person} />
        </p>
      )}
      {person?.role === 'client' && <AttachmentField files={files} isDisabled={send.isPending} />}
      {person?.role === 'client' && !isKnownPerson(person) && files.uploads.length > 0 && (
        <UnverifiedCheck email={person.email} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
      <div className="message-reply-foot button-row">
        <Button variant="outline" disabled={send.isPending} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button
          type="submit"
          icon={<Icon icon={Reply} size="medium" flips />}
          isPending={send.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('messages.sendReply')}
        </Button>
      </div>
    </form>
  )
}
