import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/translate.tsx'
import { getTopDialog, subscribeToDialogs } from './open-dialogs.ts'
import { dismissToast, type Toast } from './toast.ts'
import { ToastAnnouncement } from './toast-announcement.tsx'
import { ToastCard } from './toast-card.tsx'
import './toast.css'

const ToastViewport = ({ toasts }: { toasts: readonly Toast[] }) => {
  const host = useToastHost()
  return createPortal(
    toasts.map((toast) => (
      // Neither the focus on an earlier toast nor the pointer over it delays the next one.
      <ToastRegion key={toast.id} toast={toast} />
    )),
    host,
  )
}

/** Its time stands still while it is pointed at, has the focus, or the window is not in front. */
const ToastRegion = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation()
  const viewport = useRef<HTMLDivElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isBehind = useWindowBehind()
  useEffect(() => {
    // F8 leads to the toast, and Tab from there to its buttons. Esc that closes nothing else closes it.
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

/**
 * The element that contains the toasts. It moves into the topmost modal dialog, the only place where they are visible
 * and interactive, and back. React keeps its content, so a toast is neither restarted nor announced again.
 */
const useToastHost = (): HTMLElement => {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = 'toast-host'
    return element
  })
  useLayoutEffect(() => {
    const moveHost = () => moveInto(getTopDialog() ?? document.body, host)
    // Esc in a toast closes only the toast, not the dialog around it.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && host.contains(event.target as Node)) event.preventDefault()
    }
    moveHost()
    document.addEventListener('keydown', keepEscape)
    const unsubscribe = subscribeToDialogs(moveHost)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', keepEscape)
      host.remove()
    }
  }, [host])
  return host
}

const moveInto = (parent: HTMLElement, host: HTMLElement) => {
  if (host.parentElement === parent) return
  // `moveBefore` preserves focus and animations, where supported.
  if (host.isConnected && 'moveBefore' in parent) (parent as MovingParent).moveBefore(host, null)
  else parent.append(host)
}

type MovingParent = HTMLElement & { moveBefore: (node: Node, before: Node | null) => void }

export default ToastViewport
