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
  /** Called on Esc, the close button, the backdrop or the back gesture; the parent must then unmount it. */
  onClose: () => void
  /** Resolves to whether it may close. A form with unsaved changes asks first. */
  confirmClose?: () => boolean | Promise<boolean>
  /** Receives the focus on opening. Default: the first field, else the first control of the foot, else the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives the focus on closing if the opener is gone, for example a table's heading after its row was deleted. */
  fallbackFocus?: () => HTMLElement | null | undefined
  /** Whether a press on the backdrop closes it. */
  closesOnBackdrop?: boolean
}

/**
 * A native modal dialog, mounted only while it is open. The browser traps the focus, makes the rest inert and uses the
 * top layer, without injected styles. Menus and tooltips inside are portalled into it.
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
      // If two dialogs close at once, the opener of the lower one is still inert behind the upper one.
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
        // A file input's `cancel` event bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onClose={(event) => {
        // Some browsers close on a second back gesture regardless: reopen to keep the input, and ask.
        if (event.target !== event.currentTarget || !own.current?.isConnected) return
        // The event of an earlier close: in development React mounts everything twice.
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

/** A toast disappears, so the focus cannot return to it. */
const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility() &&
  !element.closest('.toast-host')
