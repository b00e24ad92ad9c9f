import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#features/auth/api.ts'
import { adminPublicationQuery } from '#features/publications/admin-api.ts'
import { refusalWords } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { EditorScreen } from './publications/editor-screen.tsx'

export default ({ params }: { params: PageParams }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const query = useQuery(adminPublicationQuery(Number(params.id)))
  // What was read in an earlier visit may be old: the editor begins with the newest, unless it was saved just now.
  const { data: publication, error, isFetching, isFetchedAfterMount, refetch } = query
  return (
    <>
      <PageHead title={t('publications.office.edit')} />
      {publication && me && (isFetchedAfterMount || !isFetching) ? (
        <EditorScreen key={publication.id} publication={publication} userId={me.id} />
      ) : error && !isFetching ? (
        <div className="panel">
          <ErrorState title={t('editor.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
            {refusalWords(error, t('toast.generic'))}
          </ErrorState>
        </div>
      ) : (
        <div className="panel" aria-busy="true">
          <div className="panel-body">
            <p role="status" className="visually-hidden">
              {t('editor.loading')}
            </p>
            <Skeleton shape="60" />
            <Skeleton shape="100" />
            <Skeleton shape="80" />
          </div>
        </div>
      )}
    </>
  )
}
