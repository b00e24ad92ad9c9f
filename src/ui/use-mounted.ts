import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration; true afterwards, and from the first render of later screens. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
