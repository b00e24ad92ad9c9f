/** mulberry32: the same seed gives the same drawing on the server and in every browser. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A record's id as a number: integers are used directly, other ids are hashed (FNV-1a). */
export const seedFrom = (id: string | number): number => {
  if (typeof id === 'number') return id
  if (/^\d{1,9}$/.test(id)) return Number(id)
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
