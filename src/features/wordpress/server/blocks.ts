import type { ExportItem } from './export-items.ts'
import { listOfNotes } from './shortcodes.ts'

/** A dynamic block, which WordPress renders for each request: its text is not part of the post. */
const dynamic = /<!-- wp:([a-z][\w/-]*)\s+(\{[^\n]*?\}\s+)?\/-->/g
const deepest = 3
const maxLength = 1_000_000
/** Blocks without content. */
const silent = new Set(['more', 'nextpage', 'separator', 'spacer'])

/** Inserts reusable blocks and footnotes, which posts only reference. */
export const withNamedTexts = (posts: readonly ExportItem[], items: readonly ExportItem[]): ExportItem[] => {
  const reusable = new Map(
    items.flatMap(({ type, id, content }) => (type === 'wp_block' ? [[id, content] as const] : [])),
  )
  const filledIn = (text: string, depth = 0): string =>
    text.replace(dynamic, (whole, name: string, attributes = '') => {
      const [, id = ''] = name === 'block' ? (/"ref":\s*(\d+)/.exec(attributes) ?? []) : []
      const inside = depth < deepest ? reusable.get(id) : undefined
      return inside === undefined ? whole : `<div>${filledIn(inside, depth + 1).slice(0, maxLength)}</div>`
    })
  return posts.map((post) => ({ ...post, content: withNotes(filledIn(post.content), post.meta) }))
}

/** The names of blocks whose content is not in the text. */
export const dynamicBlocks = (text: string): string[] =>
  [...text.matchAll(dynamic)].flatMap(([, name = '']) => (silent.has(name) ? [] : [name]))

const withNotes = (text: string, meta: ExportItem['meta']): string => {
  const notes = notesOf(meta.get('footnotes'))
  if (notes.length === 0) return text
  const list = listOfNotes(notes)
  const block = /<!-- wp:footnotes\s+(?:\{[^\n]*?\}\s+)?\/-->/
  return block.test(text) ? text.replace(block, () => list) : `${text}\n\n${list}`
}

/** WordPress stores them beside the text: `[{"id":"…","content":"…"}]`. */
const notesOf = (json: string | undefined): string[] => {
  try {
    const notes: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(notes) ? notes.map((note) => String(note?.content ?? '')) : []
  } catch {
    return []
  }
}
