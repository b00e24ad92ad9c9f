// Unsent texts stay in this browser, separately for each person, until they are sent or the person logs out.

type Texts = Record<string, string>

const prefix = 'draft:'

export const draftKey = (userId: number, name: string): string => `${prefix}${userId}:${name}`

/** Empty if there is no draft, or if storage is unavailable. */
export const readDraft = (key: string): Texts => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** A draft without text is removed. */
export const writeDraft = (key: string, texts: Texts): void => {
  const hasText = Object.values(texts).some((text) => text.trim() !== '')
  try {
    if (hasText) localStorage.setItem(key, JSON.stringify(texts))
    else localStorage.removeItem(key)
  } catch {
    // Sending works without storage, too.
  }
}

export const forgetDraft = (key: string): void => writeDraft(key, {})

/** After a logout, nothing is left for the next person at this screen. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
