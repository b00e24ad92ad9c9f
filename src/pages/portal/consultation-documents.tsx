import { useQuery } from '@tanstack/react-query'
import { ownDocumentsQuery } from '#features/documents/browser/api.ts'
import { documentListId } from '#features/documents/portal/document-list.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Documents } from './documents.tsx'
import { LoadFailed } from './load-failed.tsx'
import { SendDocuments } from './send-documents.tsx'

/** The documents of one consultation in both directions, and an upload for more. */
export const ConsultationDocuments = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  const { data, isError, error, isFetching, refetch } = useQuery(
    ownDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '100' })),
  )
  if (!data && isError)
    return (
      <LoadFailed
        title={t('portal.papers.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  return (
    <section
      id={documentListId}
      className={data?.total === 0 ? 'print-hidden' : undefined}
      tabIndex={-1}
      aria-labelledby="consultation-documents"
    >
      <div className="portal-section-head">
        <h2 id="consultation-documents">{t('portal.papers')}</h2>
      </div>
      <div className="panel" aria-busy={!data}>
        {data && data.total > 0 && <Documents documents={data.rows} label={t('portal.papers')} isDeletable />}
        {!data && (
          <div className="panel-body stack">
            <Skeleton shape="80" />
            <Skeleton shape="60" />
          </div>
        )}
        <div className="consultation-send">
          <SendDocuments consultationId={consultationId} />
        </div>
      </div>
    </section>
  )
}
