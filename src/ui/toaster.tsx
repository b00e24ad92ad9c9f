import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts } from './toast.ts'

const ToastViewport = lazy(() => import('./toast-viewport.tsx'))

const noToasts = [] as const

/** Put once beside the pages. What draws a toast is fetched when the first one is shown. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}
