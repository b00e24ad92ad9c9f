import { DomUtils } from 'htmlparser2'
import type { Mark, Node } from 'prosemirror-model'
import { compactStyle, type Html, type HtmlElement, isElement, parseHtml, readableHtml } from './html.ts'
import { readList, readTable } from './html-blocks.ts'
import { Lines } from './lines.ts'
import { markdownOf } from './markdown-text.ts'
import { textSchema } from './text-schema.ts'

export type HtmlReading = {
  /**
   * The replacement for a picture, by its attributes: one of our own pictures, a note in the text, or
   * nothing.
   */
  pictureOf: (attributes: Record<string, string>) => { src: string; alt: string } | string | undefined
  /** Called with the name of each element that our texts cannot represent. */
  onLost: (element: string) => void
  /** Called with the name of each format that is lost while its text stays. */
  onFlattened: (form: string) => void
  /** Arabic has no italic. */
  hasItalic: boolean
  /** Whether line breaks of the source are preserved, as in a text without paragraph elements. */
  keepsLines: boolean
}

type Place = HtmlReading & { marks: readonly Mark[] }

/**
 * Converts an article's HTML to Markdown like the editor's. Only elements of the editor's schema are
 * converted. It runs on the server, where the editor's parser is not available because it needs a browser
 * DOM. Throws `HtmlTooDeepError`.
 */
export const markdownOfHtml = (html: string, reading: HtmlReading): string =>
  markdownOf(textSchema.node('doc', null, orEmpty(blocksOf(readableHtml(html), { ...reading, marks: [] }))))

/** The text of a short piece of HTML, such as a title, on one line. Struck-through text is removed. */
export const plainTextOfHtml = (html: string): string =>
  wordsOf(readableHtml(html)).replace(/\s+/g, ' ').trim()

const wordsOf = (nodes: readonly Html[]): string =>
  nodes
    .map((node) => {
      if (node.nodeType === 3) return node.data
      if (!isElement(node) || silent.has(node.name) || isStruck(node)) return ''
      const words = wordsOf(node.children)
      return separates(node) ? ` ${words} ` : words
    })
    .join('')

/** The attributes of every picture in it, in order. */
export const picturesInHtml = (html: string): Record<string, string>[] =>
  DomUtils.getElementsByTagName('img', [...parseHtml(html)], true).map(({ attribs }) => attribs)

const orEmpty = (blocks: readonly Node[]): readonly Node[] =>
  blocks.length > 0 ? blocks : [textSchema.node('paragraph')]

const blocksOf = (nodes: readonly Html[], place: Place): Node[] => {
  const lines = new Lines()
  read(nodes, lines, place)
  lines.end()
  return lines.blocks
}

const read = (nodes: readonly Html[], into: Lines, place: Place): void => {
  for (const node of nodes) {
    if (node.nodeType === 3) into.addText(node.data.replaceAll('\u00a0', ' '), place)
    else if (isElement(node)) readElement(node, into, place)
  }
}

const silent = new Set(['head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'])
const lost = new Set(
  'audio button canvas embed form iframe input map math object select svg textarea video'.split(' '),
)
const containers = new Set(
  'address article aside body center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset header hgroup html legend li main menu nav optgroup option search section summary'.split(
    ' ',
  ),
)
/** Block elements, including parts of tables outside of one. */
const blockNames = new Set([
  ...containers,
  ...'blockquote br caption h1 h2 h3 h4 h5 h6 hr img ol p pre table tbody td tfoot th thead tr ul'.split(' '),
])
/** Whether the text before an element and the text in it are separate words. */
const separates = (element: HtmlElement): boolean =>
  isBlock(element) || lost.has(element.name) || followsLink(element)

const isBlock = (element: HtmlElement): boolean =>
  blockNames.has(element.name) ||
  (element.name === 'cite' &&
    element.parent !== null &&
    isElement(element.parent) &&
    element.parent.name === 'blockquote') ||
  /display:(?:block|flex|grid|table|list-item)/.test(compactStyle(element))

/** Two adjacent links or buttons are separate on a page. */
const followsLink = ({ name, prev }: HtmlElement): boolean =>
  (name === 'a' || name === 'button') && prev !== null && isElement(prev) && prev.name === name

const markNames = new Map<string, 'strong' | 'em' | 'strike' | 'code'>([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 'strike'],
  ['del', 'strike'],
  ['strike', 'strike'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['var', 'em'],
])
/** Formats that may carry meaning, such as an amendment's changes. */
const flattened = new Set(['bdo', 'big', 'ins', 'mark', 'ruby', 'u'])

const readElement = (element: HtmlElement, into: Lines, place: Place): void => {
  const { name, children } = element
  const readThis = readers.get(name)
  if (flattened.has(name)) place.onFlattened(name)
  if (isHidden(element)) place.onFlattened('hidden')
  if (readThis) readThis(element, into, place)
  else if (lost.has(name)) {
    place.onLost(name)
    into.addText(' ', place)
  } else if (isBlock(element)) into.apart(() => read(children, into, withMarks(element, place)))
  else if (!silent.has(name)) {
    if (followsLink(element)) into.addText(' ', place)
    read(children, into, withMarks(element, place))
  }
}

