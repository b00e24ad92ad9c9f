import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConsultationTitle } from '#features/consultations/portal/title.tsx'
import type { OwnConsultationWithHistory } from '#features/consultations/schema.ts'
import { messagesAboutQuery, messagesKey, ownCorrespondentsQuery } from '#features/messages/browser/api.ts'
import { MessageThread } from '#features/messages/browser/message-thread.tsx'
import { Reply } from '#features/messages/portal/reply.tsx'
import { useMarkRead } from '#features/messages/portal/use-mark-read.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import '#features/messages/browser/message-dialog.css'

/** What was written about a consultation, below what it began with, and a place to write more. */
export const ConsultationMessages = ({
  consultation,
  onDirty,
  children,
}: {
  consultation: OwnConsultationWithHistory
  onDirty: (isDirty: boolean) => void
  /** What it began with. */
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const titleOf = useConsultationTitle()
  const { data: letters, isError, error, isFetching, refetch } = useQuery(messagesAboutQuery(consultation.id))
  const { data: [lawyer] = [], isSuccess: isAddressed } = useQuery(ownCorrespondentsQuery(consultation.id))
  // They stand open before their reader.
  useMarkRead(letters, clientSummaryQuery().queryKey)
  const last = letters?.at(-1)
  return (
    <section className="request-letters" aria-labelledby="request-letters">
      <div className="portal-section-head">
        <h2 id="request-letters">{t('portal.letters')}</h2>
      </div>
      <div className="panel">
        {children}
        {letters && letters.length > 0 && <MessageThread thread={letters} />}
        {!letters && !isError && (
          <div className="panel-body stack" aria-busy="true">
            <Skeleton shape="60" />
            <Skeleton shape="80" />
          </div>
        )}
        {!letters && isError && (
          <LoadFailed
            title={t('portal.letters.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {letters && isAddressed && (
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
