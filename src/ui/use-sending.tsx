import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form'
import { showToast } from './toast.ts'

/** What a person reads when the server refuses: in the form, and in the toast. */
type Refusal = { words: string; toast: { title: string; description: string } }

/**
 * What forms share that send something new, or over a record nobody else changes: judged when sent, refused in the form
 * and in a toast, every typed word kept. What others may change meanwhile takes `useRecordForm`.
 */
export const useSending = <Values extends FieldValues, Output, Answer>({
  form,
  send,
  onSent,
  explain,
}: {
  form: UseFormReturn<Values, unknown, Output>
  send: (values: Output) => Promise<Answer>
  /** Until it is settled, the form is pending. */
  onSent: (answer: Answer) => unknown
  explain: (error: unknown, setError: UseFormSetError<Values>) => Refusal
}) => {
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const refuse = (words?: string) => {
    setProblem(words)
    setAttempt((count) => count + 1)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      const { words, toast } = explain(error, form.setError)
      refuse(words)
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
    /** Grows with each refused submit. */
    attempt,
    problem: problem && <p>{problem}</p>,
  }
}
