import MarkdownIt, { type Token } from 'markdown-it'
import { addDirections } from './directions.ts'
import { addHeadingIds, type ContentsEntry } from './headings.ts'
import { type Question, questionsIn } from './questions.ts'
import { sanitize } from './sanitize.ts'

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
