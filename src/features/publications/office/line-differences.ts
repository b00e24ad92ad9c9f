import { type Segments, wordDifferences } from '#ui/word-differences.ts'

/** Lines that both texts share, or lines that differ: removed, added, or both. */
export type DiffSegment =
  | { kind: 'same'; lines: string[] }
  | { kind: 'changed'; removed: Segments | undefined; added: Segments | undefined }

/** The line-by-line changes from `one` to `other`; ignores blank lines. */
export const lineDifferences = (one: string, other: string): DiffSegment[] => {
  const first = linesOf(one)
  const second = linesOf(other)
  const segments: DiffSegment[] = []
  let [at, beside] = [0, 0]
  for (const [same, twin] of [...sharedLines(first, second), [first.length, second.length] as const]) {
    segments.push(...changesBetween(first.slice(at, same), second.slice(beside, twin)))
    const line = first[same]
    if (line !== undefined) addSame(segments, line)
    at = same + 1
    beside = twin + 1
  }
  return segments
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const addSame = (segments: DiffSegment[], line: string) => {
  const last = segments.at(-1)
  if (last?.kind === 'same') last.lines.push(line)
  else segments.push({ kind: 'same', lines: [line] })
}

/** Compares replaced lines word by word. */
const changesBetween = (removed: readonly string[], added: readonly string[]): DiffSegment[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]]
    if (before !== undefined && after !== undefined) {
      const [old, fresh] = wordDifferences(before, after)
      return { kind: 'changed', removed: old, added: fresh }
    }
    return { kind: 'changed', removed: whole(before), added: whole(after) }
  })

const whole = (line: string | undefined): Segments | undefined =>
  line === undefined ? undefined : [{ text: line, isOwn: true }]

/** The longest common subsequence of lines, as pairs of positions. */
const sharedLines = (first: readonly string[], second: readonly string[]): (readonly [number, number])[] => {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint32Array(second.length + 1))
  const length = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = first.length - 1; row >= 0; row -= 1)
    for (let column = second.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (line)
        line[column] =
          first[row] === second[column]
            ? length(row + 1, column + 1) + 1
            : Math.max(length(row + 1, column), length(row, column + 1))
    }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < first.length && column < second.length) {
    if (first[row] === second[column]) pairs.push([row++, column++])
    else if (length(row + 1, column) >= length(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
