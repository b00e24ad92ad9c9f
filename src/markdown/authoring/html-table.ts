import type { Node } from 'prosemirror-model'
import { type Html, type HtmlElement, isElement } from './html.ts'
import { Lines } from './lines.ts'
import { textSchema } from './text-schema.ts'

type ReadBlocks = (nodes: readonly Html[]) => Node[]

const mostColumns = 50

/** A table with one header row and equally long rows; one with a single column is only a frame around its text. */
export const readTable = (table: HtmlElement, into: Lines, readBlocks: ReadBlocks): void => {
  for (const caption of childrenNamed(table, ['caption']))
    for (const block of readBlocks(caption.children)) into.addBlock(block)
  const rows = rowsOf(table).map((row) => cellsOf(row, readBlocks))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (width < 2) {
    for (const block of rows.flat(2)) into.addBlock(block)
    return
  }
  into.addBlock(
    textSchema.node(
      'table',
      null,
      rows.map((cells, index) => rowOf(cells, width, index === 0)),
    ),
  )
}

const rowOf = (cells: readonly Node[][], width: number, isHead: boolean): Node => {
  const filled = Array.from({ length: width }, (_, column) => Lines.onOneLine(cells[column] ?? []))
  const type = isHead ? 'table_header' : 'table_cell'
  return textSchema.node(
    'table_row',
    null,
    filled.map((line) => textSchema.node(type, null, textSchema.node('paragraph', null, line))),
  )
}

const rowsOf = (table: HtmlElement): HtmlElement[] => [
  ...childrenNamed(table, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((part) =>
    part.name === 'tr' ? [part] : childrenNamed(part, ['tr']),
  ),
]

/** A cell that spans others leaves empty ones. */
const cellsOf = (row: HtmlElement, readBlocks: ReadBlocks): Node[][] =>
  childrenNamed(row, ['td', 'th'])
    .flatMap((cell) => {
      const span = Math.min(mostColumns, Number.parseInt(cell.attribs.colspan ?? '', 10) || 1)
      return [readBlocks(cell.children), ...Array.from({ length: span - 1 }, () => [])]
    })
    .slice(0, mostColumns)

const childrenNamed = ({ children }: HtmlElement, names: readonly string[]): HtmlElement[] =>
  children.filter((child): child is HtmlElement => isElement(child) && names.includes(child.name))
