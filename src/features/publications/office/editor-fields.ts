import type { UseFormReturn } from 'react-hook-form'
import type { EditorValues } from './editor-values.ts'

/** The form of the editor with the ids and errors of its fields, shared by its parts. */
export type EditorFields = {
  form: UseFormReturn<EditorValues, unknown, EditorValues>
  idOf: (name: keyof EditorValues) => string
  /** The error message in the interface language. */
  errorOf: (name: keyof EditorValues) => string | undefined
}
