import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useEffect, useRef } from 'react'
import { draftKey } from '#browser/drafts.ts'
import { replyToGuest } from '#features/consultations/browser/api.ts'
import { type Consultation, consultationReply } from '#features/consultations/schema.ts'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useLostAnswer } from './use-lost-answer.ts'

const modes = ['reply', 'note', 'colleague'] as const
export type WritingMode = (typeof modes)[number]

/** A reply to the client, an internal note or a message to a colleague, below the thread. */
export default function Composer({
  consultation,
  readerId,
  mode,
  focusCount,
  onMode,
  onSent,
  onFiles,
}: {
  consultation: Consultation
  readerId: number
  mode: WritingMode
  /** Focus moves to the text with each increase. */
  focusCount: number
  onMode: (mode: WritingMode) => void
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
  /** Whether a reply has unsent files. */
  onFiles: (hasFiles: boolean) => void
}) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Without an account and an address, the call is the only way to reply.
    if (focusCount > 0) ref.current?.querySelector<HTMLElement>('textarea, a')?.focus()
  }, [focusCount])
  return (
    <div ref={ref} className="thread-composer">
      <SegmentedFilter
        label={t('thread.write')}
        segments={modes.map((value) => ({ value, label: t(`thread.mode.${value}`) }))}
        value={mode}
        onValueChange={onMode}
      />
      {mode === 'note' && (
        <NoteForm
          key={consultation.id}
          consultationId={consultation.id}
          readerId={readerId}
          onSaved={onSent}
        />
      )}
      {mode === 'colleague' && (
        <ColleagueForm
          key={consultation.id}
          consultation={consultation}
          readerId={readerId}
          onSent={onSent}
        />
      )}
      {/* Stays mounted, because its files are not stored. */}
      <div hidden={mode !== 'reply'}>
        <Reply consultation={consultation} readerId={readerId} onSent={onSent} onFiles={onFiles} />
      </div>
    </div>
  )
}

const Reply = ({
  consultation,
  onFiles,
  ...sending
}: {
  consultation: Consultation
  readerId: number
  onSent: () => Promise<void>
  onFiles: (hasFiles: boolean) => void
}) => {
  const { t } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const { id, userId, email, phone } = consultation
  if (userId !== null)
    return <ReplyForm key={id} consultation={consultation} clientId={userId} onFiles={onFiles} {...sending} />
  if (email !== '' && delivery?.isDelivered)
    return <GuestReplyForm key={id} consultation={consultation} {...sending} />
  return (
    <>
      <p>{email === '' && t('thread.noReply')}</p>
      <p className="cluster">
        {email !== '' && (
          <ButtonLink variant="outline" href={`mailto:${email}`}>
            {t('consult.reply')}
          </ButtonLink>
        )}
        {phone !== '' && (
          <ButtonLink variant="outline" href={`tel:${phone}`}>
            {t('consult.call')}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

/** A reply by mail to a guest, in the language of the request. */
const GuestReplyForm = ({
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
    <form method="post" noValidate className="stack" onSubmit={sending.submit}>
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
