import type { Token } from 'markdown-it'

export type ContentsEntry = { id: string; text: string; level: number }

/** The page title is the first level, so a text begins at the second. */
const highestLevel = 2
const deepestListed = 3

/** Gives every heading an id and returns the entries of a table of contents. */
export const addHeadingIds = (tokens: Token[]): ContentsEntry[] => {
  const contents: ContentsEntry[] = []
  const uses = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    const level = Math.max(highestLevel, Number(token.tag.slice(1)))
    token.tag = `h${level}`
    if (token.type === 'heading_close') continue
    const text = headingText(tokens[index + 1])
    const id = freeId(slugOf(text), uses)
    token.attrSet('id', id)
    if (level <= deepestListed && text) contents.push({ id, text, level })
  }
  return contents
}

const headingText = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim()

/** Letters of any script; the prefix prevents collisions with other ids on the page. */
const slugOf = (text: string): string =>
  `section-${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`.replace(/-$/, '')

const freeId = (slug: string, uses: Map<string, number>): string => {
  let id = slug
  while (uses.has(id)) {
    // Continues from the last number: a thousand equal headings must not cause a million lookups.
    const number = (uses.get(slug) ?? 1) + 1
    uses.set(slug, number)
    id = `${slug}-${number}`
  }
  uses.set(id, 1)
  return id
}
