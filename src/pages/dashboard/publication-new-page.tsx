import { useLocation } from 'wouter'
import { useCurrentUser } from '#features/auth/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'
import { EditorScreen } from './publications/editor-screen.tsx'

/** Once it is saved it has an address of its own, and the writing goes on there. */
export default () => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { data: me } = useCurrentUser()
  return (
    <>
      <PageHead title={t('publications.office.add')} />
      {me && (
        <EditorScreen
          userId={me.id}
          onCreated={({ id }) => navigate(`/dashboard/publications/${id}`, { replace: true })}
        />
      )}
    </>
  )
}
