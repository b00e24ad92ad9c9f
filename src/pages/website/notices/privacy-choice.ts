const storageKey = 'privacy-choice'

export type PrivacyChoice = 'accepted' | 'declined'

/** What the visitor chose on this device; nothing yet, or storage that is closed to us, is no consent. */
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
    // Storage is closed to us: the choice holds for this page.
  }
}

/** In the footer, which asks again. */
export const privacyChoicesButton = '[data-privacy-choices]'
