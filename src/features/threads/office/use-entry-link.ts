import { useEffect, useEffectEvent } from 'react'

/** Opens the entry of a link such as `#entry-message-12`, once it is on the page. */
export const useEntryLink = ({
  isLoaded,
  isWhole,
  onWhole,
}: {
  /** Whether the entries that were asked for are on the page. */
  isLoaded: boolean
  isWhole: boolean
  /** Shows all entries. */
  onWhole: () => void
}): void => {
  const open = useEffectEvent(() => {
    const id = window.location.hash.slice(1)
    if (!isLoaded || !id.startsWith('entry-')) return
    const entry = document.getElementById(id)
    if (entry?.checkVisibility()) {
      entry.focus({ preventScroll: true })
      entry.scrollIntoView({ block: 'center' })
    } else if (!isWhole) onWhole()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry can be on the page only after a change of these
  useEffect(() => {
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [isLoaded, isWhole])
}
