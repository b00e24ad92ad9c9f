import { createContext, useContext } from 'react'

/**
 * Where lists, menus and tooltips are put. A dialog puts its own element here: what lies outside a modal
 * dialog is covered by it and inert.
 */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/** Else inside `main`, so that nothing stands outside the landmarks; `undefined` is Radix's word for the body. */
export const usePortalContainer = (): HTMLElement | undefined => {
  const dialog = useContext(PortalContainerContext)
  if (dialog) return dialog
  return typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined)
}
