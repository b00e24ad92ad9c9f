import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while its HTML is taken over; true from then on, and at once for later screens. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
