import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  ellipsis,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import type { EditorProps } from 'prosemirror-view'
import { acceptedImages } from '#features/images/schema.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { documentOf, endsWithText } from '#markdown/authoring/markdown-text.ts'
import { textSchema } from '#markdown/authoring/text-schema.ts'

const { nodes, marks } = textSchema

export type TextKeys = { onLink: Command; onToolbar: () => void }

/** The initial state of an editor for `markdown`; Arabic has no italics. */
export const editorStateOf = (markdown: string, language: ContentLanguage, keys: TextKeys): EditorState =>
  EditorState.create({
    doc: documentOf(markdown),
    plugins: [
      rules(),
      ownKeys(language, keys),
      keymap(baseKeymap),
      history(),
      tableEditing(),
      lineAfterTable(),
      ...(language === 'ar' ? [withoutItalic()] : []),
    ],
  })

const ownKeys = (language: ContentLanguage, { onLink, onToolbar }: TextKeys) => {
  const { list_item: item, hard_break: lineBreak } = nodes
  const breakLine: Command = (state, dispatch) => {
    if (isInTable(state)) return true
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
    return true
  }
  return keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(marks.strong),
    ...(language === 'en' && { 'Mod-i': toggleMark(marks.em) }),
    'Mod-k': onLink,
    'Alt-F10': () => {
      onToolbar()
      return true
    },
    Enter: chainCommands(goToNextRow, splitListItem(item)),
    'Shift-Enter': breakLine,
    // Outside lists and tables, Tab leaves the field, as keyboard users expect.
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
  })
}

/** A cell has a single line, so Enter moves to the next row. */
const goToNextRow: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(1)(state, dispatch) || true)

/** Turns typed Markdown into formatting. */
const rules = () =>
  inputRules({
    rules: [
      ellipsis,
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d+)[.)]\s$/,
        nodes.ordered_list,
        ([, number]) => ({ order: Number(number) }),
        ([, number], node) => node.childCount + node.attrs.order === Number(number),
      ),
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({
        level: Math.max(2, signs.length),
      })),
      // Two asterisks around a text make it bold and are removed.
      new InputRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, (state, [, text = ''], start, end) =>
        state.tr
          .replaceWith(start, end, textSchema.text(text, [marks.strong.create()]))
          .removeStoredMark(marks.strong),
      ),
      new InputRule(/^---$/, (state, _match, start, end) =>
        state.tr.replaceRangeWith(start - 1, end, nodes.horizontal_rule.create()),
      ),
    ],
  })

/** Adds a line after a table at the end, to continue writing. */
const lineAfterTable = () =>
  new Plugin({
    appendTransaction: (_changes, _before, { doc, tr }) =>
      endsWithText(doc) ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
  })

const withoutItalic = () =>
  new Plugin({
    props: { transformPasted: (slice) => new Slice(upright(slice.content), slice.openStart, slice.openEnd) },
  })

const upright = (fragment: Fragment): Fragment => {
  const children: Node[] = []
  fragment.forEach((node) => {
    const marked = node.mark(marks.em.removeFromSet(node.marks))
    children.push(node.isText ? marked : marked.copy(upright(node.content)))
  })
  return Fragment.fromArray(children)
}

/** `src` is the path of one of our own pictures, `alt` its alternative text. */
export type TextPicture = { src: string; alt: string }

const { image, paragraph } = textSchema.nodes

/** No picture chosen yet. */
export const noPicture: TextPicture = { src: '', alt: '' }

/** The selected picture, or `noPicture`. */
export const pictureAt = ({ selection }: EditorState): TextPicture =>
  selection instanceof NodeSelection && selection.node.type === image
    ? { src: String(selection.node.attrs.src), alt: String(selection.node.attrs.alt ?? '') }
    : noPicture

export const isPictureSelected = (state: EditorState): boolean => pictureAt(state).src !== ''

/**
 * Replaces the selected picture, or inserts one at the caret: in its own paragraph, unless the current one is
 * empty.
 */
export const setPicture =
  (picture: TextPicture): Command =>
  (state, dispatch) => {
    const node = image.create(picture)
    const { selection, tr } = state
    if (isPictureSelected(state)) tr.replaceSelectionWith(node, false)
    else {
      const { $to } = selection
      const isEmptyLine = $to.depth === 1 && $to.parent.type === paragraph && $to.parent.content.size === 0
      if (isEmptyLine) tr.insert($to.pos, node)
      else tr.insert($to.after(1), paragraph.create(null, node))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const removePicture: Command = (state, dispatch) => {
  if (!isPictureSelected(state)) return false
  dispatch?.(state.tr.deleteSelection().scrollIntoView())
  return true
}

/** Handles pasted and dropped pictures, and double clicks on pictures. Calls `onRefused` for other files. */
export const pictureProps = (heard: {
  onPicture: (file?: File) => void
  onRefused: () => void
}): EditorProps => ({
  handlePaste: (_view, { clipboardData }) => {
    // Word adds an image of the copied text.
    const hasText = clipboardData?.getData('text/plain').trim() !== ''
    return !hasText && takeFiles(clipboardData, heard)
  },
  handleDrop: (view, event, _slice, isMoved) => {
    if (isMoved || !event.dataTransfer?.files.length) return false
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (place)
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
    return takeFiles(event.dataTransfer, heard)
  },
  handleDoubleClickOn: (_view, _pos, node) => {
    if (node.type !== image) return false
    heard.onPicture()
    return true
  },
})

const takeFiles = (
  data: DataTransfer | null,
  { onPicture, onRefused }: Parameters<typeof pictureProps>[0],
): boolean => {
  const files = [...(data?.files ?? [])]
  const picture = files.find(({ type }) => acceptedImages.split(',').includes(type))
  if (picture) onPicture(picture)
  else if (files.length > 0) onRefused()
  return files.length > 0
}
