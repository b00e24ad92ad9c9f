import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMounted } from './use-mounted.ts'

/**
 * Whether our own control replaces the browser's: from the first render of later screens. On a
 * server-rendered page, it waits until the browser's control is no longer in use.
 */
export const useOwnControl = (control: RefObject<HTMLElement | null>): boolean => {
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
