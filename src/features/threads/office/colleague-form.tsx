import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import * as z from 'zod/mini'
import { draftKey } from '#browser/drafts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { sendMessage } from '#features/messages/browser/api.ts'
import { messageInput } from '#features/messages/schema.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { useLostAnswer } from './use-lost-answer.ts'

const colleagueForm = z.object({
  toUserId: z.string().check(z.regex(/^\d+$/, 'val.generic.required')),
  content: messageInput.shape.content,
  attachments: z.array(z.string()),
})

/** A message to a colleague about a request, with documents of the thread. The client never sees it. */
export const ColleagueForm = ({
  consultation,
  readerId,
  onSent,
}: {
  consultation: Consultation
  readerId: number
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
}) => {
  const { t } = useTranslation()
  const colleagues = (useColleagues() ?? []).filter(({ id }) => id !== readerId)
  const { data: thread } = useQuery(threadQuery(consultation.id, threadAtOnce))
  const documents = (thread?.entries ?? []).flatMap((entry) =>
    entry.kind === 'document' ? { value: String(entry.id), label: entry.name } : [],
  )
  const { form, field, summary, ...sending } = useSending({
    schema: colleagueForm,
    defaultValues: { toUserId: '', content: '', attachments: [] },
    labels: { toUserId: 'thread.colleague', content: 'thread.mode.colleague' },
    send: ({ toUserId, content, attachments }) =>
      sendMessage({
        toUserId: Number(toUserId),
        subject: t('thread.subject', { id: consultation.id }),
        content,
        consultationId: consultation.id,
        attachments: attachments.map(Number),
      }),
    onSent: async (_message, sent) => {
      draft.forget(sent)
      await onSent()
      showToast({ title: t('thread.sent') })
    },
    failed: t('messages.sendError'),
  })
  const draft = useFormDraft(draftKey(readerId, `colleague ${consultation.id}`), form)
  useLostAnswer({
    error: sending.error,
    entries: thread?.entries,
    isSent: (entry) =>
      entry.kind === 'message' &&
      entry.message.fromUserId === readerId &&
      entry.message.toUserId === Number(form.getValues('toUserId')) &&
      entry.message.content === form.getValues('content').trim(),
    submit: sending.submit,
  })
  return (
    <form method="post" noValidate className="stack" onSubmit={sending.submit}>
      {summary}
      <SelectField
        {...field('toUserId')}
        placeholder={t('thread.colleague.choose')}
        options={colleagues.map((each) => ({ value: String(each.id), label: fullNameOf(each) }))}
      />
      <TextArea {...field('content')} rows={4} hint={t('thread.colleague.hint')} />
      {documents.length > 0 && (
        <CheckboxGroup
          label={t('messages.attachments')}
          isOptional
          options={documents}
          value={form.watch('attachments')}
          onChange={(chosen) => form.setValue('attachments', chosen)}
        />
      )}
      <div className="button-row">
        <Button
          type="submit"
          icon={<Icon icon={Send} size="medium" flips />}
          isPending={sending.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('messages.send')}
        </Button>
      </div>
    </form>
  )
}
