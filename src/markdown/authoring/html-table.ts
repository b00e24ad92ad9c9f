import type { Node } from 'prosemirror-model'
import { type Html, type HtmlElement, isElement } from './html.ts'
import { Lines } from './lines.ts'
import { textSchema } from './text-schema.ts'

type Reading = {
  readBlocks: (nodes: readonly Html[], isHead: boolean) => Node[]
  onFlattened: (form: string) => void
}
type Cell = { blocks: Node[]; columns: number; rows: number }
type Row = Node[][]

const maxColumns = 50
const maxRows = 1_000

/**
 * A table with one header row and rows of equal length; a single-column table is only a frame around its
 * text.
 */
export const readTable = (table: HtmlElement, into: Lines, reading: Reading): void => {
  for (const caption of childrenNamed(table, ['caption']))
    for (const block of reading.readBlocks(caption.children, false)) into.addBlock(block)
  const rows = laidOut(rowsOf(table).map((row, at) => cellsOf(row, at === 0, reading)))
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

const rowOf = (cells: Row, width: number, isHead: boolean): Node => {
  const filled = Array.from({ length: width }, (_, column) => Lines.onOneLine(cells[column] ?? []))
  const type = isHead ? 'table_header' : 'table_cell'
  return textSchema.node(
    'table_row',
    null,
    filled.map((line) => textSchema.node(type, null, textSchema.node('paragraph', null, line))),
  )
}

/** The foot is the last part, wherever the HTML has it. */
const rowsOf = (table: HtmlElement): HtmlElement[] => [
  ...partsOf(table, ['thead']),
  ...partsOf(table, ['tbody', 'tr']),
  ...partsOf(table, ['tfoot']),
]

const partsOf = (table: HtmlElement, names: readonly string[]): HtmlElement[] =>
  childrenNamed(table, names).flatMap((part) => (part.name === 'tr' ? [part] : childrenNamed(part, ['tr'])))

/** A row header becomes bold, since Markdown tables have none. */
const cellsOf = (row: HtmlElement, isFirst: boolean, { readBlocks, onFlattened }: Reading): Cell[] =>
  childrenNamed(row, ['td', 'th']).map((cell) => {
    const columns = spanOf(cell.attribs.colspan, maxColumns)
    const rows = spanOf(cell.attribs.rowspan, maxRows)
    if (columns > 1) onFlattened('colspan')
    if (rows > 1) onFlattened('rowspan')
    return { blocks: readBlocks(cell.children, !isFirst && cell.name === 'th'), columns, rows }
  })

/** `rowspan="0"` extends to the end. */
const spanOf = (span: string | undefined, max: number): number => {
  const number = Number.parseInt(span ?? '', 10)
  if (number === 0) return max
  return Number.isNaN(number) || number < 0 ? 1 : Math.min(max, number)
}

/**
 * Assigns cells to columns. A spanning cell is repeated, so that each row is complete by itself. A cell
 * across the whole table is not: it is a heading.
 */
const laidOut = (rows: readonly Cell[][]): Row[] => {
  const grid = rows.map((): Row => [])
  const widest = Math.max(0, ...rows.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)))
  for (const [at, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[at]?.[column] !== undefined) column += 1
      for (const row of grid.slice(at, at + cell.rows))
        for (let inside = 0; inside < cell.columns && column + inside < maxColumns; inside += 1)
          row[column + inside] = inside > 0 && cell.columns >= widest ? [] : cell.blocks
      column += cell.columns
    }
  }
  return grid.map((row) => Array.from(row, (blocks) => blocks ?? []))
}

const childrenNamed = ({ children }: HtmlElement, names: readonly string[]): HtmlElement[] =>
  children.filter((child): child is HtmlElement => isElement(child) && names.includes(child.name))
