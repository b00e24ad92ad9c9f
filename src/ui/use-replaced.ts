import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMounted } from './use-mounted.ts'

/**
 * Whether our own control stands in the place of the browser's: from the first rendering of later screens, and on a
 * served page once nobody is using the browser's any more, which would otherwise vanish under their hand.
 */
export const useReplaced = (control: RefObject<HTMLElement | null>): boolean => {
  const isMounted = useMounted()
  const [isReplaced, setReplaced] = useState(isMounted)
  useLayoutEffect(() => {
    const native = control.current
    const replace = () => setReplaced(true)
    if (document.activeElement !== native) return replace()
    native?.addEventListener('blur', replace, { once: true })
    return () => native?.removeEventListener('blur', replace)
  }, [control])
  return isReplaced
}
