import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type AuthTab, AuthTabs } from './auth-tabs.tsx'

/** Asks a guest to log in or register before something that requires an account; `notice` says what. */
export const AuthDialog = ({
  notice,
  onClose,
  onDone,
}: {
  notice: string
  onClose: () => void
  onDone: () => void
}) => {
  const { t } = useTranslation()
  const [tab, setTab] = useState<AuthTab>('login')
  const [isDirty, setDirty] = useState(false)
  const changeTab = (next: AuthTab) => {
    setDirty(false)
    setTab(next)
  }
  return (
    <Dialog title={t('auth.loginRegister')} description={notice} isDirty={isDirty} onClose={onClose}>
      <AuthTabs tab={tab} onTabChange={changeTab} onDone={onDone} onDirtyChange={setDirty} />
    </Dialog>
  )
}
