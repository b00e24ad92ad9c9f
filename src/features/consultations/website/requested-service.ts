import { useSyncExternalStore } from 'react'
import type { RequestedConsultation } from '../browser/use-request.ts'

/**
 * The service and person that a visitor requested, stored for the consultation form, which may not be mounted
 * yet.
 */
let requested: RequestedConsultation | undefined
const listeners = new Set<() => void>()

export const requestConsultation = (request: RequestedConsultation | undefined) => {
  requested = request
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
