import { type RefObject, use, useLayoutEffect, useState } from 'react'
import { PlainControls } from './public-form.tsx'
import { useMounted } from './use-mounted.ts'

/**
 * Whether our own control replaces the browser's: always in a form that needs scripts. In others on a
 * server-rendered page, it waits until the browser's control is no longer in use.
 */
export const useOwnControl = (control: RefObject<HTMLElement | null>): boolean => {
  const isMounted = useMounted()
  const isPlain = use(PlainControls)
  const [isReplaced, setReplaced] = useState(isMounted || !isPlain)
  useLayoutEffect(() => {
    const native = control.current
    const replace = () => setReplaced(true)
    if (document.activeElement !== native) return replace()
    native?.addEventListener('blur', replace, { once: true })
    return () => native?.removeEventListener('blur', replace)
  }, [control])
  return isReplaced
}
