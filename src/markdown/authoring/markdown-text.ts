import MarkdownIt from 'markdown-it'
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'
import { TableMap } from 'prosemirror-tables'
import { textSchema } from './text-schema.ts'

// Parses Markdown like the server.
const markdownIt = new MarkdownIt('default', { html: false, linkify: true })
markdownIt.linkify.set({ fuzzyLink: false, fuzzyIP: false })

/** Cells of the schema contain a paragraph, those of markdown-it inline text. */
markdownIt.core.ruler.push('paragraphs_in_cells', ({ tokens, Token }) => {
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const type = tokens[at]?.type
    if (type === 'th_open' || type === 'td_open')
      tokens.splice(at + 1, 0, new Token('paragraph_open', 'p', 1))
    if (type === 'th_close' || type === 'td_close')
      tokens.splice(at, 0, new Token('paragraph_close', 'p', -1))
  }
})

const alignOf = (style: string | null) => ({ align: /text-align:(\w+)/.exec(style ?? '')?.[1] ?? null })

const parser = new MarkdownParser(textSchema, markdownIt, {
  ...defaultMarkdownParser.tokens,
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: (token) => alignOf(token.attrGet('style')) },
  td: { block: 'table_cell', getAttrs: (token) => alignOf(token.attrGet('style')) },
  s: { mark: 'strike' },
})

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

/**
 * Markdown tables have one header row and rows of equal length. A spanning cell is repeated, unless it spans
 * the whole table.
 */
const tableLines = (table: Node): string[] => {
  const map = TableMap.get(table)
  const cellAt = (row: number, column: number): string => {
    const at = map.map[row * map.width + column] ?? 0
    const { left, right } = map.findCell(at)
    const cell = left === column || right - left < map.width ? table.nodeAt(at) : null
    return cell ? inlineText(cell) : ''
  }
  const lines = Array.from({ length: map.height }, (_, row) =>
    line(Array.from({ length: map.width }, (_unused, column) => cellAt(row, column))),
  )
  const header = Array.from({ length: map.width }, (_, column) => {
    const align = table.nodeAt(map.map[column] ?? 0)?.attrs.align
    return rules[align] ?? '---'
  })
  return [lines[0] ?? '', line(header), ...lines.slice(1)]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const inlineText = (cell: Node): string =>
  serializer
    .serialize(textSchema.node('doc', null, cell.content))
    .replace(/\\?\n/g, ' ')
    // A bar inside code has been escaped already.
    .replace(/(?<!\\)\|/g, '\\|')
    .trim()

const serializer: MarkdownSerializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    table: (state, node) => {
      for (const text of tableLines(node)) {
        state.write(text)
        state.ensureNewLine()
      }
      state.closeBlock(node)
    },
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
  },
  {
    ...defaultMarkdownSerializer.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  // Escapes only text that would parse as an entity, as an address in angle brackets or as a list: "5) text".
  { escapeExtraCharacters: /&(?=#?\w+;)|<(?=[a-z/!?])|(?<=^\s*\d{1,9})[.)](?=\s|$)/gi },
)

/** The document to edit. If it ends with a table, a line is added below it to continue writing. */
export const documentOf = (markdown: string): Node => {
  const parsed = parser.parse(markdown)
  return endsWithText(parsed) ? parsed : parsed.copy(parsed.content.addToEnd(textSchema.node('paragraph')))
}

export const endsWithText = (document: Node): boolean => document.lastChild?.isTextblock === true

export const markdownOf = (document: Node): string => serializer.serialize(document).trim()
