import { DomHandler, Parser, type parseDocument } from 'htmlparser2'

export type Html = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<Html, { attribs: unknown }>

export const isElement = (node: Html): node is HtmlElement => 'attribs' in node

/** Elements within elements; more than any author writes. */
const deepest = 200

export class HtmlTooDeepError extends Error {
  override name = 'HtmlTooDeepError'
}

/** Ends with the first element that is too deep: the parser's own work grows with the square of the depth. */
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
