import MarkdownIt, { type Token } from 'markdown-it'
import { addDirections } from './directions.ts'
import { addHeadingIds, type ContentsEntry } from './headings.ts'
import { type Question, questionsIn } from './questions.ts'
import { sanitise } from './sanitise.ts'

/** HTML in the source stays text: authors can use what Markdown offers, and nothing else. */
const markdownIt = new MarkdownIt('default', { html: false, linkify: true })
markdownIt.linkify.set({ fuzzyLink: false, fuzzyIP: false })

/** The size in pixels of the picture at this address, if it is known. */
export type PictureSizes = (address: string) => { width: number; height: number } | undefined

export type RenderedMarkdown = { html: string; contents: ContentsEntry[] }

/**
 * Sanitised HTML of an author's text, with a table of contents of the second and third level. Server only. Wide tables
 * scroll in a region of their own, labelled by `tableLabel`, which gets their number.
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
  return { html: sanitise(markdownIt.renderer.render(tokens, markdownIt.options, {})), contents }
}

/** The text without its markup, for previews, search results and crawlers. */
export const plainTextOf = (markdown: string): string => textOf(markdownIt.parse(markdown, {}))

/** What the text answers: each heading that asks, with the plain text below it. */
export const questionsOf = (markdown: string): Question[] =>
  questionsIn(markdownIt.parse(markdown, {}), textOf)

const textOf = (tokens: Token[]): string =>
  tokens
    .map((token) => (token.children ? inlineText(token.children) : token.content))
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const inlineText = (children: Token[]): string =>
  children.map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)).join('')

const wordsPerMinute = 200
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Minutes at a calm pace, in either language; at least one. */
export const readingMinutesOf = (plainText: string): number =>
  Math.max(1, Math.round((plainText.match(word)?.length ?? 0) / wordsPerMinute))

/** By them a page knows how much room a picture takes before it is there, and does not move when it comes. */
const addPictureSizes = (tokens: Token[], sizeOf: PictureSizes) => {
  for (const picture of tokens.flatMap(({ children }) => children ?? [])) {
    const size = picture.type === 'image' && sizeOf(String(picture.attrGet('src')))
    if (!size) continue
    picture.attrSet('width', String(size.width))
    picture.attrSet('height', String(size.height))
  }
}

/** Focusable, so that a keyboard can scroll it; `table-scroll` is styled where articles are. */
const wrapTables = (tokens: Token[], tableLabel: (number: number) => string) => {
  let count = 0
  for (const token of tokens) {
    if (token.type === 'table_open') {
      count += 1
      token.meta = { label: tableLabel(count) }
    }
    const alignment = /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1]
    // A class, since the content security policy forbids inline styles; the columns are mirrored with the page.
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
