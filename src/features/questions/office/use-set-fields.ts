import { type ComponentProps, useId } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { messageOf, messagesIn } from '#ui/field-errors.ts'
import type { TextArea, TextField } from '#ui/text-field.tsx'
import {
  type QuestionField,
  questionAt,
  questionLabels,
  type SetContent,
  type SetValues,
} from './set-values.ts'

/** The form of a set with the ids and errors of its fields. */
export type SetFields = {
  form: UseFormReturn<SetValues, unknown, SetContent>
  idOf: (path: string) => string
  /** The error in the language of the interface. */
  errorOf: (path: string) => string | undefined
  /** The props of a text of a question. */
  field: (
    at: number,
    name: QuestionField,
  ) => ComponentProps<typeof TextField> & ComponentProps<typeof TextArea>
}

/** The path of a part of the question at a position. */
export const partOf = (at: number, name: string) => `content.${at}.${name}` as Path<SetValues>

/** The fields of a set, its errors in the order of the questions, and the positions of the questions with one. */
export const useSetFields = (form: SetFields['form']) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const idOf = (path: string) => `${id}-${path}`
  const { errors } = form.formState
  const errorOf = (path: string) => {
    const message = messageOf(errors, path)
    return message && tMessage(message)
  }
  const all = messagesIn(errors).map(({ path, message }) => ({ path, message, at: questionAt(path) }))
  const fields: SetFields = {
    form,
    idOf,
    errorOf,
    field: (at, name) => {
      const path = partOf(at, name)
      return {
        ...form.register(path),
        id: idOf(path),
        label: t(questionLabels[name]),
        error: errorOf(path),
        ...(/(ar|en)$/i.test(name) && { lang: name.slice(-2).toLowerCase() }),
      }
    },
  }
  return {
    fields,
    wrong: [...new Set(all.flatMap(({ at }) => at ?? []))],
    errors: all
      .sort((one, other) => (one.at ?? -1) - (other.at ?? -1))
      .map(({ path, message, at }) => ({
        fieldId: idOf(path),
        message:
          at === undefined
            ? tMessage(message)
            : t('questionSets.errorIn', { n: at + 1, message: tMessage(message) }),
      })),
  }
}
