import type { Node } from 'prosemirror-model'
import { type Html, type HtmlElement, isElement } from './html.ts'
import type { Lines } from './lines.ts'
import {
  countsInDigits,
  isKnown,
  isNumbered,
  isSequence,
  listLabel,
  listNumbers,
  listStyle,
} from './list-labels.ts'
import { compactStyle } from './readable-html.ts'
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
    // An empty item has a number, too.
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
