import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

const onWidth = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a grid of hours or two columns fit. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(wide).matches,
    () => true,
  )
