import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import { useFailedForm } from './use-failed-form.tsx'
import { useLabelledFields } from './use-labelled-fields.tsx'
import { useResetToSaved } from './use-reset-to-saved.ts'

type Sending<Values extends FieldValues, Output, Answer> = Omit<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'shouldFocusError'
> & {
  schema: z.ZodMiniType<Output, Values>
  /** Labels by field, in page order. */
  labels: Partial<Record<Path<Values>, TextKey>>
  send: (values: Output) => Promise<Answer>
  /** The form is pending until this settles. */
  onSent: (answer: Answer) => unknown
  /** The title of the toast, and of a refusal in the form. */
  failed: string
  onFailed?: (error: unknown) => void
}

/**
 * A form that sends something new, or edits a record that others do not change: validated on submit, refusals
 * shown in the form and in a toast, all input preserved. For records that others may change use
 * `useRecordForm`.
 */
export const useSending = <Values extends FieldValues, Output, Answer>({
  schema,
  labels,
  send,
  onSent,
  failed,
  onFailed,
  ...options
}: Sending<Values, Output, Answer>) => {
  const form = useForm<Values, unknown, Output>({
    ...options,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { noteSent, resetTo } = useResetToSaved(form)
  const { attempt, problem, submitWith, fail } = useFailedForm({ form, failed })
  const sending = useMutation({
    mutationFn: send,
    onMutate: noteSent,
    onSuccess: onSent,
    onError: (error) => {
      onFailed?.(error)
      fail(error)
    },
  })
  return {
    form,
    ...useLabelledFields({ form, labels, attempt, problem }),
    submit: submitWith(sending.mutate),
    /**
     * Resets a form that stays open, and returns whether input stays, unsaved, because it followed the click.
     */
    resetTo,
    isPending: sending.isPending,
    isSent: sending.isSuccess,
  }
}
