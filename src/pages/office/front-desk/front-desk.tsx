import { lazy, useLayoutEffect, useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { getTopDialog } from '#ui/open-dialogs.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { type NewRequest, onNewRequest, openNewRequest } from './new-request.tsx'

const OpenRecordDialog = lazy(() => import('./open-record-dialog.tsx'))

const editable = 'input, textarea, select, [contenteditable]'

/** Opens the dialog of a new request, by the key N or from a screen. */
export const FrontDesk = () => {
  const [request, setRequest] = useState<NewRequest>()
  const { data: me } = useCurrentUser()
  const isRefused = me?.needsTwoFactor
  // Before the paint: the key works as soon as the screen is visible.
  useLayoutEffect(() => onNewRequest(setRequest), [])
  useLayoutEffect(() => {
    if (isRefused) return
    const onKeyDown = (event: KeyboardEvent) => {
      // `code`, since the key has another letter on an Arabic keyboard.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      if (event.code !== 'KeyN' || !isPlain || event.repeat || event.defaultPrevented) return
      if (getTopDialog() || (event.target as Element).closest?.(editable)) return
      event.preventDefault()
      openNewRequest()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isRefused])
  return (
    request && (
      <DialogSuspense>
        <OpenRecordDialog start={request} onClose={() => setRequest(undefined)} />
      </DialogSuspense>
    )
  )
}
