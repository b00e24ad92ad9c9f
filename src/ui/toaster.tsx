import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts } from './toast.ts'

const ToastViewport = lazy(() => import('./toast-viewport.tsx'))

const noToasts = [] as const

/** Mounted once next to the pages. The code that renders toasts is fetched with the first one. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}
