const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '«': '»',
  '“': '”',
  '‘': '’',
}
const signs = /[()[\]{}«»“”‘’"]/g

/** A part of a text: the index of its first character, and the index after its last one. */
export type Span = readonly [start: number, end: number]

/** The pairs of brackets and quotes, and the brackets without their other half, as indices. */
type Brackets = { pairs: Span[]; unpaired: number[] }

/** An apostrophe, an inch mark or a single quote is not a bracket if it has no other half. */
export const bracketsOf = (text: string): Brackets => {
  const open: { sign: string; index: number }[] = []
  const pairs: Span[] = []
  const unpaired: number[] = []
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const last = open.at(-1)
    if (last && (closers[last.sign] ?? '"') === sign) {
      pairs.push([last.index, index])
      open.pop()
    } else if (sign in closers || sign === '"') open.push({ sign, index })
    else if (sign !== '’') unpaired.push(index)
  }
  unpaired.push(...open.filter(({ sign }) => sign !== '‘' && sign !== '"').map(({ index }) => index))
  return { pairs, unpaired: unpaired.sort((one, other) => one - other) }
}

/** The span with the other halves of its brackets. */
export const withPairs = ([start, end]: Span, pairs: readonly Span[]): Span => {
  const isInside = (index: number) => index >= start && index < end
  const halves = pairs.filter(([open, close]) => isInside(open) !== isInside(close))
  return halves.reduce<Span>(
    ([from, to], [open, close]) => [Math.min(from, open), Math.max(to, close + 1)],
    [start, end],
  )
}
