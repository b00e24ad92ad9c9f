import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { fieldErrorsOf, messageOf } from './field-errors.ts'
import { usePostedForm } from './posted-form.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useFailedForm } from './use-failed-form.tsx'

type Frame<Values extends FieldValues, Output extends FieldValues, Answer> = {
  /** The form's name on the server, for forms that also work without scripts. */
  name?: string
  schema: z.ZodMiniType<Output, Values>
  /** Labels by field, in page order. */
  labels: Partial<Record<Path<Values>, TextKey>>
  /** The visible fields, whose errors the summary lists. All fields by default. */
  listed?: readonly Path<Values>[] | undefined
  /** Without them each field keeps its value in the page, which may have been typed before hydration. */
  defaultValues?: DefaultValues<Values> | undefined
  send: (values: Output) => Promise<Answer>
  onBegin?: () => void
  onSent: (answer: Answer, form: UseFormReturn<Values, unknown, Output>) => void
  /** The title of the toast, and of a refusal in the form. */
  failed: string
  /** The text of the toast if the response has no message from our server. */
  generic?: string
  onFailed?: (error: unknown) => void
  /** A form with one field has no summary: the field itself takes focus. */
  isSingleField?: boolean
}

/**
 * Shared by all public forms: validated on submit, refusals shown in the form and in a toast, all input
 * preserved.
 */
export const useFormFrame = <Values extends FieldValues, Output extends FieldValues, Answer>({
  name,
  schema,
  labels,
  listed,
  defaultValues,
  send,
  onBegin,
  onSent,
  failed,
  generic,
  onFailed,
  isSingleField = false,
}: Frame<Values, Output, Answer>) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const posted = usePostedForm(name)
  const [postedFailure, setPostedFailure] = useState(posted?.failure)
  const [postedErrors] = useState(() => errorsOf<Values>(posted?.errors))
  const [served] = useState(() => (posted ? typedTexts<Values>(name) : undefined))
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    ...(postedErrors && { errors: postedErrors }),
    ...((defaultValues ?? served) && { defaultValues: (defaultValues ?? served) as DefaultValues<Values> }),
    // Validated on submit only, not while an error is being corrected.
    reValidateMode: 'onSubmit',
    shouldFocusError: isSingleField,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const { problem, clear, fail, ...failing } = useFailedForm({ form, failed, generic })
  const failure = failing.failure?.message ?? postedFailure

  const begin = () => {
    clear()
    setPostedFailure(undefined)
    onBegin?.()
  }
  const submitOnce = form.handleSubmit(async (values) => {
    begin()
    let answer: Answer
    try {
      answer = await send(values)
    } catch (error) {
      onFailed?.(error)
      fail(error)
      return
    }
    onSent(answer, form)
  }, begin)
  const isBusy = useRef(false)
  /** Ignores a second press until the first is settled: `isSubmitting` disables the button only in a later task. */
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    await submitOnce(event).finally(() => {
      isBusy.current = false
    })
  }

  const fieldId = (field: Path<Values>) => `${id}-${field}`
  const shown = fieldErrorsOf(errors, labels, fieldId, { t, tMessage }, listed)
  const hasErrors = shown.length > 0 || failure !== undefined
  useErrorTitle(hasErrors)
  /** `clears`: the fields whose errors are cleared when this one changes. */
  const field = (field: Path<Values>, clears: Path<Values>[] = [field]) => {
    const message = messageOf(errors, field)
    return {
      ...form.register(field, { onChange: () => form.clearErrors(clears) }),
      id: fieldId(field),
      label: t(labels[field] as TextKey),
      error: message && tMessage(message),
      ...servedValue(posted?.values, field),
    }
  }
  const summary = hasErrors
    ? {
        errors: shown,
        attempt: submitCount,
        title: problem?.title,
        failure: failing.failure?.isOfFields ? undefined : failure,
      }
    : undefined
  return { form, field, submit, isSubmitting, summary, failure, posted }
}

/** The value of a checkbox means only that it was checked. */
const servedValue = (values: Record<string, string> | undefined, field: string) => {
  const value = values?.[field]
  if (value === undefined) return undefined
  return field.startsWith('agree') ? { defaultChecked: true } : { defaultValue: value }
}

const errorsOf = <Values extends FieldValues>(errors: { field: string; message: string }[] | undefined) =>
  errors &&
  (Object.fromEntries(
    errors.map(({ field, message }) => [field, { type: 'server', message }]),
  ) as FieldErrors<Values>)

/**
 * During hydration React writes the server's text into a textarea, so text typed meanwhile is read before.
 */
const typedTexts = <Values extends FieldValues>(name: string | undefined) => {
  if (typeof document === 'undefined') return undefined
  const texts = document.querySelectorAll<HTMLTextAreaElement>(`form[data-form="${name}"] textarea`)
  return Object.fromEntries([...texts].map((text) => [text.name, text.value])) as DefaultValues<Values>
}
