import Search from 'lucide-react/icons/search'
import { lazy, useEffect, useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { getTopDialog } from '#ui/open-dialogs.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'

const load = () => import('./find/find-dialog.tsx')
const FindDialog = lazy(load)
const prepare = () => void load().catch(() => undefined)

/** Looks like a field; the real one loads on the first click, or on Ctrl+K from anywhere. */
export const FindButton = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useCurrentUser()
  // The server refuses searches until the second factor is set up.
  const isRefused = me?.needsTwoFactor
  useEffect(() => {
    if (isRefused) return
    const onKeyDown = (event: KeyboardEvent) => {
      // `code`, since the key has another letter on an Arabic keyboard. The editor uses Ctrl+K for links.
      const isRequested = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isRequested || event.defaultPrevented) return
      event.preventDefault()
      if (!getTopDialog()) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isRefused])
  if (isRefused) return null
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon icon={Search} />
        <span>{t('nav.search')}</span>
      </button>
      {isOpen && (
        <DialogSuspense>
          <FindDialog onClose={() => setOpen(false)} />
        </DialogSuspense>
      )}
    </>
  )
}
