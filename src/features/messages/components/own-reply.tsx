import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { UploadList } from '#features/documents/components/upload-list.tsx'
import { clientDoor, useUploads } from '#features/documents/components/use-uploads.ts'
import { acceptedFiles } from '#features/documents/schema.ts'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { sendMessage } from '../api.ts'
import { type Message, type MessageInput, messageInput } from '../schema.ts'
import { sendAttachments } from './attachment-field.tsx'
import { useDraft, useKeptForm } from './use-draft.ts'
import './own-reply.css'

const replyForm = z.object({ content: messageInput.shape.content })

/** A few lines under a conversation, to whoever is at the other end of it; the page stays where it is. */
export const OwnReply = ({
  draft: draftName,
  label,
  address,
  onSent,
  onDirty,
}: {
  draft: string
  /** Says to whom. */
  label: string
  address: Pick<MessageInput, 'subject' | 'toUserId' | 'parentMessageId' | 'consultationId'>
  onSent: (sent: Message) => Promise<unknown>
  /** Whether files wait to be sent, which no browser keeps. */
  onDirty: (isDirty: boolean) => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const files = useUploads(clientDoor, { isDraft: true })
  const draft = useDraft(draftName)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const form = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { content: draft.found.content ?? '' },
    shouldFocusError: false,
  })
  useKeptForm(form, draft)
  const { register, handleSubmit, setError, formState, reset } = form
  const isDraftFound = Boolean(draft.found.content) && !formState.isDirty
  const attach = (chosen: readonly File[]) => {
    files.add(chosen)
    onDirty(true)
  }
  const send = useMutation({
    mutationFn: async ({ content }: { content: string }) =>
      sendMessage({
        ...address,
        content,
        attachments: await sendAttachments(files, { consultationId: address.consultationId }),
      }),
    onSuccess: async (sent) => {
      files.keep()
      for (const { key } of files.uploads) files.forget(key)
      reset({ content: '' })
      draft.forget()
      onDirty(false)
      setAttempt(0)
      await onSent(sent)
      showToast({ title: t('messages.sentToast'), description: t('portal.letters.sent.text') })
    },
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({
        title: t('messages.sendError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      })
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
    <form noValidate className="own-reply" onSubmit={submit} aria-label={label}>
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
        label={label}
        rows={3}
        hint={isDraftFound ? t('portal.letters.draft') : undefined}
        error={error && tMessage(error)}
      />
      <UploadList uploads={files.uploads} onRemove={files.remove} />
      <div className="own-reply-foot">
        <Button
          type="submit"
          icon={<Icon icon={Send} size="medium" flips />}
          isPending={send.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('messages.send')}
        </Button>
        <Button
          variant="quiet"
          icon={<Icon icon={Paperclip} size="medium" />}
          disabled={send.isPending}
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
