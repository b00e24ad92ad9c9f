import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { textSchema } from '#markdown/authoring/text-schema.ts'
import { isPictureSelected } from './text-editor.ts'

const { nodes, marks } = textSchema

export type BlockStyle = 'paragraph' | 'heading2' | 'heading3' | 'heading4'
export type ListKind = 'bullet_list' | 'ordered_list'

/** The formatting around the selection, for the pressed state of the buttons. */
export const formattingAt = (state: EditorState) => {
  const { $from } = state.selection
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node($from.depth - depth))
  const list = around.find(({ type }) => type === nodes.bullet_list || type === nodes.ordered_list)
  const { parent } = $from
  const level = Math.max(2, Math.min(4, parent.attrs.level ?? 2))
  return {
    block: (parent.type === nodes.heading ? `heading${level}` : 'paragraph') as BlockStyle,
    isBold: hasMark(state, 'strong'),
    isItalic: hasMark(state, 'em'),
    isLink: hasMark(state, 'link'),
    list: list?.type.name as ListKind | undefined,
    isQuote: around.some(({ type }) => type === nodes.blockquote),
    isInTable: isInTable(state),
    isPicture: isPictureSelected(state),
  }
}
export type Formatting = ReturnType<typeof formattingAt>

const hasMark = ({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'em' | 'link'): boolean => {
  const mark = marks[name]
  const { $from, from, to, empty } = selection
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark)
}

export const toggleBold = toggleMark(marks.strong)
export const toggleItalic = toggleMark(marks.em)

export const setBlock = (style: BlockStyle): Command =>
  style === 'paragraph'
    ? setBlockType(nodes.paragraph)
    : setBlockType(nodes.heading, { level: Number(style.at(-1)) })

/** Wraps the selection in a list, unwraps it, or changes the kind of list. */
export const toggleList =
  (kind: ListKind): Command =>
  (state, dispatch, view) => {
    const { list } = formattingAt(state)
    if (list === kind) return liftListItem(nodes.list_item)(state, dispatch, view)
    if (!list) return wrapInList(nodes[kind], { tight: true })(state, dispatch, view)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth)
      if (node.type !== nodes[list]) continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[kind], { tight: node.attrs.tight }))
      return true
    }
    return false
  }

export const toggleQuote: Command = (state, dispatch, view) =>
  (formattingAt(state).isQuote ? lift : wrapIn(nodes.blockquote))(state, dispatch, view)

/** Inserts three columns with a header and two rows; the caret moves to the first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  if (!dispatch) return true
  const row = (type: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      Array.from({ length: 3 }, () => type.createAndFill()).flatMap((cell) => cell ?? []),
    )
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ])
  const at = state.selection.$from.before(1)
  const isEmptyLine = state.selection.$from.depth === 1 && state.selection.$from.parent.content.size === 0
  const position = isEmptyLine ? at : state.selection.$from.after(1)
  const tr = isEmptyLine
    ? state.tr.replaceWith(position, state.selection.$from.after(1), table)
    : state.tr.insert(position, table)
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(position + 3))).scrollIntoView())
  return true
}

/** The link at the caret or at the start of the selection, with its range. */
export const linkAt = (state: EditorState) => {
  const { $from, empty, from, to } = state.selection
  const start = $from.parent.childAfter($from.parentOffset)
  const node = start.node ?? $from.parent.childBefore($from.parentOffset).node
  const offset = start.node ? start.offset : $from.parent.childBefore($from.parentOffset).offset
  const mark = node && marks.link.isInSet(node.marks)
  const text = empty ? '' : state.doc.textBetween(from, to, ' ')
  if (!mark || !node) return { href: '', text, from, to }
  const begin = $from.start() + offset
  return { href: String(mark.attrs.href), text: node.text ?? text, from: begin, to: begin + node.nodeSize }
}

/**
 * Sets a link on the range and replaces its text by `text` if that differs; an empty address removes the
 * link.
 */
export const setLink =
  (
    { from, to, text: before }: { from: number; to: number; text: string },
    { href, text }: { href: string; text: string },
  ): Command =>
  (state, dispatch) => {
    const { tr } = state
    const isNew = text !== before || from === to
    if (isNew) tr.replaceWith(from, to, textSchema.text(text || href))
    const end = isNew ? from + (text || href).length : to
    tr.removeMark(from, end, marks.link)
    if (href) tr.addMark(from, end, marks.link.create({ href }))
    tr.removeStoredMark(marks.link)
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView())
    return true
  }
