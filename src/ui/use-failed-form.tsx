import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure, type Failure } from './explain-failure.ts'
import { messagesIn, setServerErrors } from './field-errors.ts'
import { showToast, type Toast } from './toast.ts'

/** The title of the toast, and of a refusal in the form. */
export type FailureTitle = string | ((error: unknown) => string)

/** A failure of the form as a whole. Errors of fields are listed instead of `content`. */
export type FormProblem = { title: string; content: ReactNode }

type Shown = Pick<Failure, 'kind' | 'message' | 'isOfFields'> & { title: string }

type Options<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  failed: FailureTitle
  /** The text of the toast if the response has no message from our server. */
  generic?: string | undefined
  canCompare?: boolean
  /** The failure of a form that was posted without scripts. */
  posted?: string | undefined
}

/**
 * The failures of a form, for `useFormFrame`, `useSending` and `useRecordForm`: shown in the form and in a
 * toast, and all input is preserved. The next change clears a refusal, which was about the sent values. A
 * message about a lost connection is cleared when the connection is back. The next submit closes the toast, which
 * would otherwise cover the result.
 */
export const useFailedForm = <Values extends FieldValues, Output>({
  form,
  failed,
  generic,
  canCompare = false,
  posted,
}: Options<Values, Output>) => {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Shown | undefined>(
    posted
      ? { kind: 'server', title: t('form.errorSummary.title'), message: posted, isOfFields: false }
      : undefined,
  )
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const toast = useRef<ReturnType<typeof showToast>>(undefined)
  const forget = () => setFailure(undefined)
  const clear = () => {
    forget()
    toast.current?.dismiss()
  }
  const fail = (error: unknown, compare?: Toast['action']) => {
    const explained = explainFailure(error, t, { isForm: true, canCompare, generic })
    const title = typeof failed === 'string' ? failed : failed(error)
    setServerErrors(error, form.setError)
    setFailure({ ...explained, title: explained.title ?? title })
    refuse()
    toast.current = showToast({
      title,
      description: explained.toast,
      variant: 'destructive',
      action: explained.kind === 'stale' ? compare : undefined,
    })
    return toast.current
  }
  const submitWith = (onValid: (values: Output) => unknown) =>
    form.handleSubmit(
      (values) => {
        clear()
        return onValid(values)
      },
      () => {
        clear()
        refuse()
      },
    )
  useEndOfReason(
    failure?.kind,
    () => {
      forget()
      form.clearErrors(namesWithoutInput(form))
    },
    form,
  )
  return {
    failure,
    /** Incremented with each failed submit. */
    attempt,
    problem: failure && {
      title: failure.title,
      content: !failure.isOfFields && <p>{failure.message}</p>,
    },
    clear,
    submitWith,
    fail,
  }
}

const useEndOfReason = <Values extends FieldValues, Output>(
  kind: Failure['kind'] | undefined,
  onEnd: () => void,
  { subscribe }: UseFormReturn<Values, unknown, Output>,
) => {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (kind === 'refused' || kind === 'invalid')
      return subscribe({ formState: { values: true }, callback: () => end() })
    if (kind !== 'offline') return
    const onOnline = () => end()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [kind, subscribe])
}

/** A changed input clears its own error. The error of a path without an input must be cleared separately. */
const namesWithoutInput = <Values extends FieldValues, Output>({
  control,
  formState,
}: UseFormReturn<Values, unknown, Output>) =>
  messagesIn(formState.errors)
    .map(({ path }) => path as Path<Values>)
    .filter((path) => !control._names.mount.has(path))

/** Prefixes the page's title with «Error:» while a form has errors: screen readers announce the title first. */
export const useErrorTitle = (hasErrors: boolean) => {
  const { t } = useTranslation()
  const prefix = `${t('form.errorPrefix')} `
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [hasErrors, prefix])
}
