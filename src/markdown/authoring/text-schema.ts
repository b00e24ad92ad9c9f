import { schema as commonMark } from 'prosemirror-markdown'
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** Starts at the second level, since the page title is the first. */
const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: '(text | image)*',
  group: 'block',
  defining: true,
  parseDOM: [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
    { tag: 'h4', attrs: { level: 4 } },
    { tag: 'h5', attrs: { level: 4 } },
    { tag: 'h6', attrs: { level: 4 } },
  ],
  toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
}

/** Tight, without blank lines between items, unless the Markdown had them. */
const list = (tag: 'ul' | 'ol', hasOrder: boolean): Partial<NodeSpec> => ({
  attrs: { ...(hasOrder && { order: { default: 1 } }), tight: { default: true } },
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => ({
        tight: !dom.hasAttribute('data-loose'),
        ...(hasOrder && { order: Number(dom.getAttribute('start')) || 1 }),
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    tag,
    {
      ...(hasOrder && attrs.order !== 1 && { start: attrs.order }),
      ...(!attrs.tight && { 'data-loose': '' }),
    },
    0,
  ],
})

/** The website loads pictures only from its own server. */
export const isOwnAddress = (src: string): boolean => /^\/(?![/\\])/.test(src)

const image: Partial<NodeSpec> = {
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => {
        const src = dom.getAttribute('src') ?? ''
        return isOwnAddress(src) && { src, alt: dom.getAttribute('alt'), title: dom.getAttribute('title') }
      },
    },
  ],
}

const strike: MarkSpec = {
  parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
  toDOM: () => ['s', 0],
}

const alignments: Record<string, string> = { left: 'cell-start', center: 'cell-center', right: 'cell-end' }

const tables = tableNodes({
  tableGroup: 'block',
  // A cell of a Markdown table is a single line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (dom) =>
        Object.keys(alignments).find((name) => dom.classList.contains(alignments[name] ?? '')) ?? null,
      setDOMAttr: (value, attributes) => {
        if (typeof value === 'string') attributes.class = alignments[value]
      },
    },
  },
})

const { nodes, marks } = commonMark.spec
const changed = (name: NodeName, changes: Partial<NodeSpec>): NodeSpec => ({
  ...(commonMark.nodes[name]?.spec as NodeSpec),
  ...changes,
})

type NodeName =
  | 'doc'
  | 'paragraph'
  | 'blockquote'
  | 'horizontal_rule'
  | 'heading'
  | 'code_block'
  | 'ordered_list'
  | 'bullet_list'
  | 'list_item'
  | 'text'
  | 'image'
  | 'hard_break'
  | 'table'
  | 'table_row'
  | 'table_header'
  | 'table_cell'
type MarkName = 'link' | 'code' | 'em' | 'strong' | 'strike'

/** The structure of a text: exactly what our Markdown can express, so that a round trip loses nothing. */
export const textSchema = new Schema<NodeName, MarkName>({
  nodes: nodes
    .update('heading', heading)
    .update('bullet_list', changed('bullet_list', list('ul', false)))
    .update('ordered_list', changed('ordered_list', list('ol', true)))
    .update('image', changed('image', image))
    .append(tables),
  marks: marks.addToEnd('strike', strike),
})
