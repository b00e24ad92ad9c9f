import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type Toast } from './toast.ts'
import { useSwipe } from './use-swipe.ts'

export const ToastCard = ({ toast, isPaused }: { toast: Toast; isPaused: boolean }) => {
  const { t, direction } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  const dismiss = () => dismissToast(toast.id)
  const swipe = useSwipe(direction, dismiss)
  useDismissalInTime(toast, isPaused)
  const isGone = useGoneAfterAnimation(card, toast.isOpen)
  if (isGone) return null
  const isDestructive = toast.variant === 'destructive'
  return (
    <div
      ref={card}
      className={`toast toast-${toast.variant}`}
      // `ToastAnnouncement` announces it; the role is for people who navigate to it and must not announce it
      // again.
      role={isDestructive ? 'alert' : 'status'}
      aria-live="off"
      aria-atomic="true"
      data-state={toast.isOpen ? 'open' : 'closed'}
      {...swipe}
    >
      <Icon icon={isDestructive ? CircleAlert : CircleCheck} />
      <div className="toast-text">
        <div className="toast-title">{toast.title}</div>
        {toast.description && <div>{toast.description}</div>}
      </div>
      {toast.action && (
        <Button
          variant="outline"
          size="table"
          onClick={() => {
            toast.action?.onAction()
            dismiss()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={X} size="table" label={t('toast.dismiss')} onClick={dismiss} />
    </div>
  )
}

const useDismissalInTime = ({ id, isOpen, duration }: Toast, isPaused: boolean) => {
  const left = useRef(duration)
  useEffect(() => {
    if (!isOpen || isPaused) return
    const began = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - began
    }
  }, [id, isOpen, isPaused])
}

/** The card is removed after its closing animation, or immediately without one. While it has focus, it stays. */
const useGoneAfterAnimation = (card: RefObject<HTMLElement | null>, isOpen: boolean): boolean => {
  const [isGone, setGone] = useState(false)
  useLayoutEffect(() => {
    const element = card.current
    if (isOpen || !element) return
    if (element.contains(document.activeElement)) element.parentElement?.focus()
    let isMounted = true
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isMounted) setGone(true)
    })
    return () => {
      isMounted = false
    }
  }, [card, isOpen])
  return isGone
}
