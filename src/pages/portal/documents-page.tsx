import { useQuery } from '@tanstack/react-query'
import { ownDocumentsQuery } from '#features/documents/browser/api.ts'
import { documentListId } from '#features/documents/portal/document-list.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager, pageSizes } from '#ui/pager.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { RequestedDocuments, SendAnyDocuments } from './document-uploads.tsx'
import { Documents } from './documents.tsx'
import { LoadFailed } from './load-states.tsx'
import './overview-page.css'

export default function DocumentsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('portal.documents')} />
      <div className="portal-head">
        <h1>{t('portal.documents')}</h1>
        <p>{t('portal.papers.intro')}</p>
      </div>
      <div className="portal-overview">
        <RequestedDocuments />
        <section aria-labelledby="send-documents">
          <div className="portal-section-head">
            <h2 id="send-documents">{t('portal.papers.send')}</h2>
          </div>
          <div className="panel">
            <SendAnyDocuments />
          </div>
        </section>
        <AllDocuments />
      </div>
    </>
  )
}

/** Both directions, newest first. */
const AllDocuments = () => {
  const { t } = useTranslation()
  const list = useListQuery()
  const { query, onQueryChange } = list
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    ownDocumentsQuery(list.parameters),
  )
  useExistingPage(list, isPlaceholderData ? undefined : data?.total)
  return (
    <section id={documentListId} tabIndex={-1} aria-labelledby="all-documents">
      <div className="portal-section-head">
        <h2 id="all-documents">{t('portal.papers')}</h2>
      </div>
      {!data && isError ? (
        <LoadFailed
          title={t('portal.papers.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <div className="panel" aria-busy={!data || isPlaceholderData}>
          {!data && <DocumentsSkeleton />}
          {data?.total === 0 && (
            <EmptyState title={t('portal.papers.empty')}>{t('portal.papers.empty.text')}</EmptyState>
          )}
          {data && data.total > 0 && (
            <>
              <Documents documents={data.rows} label={t('portal.papers')} namesRequest isDeletable />
              {data.total > pageSizes[0] && (
                <Pager
                  label={t('portal.papers')}
                  page={query.page}
                  pageSize={query.pageSize}
                  total={data.total}
                  onPageChange={(page) => onQueryChange({ ...query, page })}
                  onPageSizeChange={(pageSize) => onQueryChange({ ...query, pageSize, page: 1 })}
                />
              )}
            </>
          )}
        </div>
      )}
    </section>
  )
}

const DocumentsSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="panel-body stack">
      <p role="status" className="visually-hidden">
        {t('documents.loading')}
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="80" />
      ))}
    </div>
  )
}
