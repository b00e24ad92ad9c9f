import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'
import { usePreload } from '../use-preload.ts'
import { EditorScreen, loadEditor } from './publications/load-editor.tsx'

/** After the first save the publication has its own address, and editing continues there. */
export default function PublicationNewPage() {
  usePreload(loadEditor)
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { data: me } = useCurrentUser()
  return (
    <>
      <PageHead title={t('publications.office.add')} />
      {me && (
        <EditorScreen
          userId={me.id}
          onCreated={({ id }) => navigate(href('/dashboard/publications/:id', { id }), { replace: true })}
        />
      )}
    </>
  )
}
