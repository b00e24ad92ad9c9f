import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type AuthTab, AuthTabs } from './auth-tabs.tsx'

/** Asks a guest to log in or register before an action that requires an account; `notice` describes it. */
export const AuthDialog = ({
  notice,
  onClose,
  onDone,
  onGuest,
}: {
  notice: string
  onClose: () => void
  onDone: () => void
  /** Continues without an account, if the action does not require one. */
  onGuest?: () => void
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
      {onGuest && (
        <div className="auth-guest">
          <p className="muted">{t('auth.guest.text')}</p>
          <Button variant="outline" isWide onClick={onGuest}>
            {t('auth.guest')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
