import { useLocation } from 'wouter'
import { forgetDrafts } from '#browser/drafts.ts'
import { useLogout } from '#features/auth/browser/session-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { askToLeave } from './navigation-guard.ts'

/**
 * Ends the session, shows a toast and goes to the home page. On failure it shows the reason and changes
 * nothing.
 */
export const useLogOut = () => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { mutate, isPending } = useLogout()
  const logOut = async () => {
    if (!(await askToLeave())) return
    mutate(undefined, {
      onSuccess: () => {
        forgetDrafts()
        navigate('/')
        showToast({ title: t('toast.logout.success.title'), description: t('toast.logout.success.desc') })
      },
      onError: (error) => showFailure(t('toast.logout.failed'), error, t),
    })
  }
  return { logOut, isPending }
}
