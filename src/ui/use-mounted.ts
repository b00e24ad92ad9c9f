import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration; true afterwards, and from the first render of later screens. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * A choice that is stored in the browser, and the function that replaces it. Undefined on the server and while
 * its page is hydrated.
 */
export const useStored = <Choice>(read: () => Choice) => {
  const isMounted = useMounted()
  const [chosen, setChosen] = useState<Choice>()
  return [chosen ?? (isMounted ? read() : undefined), setChosen] as const
}
