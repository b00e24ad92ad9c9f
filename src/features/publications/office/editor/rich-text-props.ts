import type { Ref } from 'react'
import type { ContentLanguage } from '#languages/language.ts'

export type RichTextHandle = {
  focus: () => void
  /** Adds a heading at the end of the text and moves the caret into it. */
  addHeading: () => void
}

export type RichTextProps = {
  /** The id of the editable element; `-error` is appended for its error. */
  id: string
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  onBlur?: () => void
  /** The language of the text, independent of the page's language. */
  language: ContentLanguage
  label: string
  error: string | undefined
  /** The id of the element that describes the field, besides its error and its keys. */
  hintId?: string
  isRequired?: boolean
  ref?: Ref<RichTextHandle>
}
