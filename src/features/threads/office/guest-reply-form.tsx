import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { draftKey } from '#browser/drafts.ts'
import { replyToGuest } from '#features/consultations/browser/api.ts'
import { type Consultation, consultationReply } from '#features/consultations/schema.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { useLostAnswer } from './use-lost-answer.ts'

/** A reply by mail to a guest, in the language of the request. */
export const GuestReplyForm = ({
  consultation: { id, email },
  readerId,
  onSent,
}: {
  consultation: Consultation
  readerId: number
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { data: thread } = useQuery(threadQuery(id, threadAtOnce))
  const { form, field, summary, ...sending } = useSending({
    schema: consultationReply,
    defaultValues: { message: '' },
    labels: { message: 'consult.reply.message' },
    send: (reply) => replyToGuest(id, reply),
    onSent: async (_reply, sent) => {
      draft.forget(sent)
      await onSent()
      showToast({ title: t('consult.reply.sent'), description: email })
    },
    failed: t('consult.reply.error'),
  })
  const draft = useFormDraft(draftKey(readerId, `reply ${id}`), form)
  useLostAnswer({
    error: sending.error,
    entries: thread?.entries,
    isSent: (entry) =>
      entry.kind === 'change' &&
      entry.change.field === 'replied' &&
      entry.change.message === form.getValues('message').trim(),
    submit: sending.submit,
  })
  return (
    <form noValidate className="stack" onSubmit={sending.submit}>
      {summary}
      <TextArea {...field('message')} rows={4} hint={mailText('consult.reply.hint', { email })} />
      <div className="button-row">
        <Button
          type="submit"
          icon={<Icon icon={Send} size="medium" flips />}
          isPending={sending.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('consult.reply.send')}
        </Button>
      </div>
    </form>
  )
}
