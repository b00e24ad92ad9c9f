import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import type { EditorProps } from 'prosemirror-view'
import { acceptedImages } from '#features/images/schema.ts'
import { textSchema } from '#markdown/authoring/text-schema.ts'

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
