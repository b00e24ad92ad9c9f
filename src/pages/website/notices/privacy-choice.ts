import { useSyncExternalStore } from 'react'

const storageKey = 'privacy-choice'

export type PrivacyChoice = 'accepted' | 'declined'

/**
 * The visitor's choice on this device. Undefined if there is none or storage is unavailable, which counts as
 * no consent.
 */
export const readPrivacyChoice = (): PrivacyChoice | undefined => {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'accepted' || stored === 'declined' ? stored : undefined
  } catch {
    return undefined
  }
}

export const storePrivacyChoice = (choice: PrivacyChoice): void => {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is unavailable: the choice applies to this page only.
  }
}

let opener: HTMLElement | undefined
const listeners = new Set<() => void>()

/** Asks again. If the notice is still loading, it reads this afterwards. Focus then returns to `button`. */
export const openPrivacyChoice = (button: HTMLElement): void => setOpener(button)
export const endPrivacyQuestion = (): void => setOpener(undefined)

const setOpener = (next: HTMLElement | undefined) => {
  opener = next
  for (const listener of listeners) listener()
}

/** The button that opened it; undefined if no button did. */
export const usePrivacyQuestion = (): HTMLElement | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opener,
    () => undefined,
  )
