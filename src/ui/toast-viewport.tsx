import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/toast'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { getTopDialog, subscribeToDialogs } from './open-dialogs.ts'
import { dismissToast, type Toast, toastDuration } from './toast.ts'
import './toast.css'

const ToastViewport = ({ toasts }: { toasts: readonly Toast[] }) => {
  const { t, direction } = useTranslation()
  const host = useToastHost()
  return createPortal(
    <Radix.Provider
      // Radix stays paused if a toast is closed while it has the focus, so each toast gets a fresh provider.
      key={toasts[0]?.id}
      label={t('ui.notification')}
      duration={toastDuration}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      swipeThreshold={50}
      announcerContainer={host}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport asChild hotkey={['F8']} label={t('toast.viewport')}>
        <div className="toast-viewport" />
      </Radix.Viewport>
    </Radix.Provider>,
    host,
  )
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation()
  const isDestructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      asChild
      open={toast.isOpen}
      duration={toast.duration}
      // Foreground toasts interrupt the screen reader, background ones wait.
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id)
      }}
    >
      {/* Radix announces the text itself; the role is for people who navigate to it and must not announce it again. */}
      <div
        className={`toast toast-${toast.variant}`}
        role={isDestructive ? 'alert' : 'status'}
        aria-live="off"
        aria-atomic="true"
      >
        <Icon icon={isDestructive ? CircleAlert : CircleCheck} />
        <div className="toast-text">
          <Radix.Title className="toast-title">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
        </div>
        {toast.action && (
          <Radix.Action asChild altText={toast.action.label}>
            <Button variant="outline" size="table" onClick={toast.action.onAction}>
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <IconButton icon={X} size="table" label={t('toast.dismiss')} />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
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
