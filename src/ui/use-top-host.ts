import { useLayoutEffect, useState } from 'react'
import { getTopDialog, subscribeToDialogs } from './open-dialogs.ts'

/**
 * An element to render into, for a toast or a note about the whole page. It moves into the topmost modal
 * dialog, the only place where it is visible, interactive and read out, and back. React preserves its
 * content.
 */
export const useTopHost = (className: string): HTMLElement => {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className }))
  useLayoutEffect(() => {
    const moveHost = () => moveInto(getTopDialog() ?? document.body, host)
    // Esc in a toast closes only the toast, not the dialog around it.
    const stopEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && host.contains(event.target as Node)) event.preventDefault()
    }
    moveHost()
    document.addEventListener('keydown', stopEscape)
    const unsubscribe = subscribeToDialogs(moveHost)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', stopEscape)
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
