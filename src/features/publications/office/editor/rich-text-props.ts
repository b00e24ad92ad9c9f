import type { Ref } from 'react'
import type { ContentLanguage } from '#languages/language.ts'

export type RichTextHandle = {
  focus: () => void
  /** At the end of the text, with the caret in it. */
  addHeading: () => void
}

export type RichTextProps = {
  /** Of what is typed in; `-error` names its error. */
  id: string
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  onBlur?: () => void
  /** Of the text, whatever the page's is. */
  language: ContentLanguage
  label: string
  error: string | undefined
  ref?: Ref<RichTextHandle>
}
