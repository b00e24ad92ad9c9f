import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminPublicationQuery } from '#features/publications/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { usePreload } from '../use-preload.ts'
import { EditorScreen, EditorSkeleton, loadEditor } from './publications/load-editor.tsx'

export default function PublicationPage({ params }: { params: PageParams }) {
  usePreload(loadEditor)
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const query = useFreshQuery(adminPublicationQuery(Number(params.id)))
  // Cached data may be old, so the editor waits for fresh data, unless the publication was saved just now.
  const { data: publication, error, isFetching, isFresh, refetch } = query
  return (
    <>
      <PageHead title={t('publications.office.edit')} />
      {publication && me && (isFresh || !isFetching) ? (
        <EditorScreen key={publication.id} publication={publication} userId={me.id} />
      ) : error && !isFetching ? (
        <div className="panel">
          <ErrorState title={t('editor.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
            {explainFailure(error, t).message}
          </ErrorState>
        </div>
      ) : (
        <EditorSkeleton />
      )}
    </>
  )
}
