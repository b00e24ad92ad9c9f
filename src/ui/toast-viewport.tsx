import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/translate.tsx'
import type { Direction } from '#languages/language.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type Toast } from './toast.ts'
import { useTopHost } from './use-top-host.ts'
import './toast.css'

const ToastCard = ({ toast, isPaused }: { toast: Toast; isPaused: boolean }) => {
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

/** CSS pixels (specification, section 9). */
const threshold = 50

/**
 * CSS pixels towards the end of the line, from which a movement counts as a swipe: a mouse is steadier than a
 * finger.
 */
const slackOf = (pointerType: string): number => (pointerType === 'touch' ? 10 : 2)

/**
 * Makes an element dismissible by a swipe towards the end of its line. The style follows `data-swipe`
 * (`move`, `cancel`, `end`) and `--swipe` on the element.
 */
const useSwipe = (direction: Direction, onDismiss: () => void) => {
  const begin = useRef<{ x: number; y: number }>(undefined)
  const onPointerMove = ({ currentTarget, pointerId, pointerType, ...event }: PointerEvent<HTMLElement>) => {
    if (!begin.current || event.buttons === 0) return
    const [x, y] = [event.clientX - begin.current.x, event.clientY - begin.current.y]
    const isSwiping = currentTarget.dataset.swipe === 'move'
    const isSideways = Math.abs(x) > Math.abs(y) && Math.abs(x) > slackOf(pointerType)
    if (!isSwiping && !isSideways) return
    if (!isSwiping) currentTarget.setPointerCapture(pointerId)
    currentTarget.dataset.swipe = 'move'
    currentTarget.style.setProperty('--swipe', `${endwards(x, direction)}px`)
  }
  const onPointerUp = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    const from = begin.current
    begin.current = undefined
    if (!from || currentTarget.dataset.swipe !== 'move') return
    const isFar = type === 'pointerup' && Math.abs(endwards(clientX - from.x, direction)) >= threshold
    currentTarget.dataset.swipe = isFar ? 'end' : 'cancel'
    // A swipe must not click the button under the finger.
    currentTarget.addEventListener('click', refuse, { capture: true, once: true })
    setTimeout(() => currentTarget.removeEventListener('click', refuse, true))
    if (isFar) onDismiss()
  }
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button === 0) begin.current = { x: clientX, y: clientY }
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  }
}

/** The distance towards the end of the line, else 0. */
const endwards = (x: number, direction: Direction): number =>
  direction === 'rtl' ? Math.min(0, x) : Math.max(0, x)

const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Milliseconds until the text is removed, so that a screen reader does not find it a second time. */
const announcedFor = 1000

/**
 * Announces the toast to a screen reader, which notices only text added to an element that already exists. A
 * failure interrupts, any other toast waits.
 */
const ToastAnnouncement = ({
  toast: { title, description, action, variant },
}: {
  toast: Pick<Toast, 'title' | 'description' | 'action' | 'variant'>
}) => {
  const { t } = useTranslation()
  const [stage, setStage] = useState<'known' | 'said' | 'over'>('known')
  useEffect(() => {
    const say = setTimeout(() => setStage('said'), 50)
    const end = setTimeout(() => setStage('over'), 50 + announcedFor)
    return () => {
      clearTimeout(say)
      clearTimeout(end)
    }
  }, [])
  if (stage === 'over') return null
  return (
    <div
      role="status"
      aria-live={variant === 'destructive' ? 'assertive' : 'polite'}
      className="visually-hidden"
    >
      {stage === 'said' &&
        [t('ui.notification'), title, description, action?.label].map(
          (text) => text && <p key={text}>{text}</p>,
        )}
    </div>
  )
}

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
