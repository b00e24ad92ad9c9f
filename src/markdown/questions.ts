import type { Token } from 'markdown-it'

export type Question = { question: string; answer: string }

/** The same as in the table of contents: deeper headings structure an answer. */
const deepest = 3
const asks = /[?؟]$/

/**
 * Headings that end with a question mark, in either script. An answer ends at the next heading of the same or
 * a higher level.
 */
export const questionsIn = (tokens: Token[], textOf: (tokens: Token[]) => string): Question[] => {
  const headings = tokens.flatMap((token, at) =>
    token.type === 'heading_open' && token.level === 0 ? [{ at, rank: Number(token.tag.slice(1)) }] : [],
  )
  return headings.flatMap(({ at, rank }, index) => {
    const question = textOf(tokens.slice(at, at + 2))
    if (rank > deepest || !asks.test(question)) return []
    const next = headings.slice(index + 1).find((heading) => heading.rank <= rank)
    // A heading has three tokens: open, inline and close.
    const answer = textOf(tokens.slice(at + 3, next?.at))
    return answer ? [{ question, answer }] : []
  })
}
