// Consultations that the user has dismissed as not theirs stay hidden in this browser. Only their ids are
// stored.

const keyOf = (userId: number): string => `earlier-requests:${userId}`

export const readDismissed = (userId: number): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export const writeDismissed = (userId: number, ids: readonly number[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // If storage is unavailable, they are offered again at the next visit.
  }
}
