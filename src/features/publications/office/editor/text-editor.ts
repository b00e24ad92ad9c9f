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
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
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
