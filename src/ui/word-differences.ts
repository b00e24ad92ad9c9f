export type Segments = { text: string; isOwn: boolean }[]

/** Max comparisons; longer texts are not compared word by word, since it would take too long. */
const maxComparisons = 500_000

/** Compares two versions of a text. Returns the segments of each, marked `isOwn` where only that version has them. */
export const wordDifferences = (one: string, other: string): [Segments, Segments] => {
  const first = wordsOf(one)
  const second = wordsOf(other)
  if (first.length * second.length > maxComparisons)
    return [[{ text: one, isOwn: true }], [{ text: other, isOwn: true }]]
  const shared = longestShared(first, second)
  const ownOf = (words: readonly string[], isShared: (at: number) => boolean) =>
    joined(words.map((text, at) => ({ text, isOwn: !isShared(at) })))
  const inFirst = new Set(shared.map(([at]) => at))
  const inSecond = new Set(shared.map(([, at]) => at))
  return [ownOf(first, (at) => inFirst.has(at)), ownOf(second, (at) => inSecond.has(at))]
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Index pairs of equal words, in order: the longest common subsequence. */
const longestShared = (first: readonly string[], second: readonly string[]): [number, number][] => {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = first.length - 1; row >= 0; row--)
    for (let column = second.length - 1; column >= 0; column--) {
      const line = lengths[row]
      if (!line) continue
      line[column] =
        first[row] === second[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const pairs: [number, number][] = []
  let row = 0
  let column = 0
  while (row < first.length && column < second.length) {
    if (first[row] === second[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}

/** Merges adjacent segments of the same kind. */
const joined = (segments: Segments): Segments => {
  const merged: Segments = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (last?.isOwn === segment.isOwn) last.text += ` ${segment.text}`
    else merged.push({ ...segment })
  }
  return merged
}
