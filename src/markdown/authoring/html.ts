import { DomHandler, DomUtils, Parser, parseDocument } from 'htmlparser2'
import { type Explained, writtenOut } from './written-out.ts'

export type Html = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<Html, { attribs: unknown }>

export const isElement = (node: Html): node is HtmlElement => 'attribs' in node

/** Max nesting of elements, beyond what any author writes. */
const deepest = 200

export class HtmlTooDeepError extends Error {
  override name = 'HtmlTooDeepError'
}

/** Aborts at the first element that is too deep: the parser's own work grows with the square of the depth. */
class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes)
    if (this.tagStack.length > deepest) throw new HtmlTooDeepError('HTML is nested too deeply')
  }
}

export const parseHtml = (html: string): readonly Html[] => {
  const handler = new ShallowHandler()
  new Parser(handler).end(html.replace(/\r\n?/g, '\n'))
  return handler.root.children
}

const textNode = (text: string): Html => {
  const [node] = parseDocument('-').children
  if (node?.nodeType !== 3) throw new Error('the parser makes no text of a sign')
  node.data = text
  return node
}

/** HTML in which elements without a Markdown form are text. */
export const readableHtml = (html: string): readonly Html[] => {
  const nodes = parseHtml(html)
  writeOut(nodes, new Set(), [])
  return nodes
}

const writeOut = (nodes: readonly Html[], explained: Explained, around: readonly string[]): void => {
  let previous = ''
  for (const node of nodes) {
    if (!isElement(node)) {
      if (node.nodeType === 3) previous = node.data
      continue
    }
    const written = needsText(node) ? writtenOut(described(node, previous, around), explained) : undefined
    previous = DomUtils.textContent(node).slice(-20)
    writeOut([...node.children], explained, [...around, node.name])
    if (written?.map) mapTexts(node, written.map)
    if (written?.before) DomUtils.prepend(node.children[0] ?? node, textNode(written.before))
    if (written?.after) DomUtils.appendChild(node, textNode(written.after))
  }
}

const named = new Set(['sup', 'sub', 'q', 'abbr', 'acronym', 'dfn', 'rt', 'rp', 'bdo'])
const needsText = ({ name, attribs }: HtmlElement): boolean =>
  named.has(name) || attribs.dir !== undefined || /vertical-align/i.test(attribs.style ?? '')

const described = (element: HtmlElement, previous: string, around: readonly string[]) => ({
  name: element.name,
  text: DomUtils.textContent(element),
  attribute: (name: string) => element.attribs[name],
  style: compactStyle(element),
  previous,
  isReference: isReference(element),
  depth: around.filter((name) => name === element.name).length,
})

export const compactStyle = ({ attribs }: HtmlElement): string =>
  (attribs.style ?? '').toLowerCase().replace(/\s*([:;])\s*/g, '$1')

const isReference = (element: HtmlElement): boolean =>
  /(?:^|[\s_-])(?:fn|footnote|reference)/i.test(element.attribs.class ?? '') ||
  DomUtils.getElementsByTagName('a', element, true).some(({ attribs }) => /#/.test(attribs.href ?? '')) ||
  (element.parent !== null && isElement(element.parent) && /#/.test(element.parent.attribs.href ?? ''))

const mapTexts = ({ children }: HtmlElement, map: (text: string) => string): void => {
  for (const child of children) {
    if (child.nodeType === 3) child.data = map(child.data)
    else if (isElement(child)) mapTexts(child, map)
  }
}
