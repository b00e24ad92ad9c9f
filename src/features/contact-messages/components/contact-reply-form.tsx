import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { replyToContactMessage } from '../admin-api.ts'
import { type ContactMessage, contactReply } from '../admin-schema.ts'

/** An answer by mail: what was asked is added below by the server, in the person's language. */
export const ContactReplyForm = ({
  message,
  onDirty,
  onReplied,
  onCancel,
}: {
  message: ContactMessage
  onDirty: (isDirty: boolean) => void
  onReplied: () => Promise<void>
  onCancel: () => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(contactReply),
    defaultValues: { message: '' },
    shouldFocusError: false,
  })
  const { isDirty } = formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => setFocus('message'), [setFocus])
  const reply = useMutation({
    mutationFn: (words: { message: string }) => replyToContactMessage(message.id, words),
    onSuccess: onReplied,
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({ title: t('messages.sendError'), description: error.message, variant: 'destructive' })
    },
  })
  const begin = () => setProblem(undefined)
  const submit = handleSubmit(
    (words) => {
      begin()
      reply.mutate(words)
    },
    () => {
      begin()
      setAttempt((count) => count + 1)
    },
  )
  const error = formState.errors.message?.message
  const fieldId = `${id}-message`
  return (
    <form noValidate className="contact-reply" onSubmit={submit}>
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
        {...register('message')}
        id={fieldId}
        label={t('messages.reply')}
        rows={6}
        hint={t('contactMessages.reply.hint', { email: message.email })}
        error={error && tMessage(error)}
      />
      <div className="contact-reply-foot button-row">
        <Button variant="outline" disabled={reply.isPending} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button
          type="submit"
          icon={<Icon icon={Mail} size="medium" />}
          isPending={reply.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('action.sendEmail')}
        </Button>
      </div>
    </form>
  )
}
