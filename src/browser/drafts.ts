// Unsent texts stay in this browser, separately for each person, until they are sent or the person logs out.

type Texts = Record<string, string>

const prefix = 'draft:'

export const draftKey = (userId: number, name: string): string => `${prefix}${userId}:${name}`

/** Drafts of guests end at the next login as well, since that may be another person. */
const guestPrefix = `${prefix}guest:`
export const guestDraftKey = (name: string): string => guestPrefix + name

/** Guests share devices more often than logged-in users. */
const hoursOfGuests = 24

/** Stored with the texts, in milliseconds; no field has this name. */
const endField = 'endsAt'

/** Empty if there is no draft, if it has expired, or if storage is unavailable. */
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
    // Sending works without storage too.
  }
}

export const forgetDraft = (key: string): void => writeDraft(key, {})

/** Called at logout, so that the next person at this screen finds no drafts. */
export const forgetDrafts = (): void => forgetAll(prefix)

/** The person who logs in may not be the guest who was writing. */
export const forgetGuestDrafts = (): void => forgetAll(guestPrefix)

const forgetAll = (beginning: string): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) localStorage.removeItem(key)
  } catch {
    // No drafts exist without storage.
  }
}

type SentDraft = { key: string; sent: Record<string, unknown>; by: number }

const channelName = 'sent-drafts'

/** Sent to the other forms with this draft, in this tab and in others. `by` identifies the form. */
export const announceSent = (draft: SentDraft): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(draft)
  channel.close()
}

/** `remove` is called when another form with this draft has sent it. Returns a function that unregisters it. */
export const onSentElsewhere = (
  { key, by }: Omit<SentDraft, 'sent'>,
  remove: (sent: SentDraft['sent']) => void,
): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: draft }: MessageEvent<SentDraft>) => {
    if (draft.key === key && draft.by !== by) remove(draft.sent)
  }
  return () => channel.close()
}
