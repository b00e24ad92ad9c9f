import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form'
import { showToast } from './toast.ts'

/** The texts of a refusal: for the form, and for the toast. */
type Refusal = { message: string; toast: { title: string; description: string } }

/**
 * Shared by forms that send something new, or edit a record nobody else changes: validated on submit, refusals shown in
 * the form and in a toast, everything typed is kept. For records that others may change use `useRecordForm`.
 */
export const useSending = <Values extends FieldValues, Output, Answer>({
  form,
  send,
  onSent,
  explain,
}: {
  form: UseFormReturn<Values, unknown, Output>
  send: (values: Output) => Promise<Answer>
  /** The form is pending until this settles. */
  onSent: (answer: Answer) => unknown
  explain: (error: unknown, setError: UseFormSetError<Values>) => Refusal
}) => {
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const refuse = (message?: string) => {
    setProblem(message)
    setAttempt((count) => count + 1)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      const { message, toast } = explain(error, form.setError)
      refuse(message)
      showToast({ ...toast, variant: 'destructive' })
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      sending.mutate(values)
    },
    () => refuse(),
  )
  return {
    form,
    submit,
    isPending: sending.isPending,
    isSent: sending.isSuccess,
    /** Incremented with each refused submit. */
    attempt,
    problem: problem && <p>{problem}</p>,
  }
}
