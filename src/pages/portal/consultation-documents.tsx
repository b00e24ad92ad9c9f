import { useQuery } from '@tanstack/react-query'
import { ownDocumentsQuery } from '#features/documents/browser/api.ts'
import { documentListId } from '#features/documents/portal/document-list.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { SendDocuments } from './send-documents.tsx'

/** The papers of one request, both ways, and a place to send more. */
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
    <section id={documentListId} tabIndex={-1} aria-labelledby="request-papers">
      <div className="portal-section-head">
        <h2 id="request-papers">{t('portal.papers')}</h2>
      </div>
      <div className="panel" aria-busy={!data}>
        {data && data.total > 0 && (
          <OwnDocuments documents={data.rows} label={t('portal.papers')} isDeletable />
        )}
        {!data && (
          <div className="panel-body stack">
            <Skeleton shape="80" />
            <Skeleton shape="60" />
          </div>
        )}
        <div className="request-send">
          <SendDocuments consultationId={consultationId} />
        </div>
      </div>
    </section>
  )
}
