import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { GuestReplyForm } from './guest-reply-form.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'

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
