import { createContext, useContext } from 'react'

/**
 * Where popups and tooltips are portalled to. A dialog provides its own element, since everything outside a modal
 * dialog is inert.
 */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/** Otherwise `main`, so that nothing is outside the landmarks. `undefined` if there is none. */
export const usePortalContainer = (): HTMLElement | undefined => {
  const dialog = useContext(PortalContainerContext)
  if (dialog) return dialog
  return typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined)
}