const isHidden = (element: HtmlElement): boolean =>
  element.attribs.hidden !== undefined || /display:none/.test(compactStyle(element))

const readersByName: Record<string, (element: HtmlElement, into: Lines, place: Place) => void> = {
  br: (_element, into) => into.addBreak(),
  hr: (_element, into) => into.addBlock(textSchema.node('horizontal_rule')),
  img: ({ attribs }, into, place) => readPicture(attribs, into, place),
  p: ({ children }, into, place) => into.apart(() => read(children, into, { ...place, keepsLines: false })),
  pre: (element, into) => {
    const text = linesOf(element).replace(/^\n|\s+$/g, '')
    if (text) into.addBlock(textSchema.node('code_block', null, textSchema.text(text)))
  },
  blockquote: ({ children }, into, place) => {
    const blocks = blocksOf(children, place)
    if (blocks.length > 0) into.addBlock(textSchema.node('blockquote', null, blocks))
  },
  ul: (element, into, place) => readList(element, into, inside(place)),
  ol: (element, into, place) => readList(element, into, inside(place)),
  menu: (element, into, place) => readList(element, into, inside(place)),
  dir: (element, into, place) => readList(element, into, inside(place)),
  table: (element, into, place) =>
    readTable(element, into, {
      onFlattened: place.onFlattened,
      readBlocks: (nodes, isHead) =>
        blocksOf(nodes, {
          ...place,
          keepsLines: false,
          marks: [...(isHead ? [textSchema.mark('strong')] : []), ...struck(place.marks)],
        }),
    }),
}

for (const [name, level] of Object.entries({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }))
  readersByName[name] = (element, into, place) => readHeading(level, element, into, place)
const readers = new Map(Object.entries(readersByName))

/** The strike mark also applies inside lists, tables and headings: struck text is no longer valid. */
const struck = (marks: readonly Mark[]) => marks.filter(({ type }) => type.name === 'strike')

/** Reads the content of an element as a separate block. */
const inside = (place: Place) => ({
  onFlattened: place.onFlattened,
  readBlocks: (nodes: readonly Html[]) =>
    blocksOf(nodes, { ...place, keepsLines: false, marks: struck(place.marks) }),
})

/** The text of code, line by line. */
const linesOf = ({ children }: HtmlElement): string =>
  children
    .map((node) => {
      if (node.nodeType === 3) return node.data
      if (!isElement(node)) return ''
      return node.name === 'br' ? '\n' : linesOf(node)
    })
    .join('')

const readHeading = (level: number, { children }: HtmlElement, into: Lines, place: Place): void => {
  const inside = { ...place, keepsLines: false, marks: struck(place.marks) }
  const line = Lines.onOneLine(blocksOf(children, inside)).map((node) =>
    // A heading is bold by itself.
    node.mark(node.marks.filter(({ type }) => type.name !== 'strong')),
  )
  if (line.length > 0) into.addBlock(textSchema.node('heading', { level }, line))
}

const readPicture = (attributes: Record<string, string>, into: Lines, place: Place): void => {
  const picture = place.pictureOf(attributes)
  if (typeof picture === 'string') into.apart(() => into.addText(picture, noteWay))
  else if (picture) into.addInline(textSchema.node('image', picture))
}

const noteWay = { keepsLines: false, marks: [textSchema.mark('strong')] }

/** Adds the marks of an element to its content. */
const withMarks = (element: HtmlElement, place: Place): Place => {
  const marks = marksOf(element, place).reduce((all, mark) => mark.addToSet(all), place.marks)
  return marks === place.marks ? place : { ...place, marks }
}

const marksOf = (element: HtmlElement, { hasItalic, onFlattened }: Place): Mark[] => {
  const { name, attribs } = element
  const style = compactStyle(element)
  const mark = markNames.get(name)
  const link = name === 'a' ? linkOf(attribs) : undefined
  if (/text-decoration[^;]*underline/.test(style)) onFlattened('u')
  return [
    ...(link ? [link] : []),
    ...(mark && (mark !== 'em' || hasItalic) ? [textSchema.mark(mark)] : []),
    ...(name === 'dt' || /font-weight:(?:bold|[6-9]00)/.test(style) ? [textSchema.mark('strong')] : []),
    ...(isStruck(element) ? [textSchema.mark('strike')] : []),
  ]
}

/** Whether the element marks deleted text. */
const isStruck = (element: HtmlElement): boolean =>
  markNames.get(element.name) === 'strike' || /text-decoration[^;]*line-through/.test(compactStyle(element))

/** A link with a target that the website permits. */
const linkOf = ({ href = '', title }: Record<string, string>): Mark | undefined =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S+$/i.test(href.trim())
    ? textSchema.mark('link', { href: href.trim(), title: title || null })
    : undefined
