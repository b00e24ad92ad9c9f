import type { Node } from 'prosemirror-model'
import { compactStyle, type Html, type HtmlElement, isElement } from './html.ts'
import { Lines } from './lines.ts'
import {
  countsInDigits,
  isKnown,
  isNumbered,
  isSequence,
  listLabel,
  listNumbers,
  listStyle,
} from './list-labels.ts'
import { textSchema } from './text-schema.ts'

type Reading = {
  readBlocks: (nodes: readonly Html[]) => Node[]
  onFlattened: (form: string) => void
}
type Item = { blocks: Node[]; style: string; value: string | undefined }

/** A list. If its numbers are letters or have gaps, it becomes paragraphs that begin with them. */
export const readList = (list: HtmlElement, into: Lines, reading: Reading): void => {
  const items = itemsOf(list, reading)
  if (items.length === 0) return
  if (list.name !== 'ol' && !items.some(({ style }) => isNumbered(style))) {
    into.addBlock(listOf('bullet_list', items))
    return
  }
  const { start, reversed } = list.attribs
  const numbers = listNumbers(
    { start, isReversed: reversed !== undefined },
    items.map(({ value }) => value),
  )
  for (const { style } of items) if (!isKnown(style)) reading.onFlattened(`ol ${style}`)
  if (isSequence(numbers) && items.every(({ style }) => countsInDigits(style))) {
    into.addBlock(listOf('ordered_list', items, numbers[0]))
    return
  }
  for (const [at, { blocks, style }] of items.entries())
    for (const block of labelled(blocks, listLabel(style, numbers[at] ?? 0))) into.addBlock(block)
}

const itemsOf = (list: HtmlElement, { readBlocks }: Reading): Item[] => {
  const style = styleOf(list)
  const items: Item[] = []
  for (const child of list.children) {
    const isItem = isElement(child) && child.name === 'li'
    const blocks = readBlocks(isItem ? child.children : [child])
    const last = items.at(-1)
    // A list directly in a list belongs to the item before it.
    if (!isItem && last) last.blocks.push(...blocks)
    // An empty item has a number too.
    else if (blocks.length > 0 || (isItem && list.name === 'ol'))
      items.push({
        blocks,
        style: (isItem && styleOf(child)) || style,
        value: isItem ? child.attribs.value : undefined,
      })
  }
  return items
}

const styleOf = (element: HtmlElement): string =>
  listStyle((name) => element.attribs[name], compactStyle(element))

const listOf = (type: 'bullet_list' | 'ordered_list', items: readonly Item[], order?: number): Node => {
  const tight = items.every(
    ({ blocks }) => blocks.filter(({ type: kind }) => kind.name === 'paragraph').length < 2,
  )
  const entries = items.map(({ blocks }) =>
    textSchema.node('list_item', null, blocks.length > 0 ? blocks : [textSchema.node('paragraph')]),
  )
  return textSchema.node(type, { tight, ...(order !== undefined && { order }) }, entries)
}

const labelled = (blocks: readonly Node[], label: string): readonly Node[] => {
  const [first, ...rest] = blocks
  if (!label) return blocks
  const text = textSchema.text(first?.type.name === 'paragraph' ? label : label.trim())
  return first?.type.name === 'paragraph'
    ? [textSchema.node('paragraph', null, [text, ...first.children]), ...rest]
    : [textSchema.node('paragraph', null, text), ...blocks]
}

type TableReading = {
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
export const readTable = (table: HtmlElement, into: Lines, reading: TableReading): void => {
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
const cellsOf = (row: HtmlElement, isFirst: boolean, { readBlocks, onFlattened }: TableReading): Cell[] =>
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
