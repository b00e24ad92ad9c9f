import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { fieldErrorsOf } from './field-errors.ts'
import { usePostedForm } from './posted-form.ts'
import { showToast } from './toast.ts'
import { useErrorTitle } from './use-error-title.ts'

/** The texts of a refusal: for the form, and for the toast. */
type Refusal = { message: string; toast: { title: string; description: string } }

type Frame<Values extends FieldValues, Output extends FieldValues, Answer> = {
  /** For forms that also work without scripts: the name by which the server knows them. */
  name?: string
  schema: z.ZodMiniType<Output, Values>
  /** In page order. */
  labels: Partial<Record<Path<Values>, TextKey>>
  /** The fields that are on the screen: the summary lists the errors of these. By default all. */
  listed?: readonly Path<Values>[] | undefined
  /** Without them each field keeps its value in the page, which may have been typed before hydration. */
  defaultValues?: DefaultValues<Values> | undefined
  send: (values: Output) => Promise<Answer>
  onBegin?: () => void
  onSent: (answer: Answer, form: UseFormReturn<Values, unknown, Output>) => void
  explain: (error: unknown, setError: UseFormSetError<Values>) => Refusal
  /** A form with one field has no summary: the field itself takes the focus. */
  isSingleField?: boolean
}

/**
 * Shared by all public forms: validated on submit, refusals shown in the form and in a toast, everything typed is kept.
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
  explain,
  isSingleField = false,
}: Frame<Values, Output, Answer>) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const posted = usePostedForm(name)
  const [failure, setFailure] = useState(posted?.failure)
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

  const begin = () => {
    setFailure(undefined)
    onBegin?.()
  }
  const submit = form.handleSubmit(async (values) => {
    begin()
    let answer: Answer
    try {
      answer = await send(values)
    } catch (error) {
      const { message, toast } = explain(error, form.setError)
      setFailure(message)
      showToast({ ...toast, variant: 'destructive' })
      return
    }
    onSent(answer, form)
  }, begin)

  const fieldId = (field: Path<Values>) => `${id}-${field}`
  const shown = fieldErrorsOf(errors, labels, fieldId, { t, tMessage }, listed)
  const hasErrors = shown.length > 0 || failure !== undefined
  useErrorTitle(hasErrors)
  /** `clears`: the fields whose errors a change of this one invalidates. */
  const field = (field: Path<Values>, clears: Path<Values>[] = [field]) => {
    const message = errors[field]?.message
    return {
      ...form.register(field, { onChange: () => form.clearErrors(clears) }),
      id: fieldId(field),
      label: t(labels[field] as TextKey),
      error: typeof message === 'string' ? tMessage(message) : undefined,
      ...servedValue(posted?.values, field),
    }
  }
  const summary = hasErrors
    ? {
        errors: shown,
        attempt: submitCount,
        failure: shown.some(({ message }) => message === failure) ? undefined : failure,
      }
    : undefined
  return { form, field, submit, isSubmitting, summary, failure, posted }
}

/** A checkbox's value only says that it was ticked. */
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

/** During hydration React writes the served text into a textarea, so what was typed meanwhile is read before. */
const typedTexts = <Values extends FieldValues>(name: string | undefined) => {
  if (typeof document === 'undefined') return undefined
  const texts = document.querySelectorAll<HTMLTextAreaElement>(`form[data-form="${name}"] textarea`)
  return Object.fromEntries([...texts].map((text) => [text.name, text.value])) as DefaultValues<Values>
}
