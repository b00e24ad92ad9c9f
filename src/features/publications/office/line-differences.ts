import { type Segments, wordDifferences } from '#ui/word-differences.ts'

/** Lines that both have, or what stands in one place: of the one text, of the other, or of both. */
export type Passage =
  | { kind: 'same'; lines: string[] }
  | { kind: 'changed'; gone: Segments | undefined; come: Segments | undefined }

/** What becomes of `one` when it turns into `other`, line by line; blank lines say nothing. */
export const lineDifferences = (one: string, other: string): Passage[] => {
  const first = linesOf(one)
  const second = linesOf(other)
  const passages: Passage[] = []
  let [at, beside] = [0, 0]
  for (const [same, twin] of [...sharedLines(first, second), [first.length, second.length] as const]) {
    passages.push(...changesBetween(first.slice(at, same), second.slice(beside, twin)))
    const line = first[same]
    if (line !== undefined) addSame(passages, line)
    at = same + 1
    beside = twin + 1
  }
  return passages
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const addSame = (passages: Passage[], line: string) => {
  const last = passages.at(-1)
  if (last?.kind === 'same') last.lines.push(line)
  else passages.push({ kind: 'same', lines: [line] })
}

/** Lines that took each other's place are compared by their words. */
const changesBetween = (gone: readonly string[], come: readonly string[]): Passage[] =>
  Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [before, after] = [gone[at], come[at]]
    if (before !== undefined && after !== undefined) {
      const [old, fresh] = wordDifferences(before, after)
      return { kind: 'changed', gone: old, come: fresh }
    }
    return { kind: 'changed', gone: whole(before), come: whole(after) }
  })

const whole = (line: string | undefined): Segments | undefined =>
  line === undefined ? undefined : [{ text: line, isOwn: true }]

/** Pairs of places with the same line: the longest such row. */
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
