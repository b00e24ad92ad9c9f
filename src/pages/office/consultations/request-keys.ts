import { useEffectEvent, useLayoutEffect } from 'react'
import { getTopDialog } from '#ui/open-dialogs.ts'

const editable = 'input, textarea, select, [contenteditable]'

/**
 * Calls a function for each key, unless someone types or a dialog is open. A name such as `KeyE` is the place
 * of a key, which has another letter on an Arabic keyboard; any other name is the character.
 */
export const useRequestKeys = (keys: Record<string, () => unknown>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (getTopDialog() || (event.target as Element).closest?.(editable)) return
    // The question mark of an Arabic keyboard.
    const character = event.key === '؟' ? '?' : event.key
    const act = keys[character] ?? (event.shiftKey ? undefined : keys[event.code])
    if (!act) return
    event.preventDefault()
    act()
  })
  // Before the paint: a key works as soon as the browser has rendered the screen. A served one hydrates first.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
