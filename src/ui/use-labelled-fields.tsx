import { useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fieldErrorsOf, messageOf } from './field-errors.ts'
import { twinLanguage } from './twin-language.ts'
import type { FormProblem } from './use-failed-form.tsx'

/** The parts of `useRecordForm` that a form displays. */
export type FormFrame<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** Incremented with each refused submit. */
  attempt: number
  /** The server's message, and a way to resolve it, if any. */
  problem: FormProblem | undefined
}

/** Ids, labels and errors of a form's fields, and the error summary, in the order of `labels`. */
export const useLabelledFields = <Values extends FieldValues, Output>({
  form,
  labels,
  attempt,
  problem,
  listed: visible,
  isLabelRepeated = false,
  headingLevel = 'h3',
  summaryClassName = 'form-full',
}: FormFrame<Values, Output> & {
  labels: Partial<Record<Path<Values>, TextKey>>
  /** The visible fields, whose errors the summary lists. All fields by default. */
  listed?: readonly Path<Values>[] | undefined
  /** Whether the summary of a form with a single field has its label. */
  isLabelRepeated?: boolean
  headingLevel?: 'h2' | 'h3'
  summaryClassName?: string
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const { errors } = form.formState
  /** The props of a control that is not a native input: everything except the result of `register`. */
  const texts = (name: Path<Values>) => {
    const message = messageOf(errors, name)
    const label = labels[name]
    return {
      id: idOf(name),
      label: label && t(label),
      lang: twinLanguage(name, labels),
      error: message && tMessage(message),
    }
  }
  const all = fieldErrorsOf(errors, labels, idOf, { t, tMessage }, visible)
  const [only, ...others] = Object.keys(labels) as Path<Values>[]
  const error = !isLabelRepeated && only && others.length === 0 && texts(only).error
  // With a single field the label is redundant.
  const listed = error ? all.map((each) => ({ ...each, message: error })) : all
  return {
    texts,
    field: (name: Path<Values>) => ({
      ...form.register(name),
      ...servedDefault(form.formState.defaultValues?.[name]),
      ...texts(name),
    }),
    summary: (problem || listed.length > 0) && attempt > 0 && (
      <ErrorSummary
        title={problem?.title}
        errors={listed}
        attempt={attempt}
        headingLevel={headingLevel}
        className={summaryClassName}
      >
        {problem?.content}
      </ErrorSummary>
    ),
  }
}

/** The HTML of the server has the value that the form sets in a browser. */
const servedDefault = (value: unknown): { defaultChecked?: boolean; defaultValue?: string | number } => {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' || typeof value === 'number' ? { defaultValue: value } : {}
}
