import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import { usePostedForm } from './posted-form.ts'
import { errorsOf, servedValue, typedTexts } from './posted-values.ts'
import { useErrorTitle, useFailedForm } from './use-failed-form.tsx'
import { useLabelledFields } from './use-labelled-fields.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

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
  /** How often the visitor tried to leave a step. */
  stepTries?: number
  headingLevel?: 'h2' | 'h3'
  summaryClassName?: string
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
  stepTries = 0,
  headingLevel = 'h2',
  summaryClassName = '',
}: Frame<Values, Output, Answer>) => {
  const posted = usePostedForm(name)
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
  const { begin, end } = useOneAtATime()
  const { failure, problem, attempt, submitWith, fail } = useFailedForm({
    form,
    failed,
    generic,
    posted: posted?.failure,
  })
  const submitOnce = submitWith(async (values) => {
    let answer: Answer
    try {
      answer = await send(values)
    } catch (error) {
      onFailed?.(error)
      fail(error)
      return
    }
    onSent(answer, form)
  })
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    begin(() => {
      onBegin?.()
      void submitOnce(event).finally(end)
    })
  }
  const { texts, summary } = useLabelledFields({
    form,
    labels,
    listed,
    attempt: attempt + stepTries + (posted ? 1 : 0),
    problem,
    isLabelRepeated: true,
    headingLevel,
    summaryClassName,
  })
  useErrorTitle(Boolean(summary))
  /** `clears`: the fields whose errors are cleared when this one changes. */
  const field = (field: Path<Values>, clears: Path<Values>[] = [field]) => ({
    ...form.register(field, { onChange: () => form.clearErrors(clears) }),
    ...texts(field),
    ...servedValue(posted?.values, field),
  })
  const { isSubmitting, isDirty } = form.formState
  return { form, field, submit, isPending: isSubmitting, isDirty, summary, failure: failure?.message, posted }
}
