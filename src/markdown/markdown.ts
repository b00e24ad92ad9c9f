import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** HTML in the source stays text: authors can use only Markdown. */
const markdownIt = new MarkdownIt('default', { html: false, linkify: true })
markdownIt.linkify.set({ fuzzyLink: false, fuzzyIP: false })

/** The pixel size of the picture at this address, if it is known. */
export type PictureSizes = (address: string) => { width: number; height: number } | undefined

export type RenderedMarkdown = { html: string; contents: ContentsEntry[] }

/**
 * Sanitized HTML of an author's text, with a table of contents of the second and third level. Server only.
 * Wide tables scroll in their own region, labeled by `tableLabel`, which gets their number.
 */
export const renderMarkdown = (
  markdown: string,
  tableLabel: (number: number) => string,
  sizeOf: PictureSizes = () => undefined,
): RenderedMarkdown => {
  const tokens = markdownIt.parse(markdown, {})
  addPictureSizes(tokens, sizeOf)
  const contents = addHeadingIds(tokens)
  addDirections(tokens)
  wrapTables(tokens, tableLabel)
  return { html: sanitize(markdownIt.renderer.render(tokens, markdownIt.options, {})), contents }
}

/** The text without its markup, for previews, search results and crawlers. */
export const plainTextOf = (markdown: string): string => textOf(markdownIt.parse(markdown, {}))

/** Questions that the text answers: each heading that is a question, with the plain text below it. */
export const questionsOf = (markdown: string): Question[] =>
  questionsIn(markdownIt.parse(markdown, {}), textOf)

const textOf = (tokens: Token[]): string => {
  const numberOf = itemNumbers()
  return tokens
    .map((token) => numberOf(token) || (token.children ? inlineText(token.children) : token.content))
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The number of each ordered list item, in token order. Laws are cited by such numbers. */
const itemNumbers = () => {
  const lists: (number | undefined)[] = []
  return (token: Token): string => {
    const { type } = token
    if (type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1))
    else if (type === 'bullet_list_open') lists.push(undefined)
    else if (/^(?:ordered|bullet)_list_close$/.test(type)) lists.pop()
    const number = lists.at(-1)
    if (type !== 'list_item_open' || number === undefined) return ''
    lists[lists.length - 1] = number + 1
    return `${number}.`
  }
}

/** Struck text is no longer valid, which plain text cannot show. */
const inlineText = (children: Token[]): string => {
  let struck = 0
  return children
    .map(({ type, content }) => {
      if (type === 's_open') struck += 1
      else if (type === 's_close') struck -= 1
      if (struck > 0) return ''
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content
    })
    .join('')
}

const wordsPerMinute = 200
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Minutes at a calm pace, in either language; at least one. */
export const readingMinutesOf = (plainText: string): number =>
  Math.max(1, Math.round((plainText.match(word)?.length ?? 0) / wordsPerMinute))

/** The size reserves space for a picture, so that the page does not shift when it loads. */
const addPictureSizes = (tokens: Token[], sizeOf: PictureSizes) => {
  for (const picture of tokens.flatMap(({ children }) => children ?? [])) {
    const size = picture.type === 'image' && sizeOf(String(picture.attrGet('src')))
    if (!size) continue
    picture.attrSet('width', String(size.width))
    picture.attrSet('height', String(size.height))
  }
}

/** Focusable, so that a keyboard can scroll it; `table-scroll` is styled with articles. */
const wrapTables = (tokens: Token[], tableLabel: (number: number) => string) => {
  let count = 0
  for (const token of tokens) {
    if (token.type === 'table_open') {
      count += 1
      token.meta = { label: tableLabel(count) }
    }
    const alignment = /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1]
    // A class, since the content security policy forbids inline styles; the columns are mirrored with the
    // page.
    if (alignment) token.attrSet('class', alignmentClass[alignment] ?? '')
  }
}

const alignmentClass: Record<string, string> = {
  left: 'cell-start',
  center: 'cell-center',
  right: 'cell-end',
}

markdownIt.renderer.rules.table_open = (tokens, index) => {
  const label = markdownIt.utils.escapeHtml(String(tokens[index]?.meta?.label))
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}">\n<table>\n`
}
markdownIt.renderer.rules.table_close = () => '</table>\n</div>\n'

const leaves = new Set(['paragraph_open', 'heading_open', 'td_open', 'th_open'])
const containers = new Set(['list_item_open', 'blockquote_open'])

/**
 * Gives each block the direction of its own text: an English quotation in an Arabic article is left-to-right.
 * Blocks with only numbers keep the surrounding direction, which `auto` would not. A container gets an
 * explicit direction, since `auto` ignores children that have their own.
 */
const addDirections = (tokens: Token[]): void => {
  for (const [index, token] of tokens.entries()) {
    if (leaves.has(token.type) && directionOf(tokens[index + 1]?.content ?? '')) token.attrSet('dir', 'auto')
    if (!containers.has(token.type)) continue
    const direction = directionOf(firstText(tokens, index))
    if (direction) token.attrSet('dir', direction)
  }
}

/** The first text with a letter, within the container. */
const firstText = (tokens: Token[], start: number): string => {
  const level = tokens[start]?.level ?? 0
  for (let index = start + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token || (token.level <= level && token.nesting === -1)) return ''
    if (token.type === 'inline' && directionOf(token.content)) return token.content
  }
  return ''
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const directionOf = (text: string): 'ltr' | 'rtl' | undefined => {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (!letter) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const inlines = ['a', 'strong', 'em', 's', 'code', 'br', 'img']

/**
 * A second safeguard: whatever the renderer writes, only these elements and attributes remain. Pictures come
 * only from our own server, since loading one from elsewhere would send a request without the visitor's
 * consent.
 */
const sanitize = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...blocks, ...tables, ...inlines],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      div: ['class', 'role', 'tabindex', 'aria-label'],
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
    },
    allowedClasses: {
      div: ['table-scroll'],
      td: ['cell-start', 'cell-center', 'cell-end'],
      th: ['cell-start', 'cell-center', 'cell-end'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'noopener' }) },
      }),
      pre: sanitizeHtml.simpleTransform('pre', { dir: 'ltr' }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
    },
  })

type ContentsEntry = { id: string; text: string; level: number }

/** The page title is the first level, so a text begins at the second. */
const highestLevel = 2
const deepestListed = 3

/** Gives every heading an id and returns the entries of a table of contents. */
const addHeadingIds = (tokens: Token[]): ContentsEntry[] => {
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

type Question = { question: string; answer: string }

/** The same as in the table of contents: deeper headings structure an answer. */
const deepest = 3
const asks = /[?؟]$/

/**
 * Headings that end with a question mark, in either script. An answer ends at the next heading of the same or
 * a higher level.
 */
const questionsIn = (tokens: Token[], textOf: (tokens: Token[]) => string): Question[] => {
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
