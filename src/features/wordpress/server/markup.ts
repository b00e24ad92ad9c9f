import type { ExportItem } from './export-items.ts'

/** A quoted attribute value may contain any character; without quotes, a bracket begins another shortcode. */
const tag = /\[(\/?)([a-z][\w-]{0,60})(?=[\s\]/=])((?:"[^"]*"|'[^']*'|[^\]["'])*?)(\/?)\]/giy
/** The same for texts with unclosed quotation marks. */
const plainTag = /\[(\/?)([a-z][\w-]{0,60})(?=[\s\]/=])([^\][]*?)(\/?)\]/giy

/** Shortcodes without attributes and end tag. */
const bare = new Set(['audio', 'embed', 'gallery', 'playlist', 'video', 'toc', 'products', 'sitemap'])
/** Shortcodes that only wrap their content. */
const wrappers = new Set(['caption', 'wp_caption', 'embed'])
/** Shortcodes that contain code or data for a plugin. */
const raw =
  /^(?:vc_raw_html|vc_raw_js|fusion_code|av_codeblock|raw|raw_html|code_block|script|javascript|css)$/
const encoded = /^\s*[\w+/%-]{24,}={0,2}\s*$/
const notes = new Set(['ref', 'footnote', 'footnotes_item', 'fn', 'mfn', 'modern_footnote', 'efn_note'])

/** Layout shortcodes begin a new line; these are inline. */
const inline = /highlight|tooltip|popover|dropcap|icon|label|abbr/

type Tag = { at: number; end: number; isEnd: boolean; name: string; attributes: string; closes: boolean }

/**
 * Removes WordPress shortcodes and returns the names of those with an effect. Their inner text is preserved,
 * and normal text in brackets is not a shortcode. Notes are numbered and appended to the text.
 */
export const withoutShortcodes = (text: string): { text: string; lost: string[] } => {
  const tags = tagsIn(text)
  const ends = endsOf(tags)
  const ended = new Set(tags.flatMap(({ isEnd, name }) => (isEnd ? [name] : [])))
  const lost: string[] = []
  const foot: string[] = []
  let remaining = ''
  let from = 0
  let isApart = false
  const append = (part: string) => {
    if (part && isApart && /[^\s>]$/.test(remaining) && /^[^\s<]/.test(part)) remaining += '<div></div>'
    if (part) isApart = false
    remaining += part
  }
  for (const each of tags) {
    const { at, end, isEnd, name } = each
    if (at < from) continue
    const close = ends.get(each)
    const escaped = endOfEscaped(text, each, close)
    if (escaped !== undefined) {
      append(`${text.slice(from, at - 1)}${text.slice(at, escaped)}`)
      from = escaped + 1
      continue
    }
    if (!isShortcode(each, ended)) continue
    append(text.slice(from, at))
    from = end
    isApart ||= name.includes('_') && !notes.has(name) && !inline.test(name)
    if (!isEnd && !wrappers.has(name) && !notes.has(name)) lost.push(name)
    const inside = close && text.slice(end, close.at)
    if (inside !== undefined && notes.has(name)) {
      const note = withoutShortcodes(inside)
      foot.push(note.text)
      lost.push(...note.lost)
      append(`<sup class="footnote">${foot.length}</sup>`)
    } else if (inside === undefined || !(raw.test(name) || encoded.test(inside))) continue
    from = close?.end ?? from
  }
  append(text.slice(from))
  return { text: foot.length > 0 ? `${remaining}\n\n${listOfNotes(foot)}` : remaining, lost }
}

/** The numbered notes, to which the text refers. */
const listOfNotes = (notes: readonly string[]): string =>
  `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`

const tagsIn = (text: string): Tag[] => {
  const found: Tag[] = []
  for (let at = text.indexOf('['); at >= 0; ) {
    const match = matchAt(tag, text, at) ?? matchAt(plainTag, text, at)
    const [whole = '', slash, name = '', attributes = '', closes] = match ?? []
    if (match)
      found.push({
        at,
        end: at + whole.length,
        isEnd: slash !== '',
        name: name.toLowerCase(),
        attributes,
        closes: closes !== '',
      })
    at = text.indexOf('[', match ? at + whole.length : at + 1)
  }
  return found
}

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** `[[gallery]]` and `[[row]…[/row]]` display the shortcode itself. */
const endOfEscaped = (text: string, { at, end }: Tag, close: Tag | undefined): number | undefined =>
  text[at - 1] === '['
    ? [end, close?.end].find((place) => place !== undefined && text[place] === ']')
    : undefined

/** Normal text in brackets has neither attributes nor an end tag, and no underscore. */
const isShortcode = ({ isEnd, name, attributes, closes }: Tag, ends: ReadonlySet<string>): boolean =>
  isEnd || closes || ends.has(name) || bare.has(name) || name.includes('_') || attributes.includes('=')

/** Matches each start tag to its end tag, with nested ones of the same name in between. */
const endsOf = (tags: readonly Tag[]): Map<Tag, Tag> => {
  const ends = new Map<Tag, Tag>()
  const open = new Map<string, Tag[]>()
  for (const each of tags) {
    const begun = open.get(each.name) ?? []
    open.set(each.name, begun)
    const begin = each.isEnd ? begun.pop() : undefined
    if (begin) ends.set(begin, each)
    else if (!each.isEnd && !each.closes) begun.push(each)
  }
  return ends
}

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
