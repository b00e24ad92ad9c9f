import { DomUtils } from 'htmlparser2'
import type { Mark, Node } from 'prosemirror-model'
import { type Html, type HtmlElement, isElement, parseHtml } from './html.ts'
import { readTable } from './html-table.ts'
import { Lines } from './lines.ts'
import { markdownOf } from './markdown-text.ts'
import { textSchema } from './text-schema.ts'

export type HtmlReading = {
  /** What a picture becomes, by its attributes: one of our own pictures, a note in the text, or nothing. */
  pictureOf: (attributes: Record<string, string>) => { src: string; alt: string } | string | undefined
  /** Hears the name of each element that our texts cannot hold. */
  onLost: (element: string) => void
  /** Arabic has no italic. */
  hasItalic: boolean
  /** Whether a line break of the source is one of the text, as in a text without elements for its paragraphs. */
  keepsLines: boolean
}

type Place = HtmlReading & { marks: readonly Mark[] }

/**
 * An article's HTML as the editor would write it. Only what the schema of the editor knows is taken over. Works on the
 * server, where the editor's own way through the DOM of a browser does not exist. Throws `HtmlTooDeepError`.
 */
export const markdownOfHtml = (html: string, reading: HtmlReading): string =>
  markdownOf(textSchema.node('doc', null, orEmpty(blocksOf(parseHtml(html), { ...reading, marks: [] }))))

/** The text of a short piece of HTML, such as a title. */
export const plainTextOfHtml = (html: string): string =>
  DomUtils.textContent([...parseHtml(html)])
    .replace(/\s+/g, ' ')
    .trim()

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
  'address article aside body center dd details div dl dt fieldset figcaption figure footer header html li main nav section summary'.split(
    ' ',
  ),
)
const markNames = new Map<string, 'strong' | 'em' | 'strike' | 'code'>([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 'strike'],
  ['del', 'strike'],
  ['strike', 'strike'],
  ['code', 'code'],
])

const readElement = (element: HtmlElement, into: Lines, place: Place): void => {
  const { name, children } = element
  const readThis = readers.get(name)
  if (readThis) readThis(element, into, place)
  else if (lost.has(name)) place.onLost(name)
  else if (containers.has(name)) into.apart(() => read(children, into, place))
  else if (!silent.has(name)) read(children, into, withMarks(element, place))
}

const readersByName: Record<string, (element: HtmlElement, into: Lines, place: Place) => void> = {
  br: (_element, into) => into.addBreak(),
  hr: (_element, into) => into.addBlock(textSchema.node('horizontal_rule')),
  img: ({ attribs }, into, place) => readPicture(attribs, into, place),
  p: ({ children }, into, place) => into.apart(() => read(children, into, { ...place, keepsLines: false })),
  pre: (element, into) => {
    const text = DomUtils.textContent(element).replace(/^\n|\s+$/g, '')
    if (text) into.addBlock(textSchema.node('code_block', null, textSchema.text(text)))
  },
  blockquote: ({ children }, into, place) => {
    const blocks = blocksOf(children, place)
    if (blocks.length > 0) into.addBlock(textSchema.node('blockquote', null, blocks))
  },
  ul: (element, into, place) => readList(element, into, place),
  ol: (element, into, place) => readList(element, into, place),
  table: (element, into, place) =>
    readTable(element, into, (nodes) => blocksOf(nodes, { ...place, keepsLines: false })),
}

for (const [name, level] of Object.entries({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }))
  readersByName[name] = (element, into, place) => readHeading(level, element, into, place)
const readers = new Map(Object.entries(readersByName))

const readHeading = (level: number, { children }: HtmlElement, into: Lines, place: Place): void => {
  const inside = { ...place, keepsLines: false, marks: [] }
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

const readList = ({ name, attribs, children }: HtmlElement, into: Lines, place: Place): void => {
  const inside = { ...place, keepsLines: false, marks: [] }
  const items: Node[][] = []
  for (const child of children) {
    const isItem = isElement(child) && child.name === 'li'
    const blocks = blocksOf(isItem ? child.children : [child], inside)
    if (blocks.length === 0) continue
    // A list directly in a list belongs to the item before it.
    const last = items.at(-1)
    if (!isItem && last) last.push(...blocks)
    else items.push(blocks)
  }
  if (items.length === 0) return
  const tight = items.every((blocks) => blocks.filter(({ type }) => type.name === 'paragraph').length < 2)
  const attributes =
    name === 'ol' ? { tight, order: Number.parseInt(attribs.start ?? '', 10) || 1 } : { tight }
  const type = name === 'ol' ? 'ordered_list' : 'bullet_list'
  const entries = items.map((blocks) => textSchema.node('list_item', null, blocks))
  into.addBlock(textSchema.node(type, attributes, entries))
}

/** The marks that hold inside an element. */
const withMarks = (element: HtmlElement, place: Place): Place => {
  const added = markOf(element, place)
  return added ? { ...place, marks: added.addToSet(place.marks) } : place
}

const markOf = ({ name, attribs }: HtmlElement, { hasItalic }: Place): Mark | undefined => {
  if (name === 'a') return linkOf(attribs)
  if (name === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(attribs.style ?? ''))
    return textSchema.mark('strong')
  const mark = markNames.get(name)
  return mark && (mark !== 'em' || hasItalic) ? textSchema.mark(mark) : undefined
}

/** Where the website lets a link lead. */
const linkOf = ({ href = '', title }: Record<string, string>): Mark | undefined =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S+$/i.test(href.trim())
    ? textSchema.mark('link', { href: href.trim(), title: title || null })
    : undefined
