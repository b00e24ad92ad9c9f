// Unsent texts stay in this browser, separately for each person, until they are sent or somebody logs out.

type Texts = Record<string, string>

const prefix = 'draft:'

export const draftKey = (userId: number, name: string): string => `${prefix}${userId}:${name}`

/** Of a person without an account: theirs end with the next login as well, since that may be another person. */
const guestPrefix = `${prefix}guest:`
export const guestDraftKey = (name: string): string => guestPrefix + name

/** Guests share devices more often than people who log in. */
const hoursOfGuests = 24

/** Beside the texts, as milliseconds; no field has this name. */
const endField = 'endsAt'

/** Empty if there is no draft, if it has ended, or if storage is unavailable. */
export const readDraft = (key: string): Texts => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const { [endField]: endsAt, ...texts } = Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    if (endsAt === undefined || Number(endsAt) > Date.now()) return texts
    localStorage.removeItem(key)
    return {}
  } catch {
    return {}
  }
}

/** A draft without text is removed. */
export const writeDraft = (key: string, texts: Texts): void => {
  const hasText = Object.values(texts).some((text) => text.trim() !== '')
  const end = key.startsWith(guestPrefix) && { [endField]: String(Date.now() + hoursOfGuests * 3_600_000) }
  try {
    if (hasText) localStorage.setItem(key, JSON.stringify({ ...texts, ...end }))
    else localStorage.removeItem(key)
  } catch {
    // Sending works without storage, too.
  }
}

export const forgetDraft = (key: string): void => writeDraft(key, {})

/** After a logout, nothing is left for the next person at this screen. */
export const forgetDrafts = (): void => forgetAll(prefix)

/** Whoever logs in may be another person than the guest who was writing. */
export const forgetGuestDrafts = (): void => forgetAll(guestPrefix)

const forgetAll = (beginning: string): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
