import { lazy } from 'react'
import { LoginForm } from '#features/auth/browser/login-form.tsx'
import { formAreas } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WithTexts } from './with-texts.tsx'

const DirectorySession = lazy(() => import('#features/directory/browser/directory-session.tsx'))

type SessionDialogProps = {
  username: string
  directory?: string | undefined
  onDone: () => void
  onClose: () => void
}

/** Rendered above everything else. Closing it preserves the input; the next call asks again. */
const SessionDialog = (props: SessionDialogProps) => (
  <WithTexts area={formAreas}>
    <WithTexts area="account">
      <Asking {...props} />
    </WithTexts>
  </WithTexts>
)

const Asking = ({ username, directory, onDone, onClose }: SessionDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('session.ended')}
      description={t('session.ended.text')}
      size={480}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {directory !== undefined && (
        <WithTexts area="directory">
          <DirectorySession name={directory} onDone={onDone} />
        </WithTexts>
      )}
      <LoginForm username={username} onDone={onDone} />
    </Dialog>
  )
}

export default SessionDialog
