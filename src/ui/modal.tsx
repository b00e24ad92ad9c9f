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
import { useTranslation } from '#i18n/translate.tsx'
import { addOpenDialog, removeOpenDialog } from './open-dialogs.ts'
import { PortalContainerContext } from './portal-container.ts'
import { useMergedRef } from './use-merged-ref.ts'

export type ModalBehavior = {
  /** Called on Esc, the close button, the backdrop or the back gesture; the parent must then unmount it. */
  onClose: () => void
  /** Resolves to whether it may close. A form with unsaved changes asks first. */
  confirmClose?: () => boolean | Promise<boolean>
  /** Gets focus on opening. Default: the first field, or the title if there is text to read before it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets focus on closing if the opener is gone, for example a table's heading after its row was deleted. */
  fallbackFocus?: () => HTMLElement | null | undefined
  /** Whether a click on the backdrop closes it. */
  closesOnBackdrop?: boolean
}

/**
 * A native modal dialog, mounted only while it is open. The browser traps focus, makes the rest inert and
 * uses the top layer, without injected styles. Menus and tooltips inside are rendered into it.
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
}: ModalBehavior &
  Omit<ComponentProps<'dialog'>, 'onClose' | 'children'> & {
    children: (requestClose: () => void) => ReactNode
  }) => {
  const { direction, language } = useTranslation()
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
      const returnFocus = () => (isFocusable(opener) ? opener : latest.current.fallbackFocus?.())?.focus()
      returnFocus()
      // Changed data reaches the page in a later task (`setTimeout` of the query library), which may remove
      // the opener. If two dialogs close together, the opener of the lower one is still inert until then.
      setTimeout(() => {
        if (document.activeElement === document.body) returnFocus()
      })
    }
  }, [latest])

  const requestClose = useCallback(async () => {
    const mayClose = (await latest.current.confirmClose?.()) ?? true
    if (mayClose) latest.current.onClose()
  }, [latest])

  const pressedBackdrop = useRef(false)
  return (
    <dialog
      // Set explicitly, since it may open inside a text in the other language.
      dir={direction}
      lang={language}
      {...rest}
      ref={useMergedRef(own, ref)}
      onKeyDown={(event) => {
        if (!isOwnEscape(event)) return
        event.preventDefault()
        void requestClose()
      }}
      onCancel={(event) => {
        // A file input's `cancel` event bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void requestClose()
      }}
      onClose={(event) => {
        // Some browsers close on a second back gesture regardless: reopen to preserve the input, and ask.
        if (event.target !== event.currentTarget || !own.current?.isConnected) return
        // The event of an earlier close: in development React mounts everything twice.
        if (own.current.open) return
        own.current.showModal()
        void requestClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (closesOnBackdrop && pressedBackdrop.current && event.target === event.currentTarget)
          void requestClose()
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
  const visible = (selector: string) =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((candidate) => candidate.checkVisibility())
  const field = visible(`.dialog-body :is(${fields})${usable}`)
  return (
    wished ??
    visible('[data-initial-focus]') ??
    (field && !isFarDown(field) ? field : undefined) ??
    visible('.dialog-title')
  )
}

/**
 * Focusing a distant field would scroll past the text before it. A few introductory lines stay visible with
 * the field.
 */
const isFarDown = (field: HTMLElement): boolean => {
  const body = field.closest('.dialog-body')
  return body !== null && field.getBoundingClientRect().top - body.getBoundingClientRect().top > maxAbovePx
}

const maxAbovePx = 200

/** A toast disappears, so focus cannot return to it. */
const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility() &&
  !element.closest('.toast-host')
