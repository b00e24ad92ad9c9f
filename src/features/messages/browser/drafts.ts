// What somebody has written and not sent stays in this browser, apart for each person, until it is sent or they log out.

type Words = Record<string, string>

const prefix = 'draft:'

export const draftKey = (userId: number, name: string): string => `${prefix}${userId}:${name}`

/** Nothing where there is no draft, and where the browser keeps none. */
export const readDraft = (key: string): Words => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Without words there is no draft. */
export const writeDraft = (key: string, words: Words): void => {
  const hasWords = Object.values(words).some((text) => text.trim() !== '')
  try {
    if (hasWords) localStorage.setItem(key, JSON.stringify(words))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export const forgetDraft = (key: string): void => writeDraft(key, {})

/** Whoever logs out leaves nothing behind for the next at this screen. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept, so nothing is left.
  }
}
