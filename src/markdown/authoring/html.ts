import { DomHandler, Parser, parseDocument } from 'htmlparser2'

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

export const textNode = (text: string): Html => {
  const [node] = parseDocument('-').children
  if (node?.nodeType !== 3) throw new Error('the parser makes no text of a sign')
  node.data = text
  return node
}
