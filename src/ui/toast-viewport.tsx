import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/translate.tsx'
import { dismissToast, type Toast } from './toast.ts'
import { ToastAnnouncement } from './toast-announcement.tsx'
import { ToastCard } from './toast-card.tsx'
import { useTopHost } from './use-top-host.ts'
import './toast.css'

const ToastViewport = ({ toasts }: { toasts: readonly Toast[] }) => {
  const host = useTopHost('toast-host')
  return createPortal(
    toasts.map((toast) => (
      // Focus on an earlier toast, or the pointer over it, does not delay the next one.
      <ToastRegion key={toast.id} toast={toast} />
    )),
    host,
  )
}

/** Its timer is paused while the pointer is over it, it has focus, or the window is in the background. */
const ToastRegion = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation()
  const viewport = useRef<HTMLDivElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isBehind = useWindowBehind()
  useEffect(() => {
    // F8 moves focus to the toast, and Tab from there to its buttons. Esc closes it unless it closes
    // something else.
    const onKeyDown = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'F8') viewport.current?.focus()
      const isFree = !defaultPrevented || viewport.current?.contains(target as Node)
      if (key === 'Escape' && isFree) dismissToast(toast.id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [toast.id])
  return (
    <section
      aria-label={t('toast.viewport')}
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div ref={viewport} className="toast-viewport" tabIndex={-1}>
        <ToastCard toast={toast} isPaused={isPointedAt || hasFocus || isBehind} />
      </div>
      {toast.isOpen && <ToastAnnouncement toast={toast} />}
    </section>
  )
}

const useWindowBehind = (): boolean => {
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    const note = ({ type }: Event) => setBehind(type === 'blur')
    window.addEventListener('blur', note)
    window.addEventListener('focus', note)
    return () => {
      window.removeEventListener('blur', note)
      window.removeEventListener('focus', note)
    }
  }, [])
  return isBehind
}

export default ToastViewport
