import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#features/auth/browser/api.ts'
import { welcome } from '#features/auth/browser/session-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DirectoryTab } from './directory-tab.tsx'
import { directoryLogin } from './door-api.ts'
import '#features/auth/browser/auth-forms.css'

/** The way back into an ended session through the directory, beside the form of the password. */
export default function DirectorySession({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const look = async () => {
    const user = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 })
    if (!user) return
    welcome(queryClient, user)
    onDone()
  }
  return (
    <div className="stack">
      <DirectoryTab address={directoryLogin} onReturn={() => void look().catch(() => undefined)}>
        {t('auth.directory', { name })}
      </DirectoryTab>
      <p className="small muted">{t('proof.directory.session')}</p>
      <p className="auth-or">{t('auth.or')}</p>
    </div>
  )
}
