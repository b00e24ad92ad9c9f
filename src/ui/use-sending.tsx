import { useMutation } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFailedForm } from './use-failed-form.tsx'

/**
 * Shared by forms that send something new, or edit a record that others do not change: validated on submit,
 * refusals shown in the form and in a toast, all input preserved. For records that others may change use
 * `useRecordForm`.
 */
export const useSending = <Values extends FieldValues, Output, Answer>({
  form,
  send,
  onSent,
  failed,
  onFailed,
}: {
  form: UseFormReturn<Values, unknown, Output>
  send: (values: Output) => Promise<Answer>
  /** The form is pending until this settles. */
  onSent: (answer: Answer) => unknown
  /** The title of the toast, and of a refusal in the form. */
  failed: string
  onFailed?: (error: unknown) => void
}) => {
  const { attempt, problem, clear, refuse, fail } = useFailedForm({ form, failed })
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      onFailed?.(error)
      fail(error)
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      clear()
      sending.mutate(values)
    },
    () => {
      clear()
      refuse()
    },
  )
  return { form, submit, isPending: sending.isPending, isSent: sending.isSuccess, attempt, problem }
}
