const storageKey = 'privacy-choice'

export type PrivacyChoice = 'accepted' | 'declined'

/**
 * The visitor's choice on this device. Undefined if there is none or storage is unavailable, which counts as no
 * consent.
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

/** The footer's button, which asks again. */
export const privacyChoicesButton = '[data-privacy-choices]'
