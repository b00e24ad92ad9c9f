import { createContext, useContext } from 'react'

/**
 * Where lists, menus and tooltips are put. A dialog puts its own element here: what lies outside a modal
 * dialog is covered by it and inert.
 */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/** `undefined` is Radix's word for the end of the body. */
export const usePortalContainer = (): HTMLElement | undefined =>
  useContext(PortalContainerContext) ?? undefined
