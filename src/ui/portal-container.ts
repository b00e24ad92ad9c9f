import { createContext, useContext } from 'react'

/**
 * The container for popups and tooltips. A dialog provides its own element, since everything outside a modal
 * dialog is inert.
 */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/**
 * The dialog's container or `main`, so that nothing is outside the landmarks. `undefined` if there is none.
 */
export const usePortalContainer = (): HTMLElement | undefined => {
  const dialog = useContext(PortalContainerContext)
  if (dialog) return dialog
  return typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined)
}
