import { useSyncExternalStore } from 'react'
import type { ServiceArea } from '#features/services/schema.ts'

/** Which service a visitor asked for: told by the ledger, taken by the form, which may not be there yet. */
let requested: { area: ServiceArea } | undefined
const listeners = new Set<() => void>()

export const requestService = (area: ServiceArea | undefined) => {
  requested = area && { area }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRequestedService = () =>
  useSyncExternalStore(
    subscribe,
    () => requested,
    () => undefined,
  )
