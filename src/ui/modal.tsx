import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addOpenDialog, removeOpenDialog } from './open-dialogs.ts'
import { PortalContainerContext } from './portal-container.ts'
import { useMergedRef } from './use-merged-ref.ts'

export type ModalBehaviour = {
  /** Asked for by Esc, the close button, the backdrop or the back gesture; the parent then stops rendering it. */
  onClose: () => void
  /** Answers whether it may close: for a form with unsaved words, ask first. */
  confirmClose?: () => boolean | Promise<boolean>
  /** Takes the focus on opening; otherwise the first field does, or the first control of the foot, or the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Takes the focus on closing if the opener is gone: a table's heading after its row was deleted. */
  fallbackFocus?: () => HTMLElement | null | undefined
  /** Whether a press on the backdrop closes. */
  closesOnBackdrop?: boolean
}

/**
 * A native modal dialog that exists only while it is open. The browser keeps the focus inside, makes the rest
 * inert and puts it on the top layer, without any injected style. What Radix draws inside is portalled into it.
 */
export const Modal = ({
  onClose,
  confirmClose,
  initialFocus,
  fallbackFocus,
  closesOnBackdrop = true,
  children,
  ref,
  ...rest
}: ModalBehaviour &
  Omit<ComponentProps<'dialog'>, 'onClose' | 'children'> & {
    children: (requestClose: () => void) => ReactNode
  }) => {
  const own = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const latest = useLatest({ onClose, confirmClose, initialFocus, fallbackFocus })

  useLayoutEffect(() => {
    const dialog = own.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    addOpenDialog(dialog)
    setContainer(dialog)
    firstTarget(dialog, latest.current.initialFocus?.current)?.focus()
    return () => {
      removeOpenDialog(dialog)
      dialog.close()
      const target = isFocusable(opener) ? opener : latest.current.fallbackFocus?.()
      target?.focus()
      // Of two dialogs that close together, the opener of the lower one is still behind the upper one.
      queueMicrotask(() => document.activeElement === document.body && target?.focus())
    }
  }, [latest])

  const requestClose = useCallback(async () => {
    const mayClose = (await latest.current.confirmClose?.()) ?? true
    if (mayClose) latest.current.onClose()
  }, [latest])

  const pressedBackdrop = useRef(false)
  return (
    <dialog
      {...rest}
      ref={useMergedRef(own, ref)}
      onKeyDown={(event) => {
        if (!isOwnEscape(event)) return
        event.preventDefault()
        requestClose()
      }}
      onCancel={(event) => {
        // A file field's `cancel` bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onClose={(event) => {
        // The browser may close in spite of us, on a second back gesture: keep the words and ask.
        if (event.target !== event.currentTarget || !own.current?.isConnected) return
        // Told late of an earlier closing: while developing, React opens everything twice.
        if (own.current.open) return
        own.current.showModal()
        requestClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (closesOnBackdrop && pressedBackdrop.current && event.target === event.currentTarget)
          requestClose()
      }}
    >
      <PortalContainerContext value={container}>{children(requestClose)}</PortalContainerContext>
    </dialog>
  )
}

const isOwnEscape = (event: KeyboardEvent<HTMLDialogElement>): boolean =>
  event.key === 'Escape' &&
  !event.nativeEvent.defaultPrevented &&
  (event.target as Element).closest('dialog') === event.currentTarget

const useLatest = <Value,>(value: Value) => {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}

const fields = 'input, select, textarea, [role="combobox"], [role="switch"], [role="tab"]'
const usable = ':not(:disabled, [aria-hidden="true"], [hidden], [type="hidden"])'

const firstTarget = (
  dialog: HTMLElement,
  wished: HTMLElement | null | undefined,
): HTMLElement | undefined => {
  const candidates = [
    ...dialog.querySelectorAll<HTMLElement>('[data-initial-focus]'),
    ...dialog.querySelectorAll<HTMLElement>(`.dialog-body :is(${fields})${usable}`),
    ...dialog.querySelectorAll<HTMLElement>('.dialog-title'),
  ]
  return wished ?? candidates.find((candidate) => candidate.checkVisibility())
}

/** A toast is not there to come back to: it goes away. */
const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility() &&
  !element.closest('.toast-host')
