import type { UseFormReturn } from 'react-hook-form'
import type { EditorValues } from './editor-values.ts'

/** The form of the editor with the names and errors of its fields, as its parts share it. */
export type EditorFields = {
  form: UseFormReturn<EditorValues, unknown, EditorValues>
  idOf: (name: keyof EditorValues) => string
  /** In the reader's language. */
  errorOf: (name: keyof EditorValues) => string | undefined
}
