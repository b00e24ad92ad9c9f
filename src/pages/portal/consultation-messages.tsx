import { useQuery, useQueryClient } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { useConsultationTitle } from '#features/consultations/portal/summary.tsx'
import type { OwnConsultationWithHistory } from '#features/consultations/schema.ts'
import { messagesAboutQuery, ownCorrespondentsQuery } from '#features/messages/browser/api.ts'
import { MessageThread } from '#features/messages/browser/message-thread.tsx'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { Reply } from '#features/messages/portal/reply.tsx'
import { useMarkRead } from '#features/messages/portal/use-mark-read.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-states.tsx'
import '#features/messages/browser/message-dialog.css'

/** A link to the form below the conversation. */
export const WriteButton = () => {
  const { t } = useTranslation()
  return (
    <Button
      variant="noor"
      className="needs-scripts"
      icon={<Icon icon={Send} size="medium" flips />}
      onClick={() =>
        document.querySelector<HTMLElement>('.consultation-messages .conversation-reply textarea')?.focus()
      }
    >
      {t('portal.letters.writeToFirm')}
    </Button>
  )
}

/** The conversation about a consultation, starting with its own text, and a form to write more. */
export const ConsultationMessages = ({
  consultation,
  onDirty,
  children,
}: {
  consultation: OwnConsultationWithHistory
  onDirty: (isDirty: boolean) => void
  /** The client's text, which starts the conversation. */
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const titleOf = useConsultationTitle()
  const {
    data: messages,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery(messagesAboutQuery(consultation.id))
  const { data: [lawyer] = [], isSuccess: isAddressed } = useQuery(ownCorrespondentsQuery(consultation.id))
  // Displayed messages count as read.
  useMarkRead(messages, clientSummaryQuery().queryKey)
  const last = messages?.at(-1)
  return (
    <section className="consultation-messages" aria-labelledby="consultation-messages">
      <div className="portal-section-head">
        <h2 id="consultation-messages">{t('portal.letters')}</h2>
      </div>
      <div className="panel">
        {children}
        {messages && messages.length > 0 && <MessageThread thread={messages} />}
        {!messages && !isError && <Loading className="panel-body stack" label={null} shapes={['60', '80']} />}
        {!messages && isError && (
          <LoadFailed
            title={t('portal.letters.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {messages && isAddressed && (
          <Reply
            draft={`request-${consultation.id}`}
            label={
              lawyer
                ? t('portal.letters.writeTo', { name: `${lawyer.firstName} ${lawyer.lastName}` })
                : t('portal.letters.writeToFirm')
            }
            address={{
              subject: last?.subject ?? titleOf(consultation),
              consultationId: consultation.id,
              ...(lawyer && { toUserId: lawyer.id }),
              ...(last && { parentMessageId: last.id }),
            }}
            onSent={() => queryClient.invalidateQueries({ queryKey: messagesKey })}
            onDirty={onDirty}
          />
        )}
      </div>
    </section>
  )
}
