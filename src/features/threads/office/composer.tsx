import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
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
import { classNames } from '#ui/class-names.ts'
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
import './composer.css'

const modes = ['reply', 'note', 'colleague'] as const
type WritingMode = (typeof modes)[number]

export type Writing = {
  mode: WritingMode
  /** One line until it has focus. */
  isOpen: boolean
  /** Focus moves to the text with each increase. */
  focusCount: number
}

/** A reply to the client, an internal note or a message to a colleague, below the thread. */
export default function Composer({
  consultation,
  readerId,
  writing: { mode, isOpen, focusCount },
  onWriting,
  onSent,
  onFiles,
}: {
  consultation: Consultation
  readerId: number
  writing: Writing
  onWriting: (change: Partial<Writing>) => void
  /** Resolves once the thread is refreshed. */
  onSent: () => Promise<void>
  /** Whether a reply has unsent files. */
  onFiles: (hasFiles: boolean) => void
}) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Without an account and an address, the call is the only way to reply.
    if (focusCount === 0) return
    ref.current
      ?.querySelector<HTMLElement>('form:not([hidden] *) textarea, a')
      ?.focus({ preventScroll: true })
    // The newest entries are right above it.
    ref.current?.closest('section')?.scrollIntoView({ block: 'end' })
  }, [focusCount])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it opens with the focus of a field, and Esc closes it
    <div
      ref={ref}
      className={classNames('thread-composer', isOpen && 'is-open')}
      onFocus={({ target }) => {
        if (!isOpen && target.matches('textarea, [role="combobox"]')) onWriting({ isOpen: true })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
        event.preventDefault()
        ;(document.activeElement as HTMLElement | null)?.blur()
        onWriting({ isOpen: false })
      }}
    >
      {isOpen ? (
        <SegmentedFilter
          label={t('thread.write')}
          segments={modes.map((value) => ({ value, label: t(`thread.mode.${value}`) }))}
          value={mode}
          onValueChange={(chosen) => onWriting({ mode: chosen })}
        />
      ) : (
        <Button
          variant="outline"
          className="thread-mode"
          aria-expanded={false}
          onClick={() => onWriting({ isOpen: true, focusCount: focusCount + 1 })}
        >
          {t(`thread.mode.${mode}`)}
          <Icon icon={ChevronDown} size="small" />
        </Button>
      )}
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
      <div className="thread-reply" hidden={mode !== 'reply'}>
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
    <div className="thread-calls">
      {email === '' && <p>{t('thread.noReply')}</p>}
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
    </div>
  )
}

/** A reply by mail to a guest, in the language of the request. */
const GuestReplyForm = ({
  consultation: { id, email, firstName },
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
      <TextArea
        {...field('message')}
        rows={4}
        placeholder={t('thread.replyTo', { name: firstName })}
        hint={mailText('consult.reply.hint', { email })}
      />
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
