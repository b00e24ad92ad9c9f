// What somebody has said is not theirs stays away in this browser, by its number: no word of a request is kept.

const keyOf = (userId: number): string => `earlier-requests:${userId}`

export const readDismissed = (userId: number): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export const writeDismissed = (userId: number, ids: readonly number[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing offers them again at the next visit.
  }
}
