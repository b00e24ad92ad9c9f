import { useSyncExternalStore } from 'react'
import type { RequestedConsultation } from '#features/consultations/website/consultation-form.tsx'

/** What a visitor asked for, and with whom: told where they asked, taken by the form, which may not be there yet. */
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
