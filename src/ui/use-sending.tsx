import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type PostedForm, usePostedForm } from './posted-form.ts'
import { errorsOf, servedValue } from './posted-values.ts'
import { showToast } from './toast.ts'
import { useFailedForm } from './use-failed-form.tsx'
import { useLabelledFields } from './use-labelled-fields.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { useResetToSaved } from './use-reset-to-saved.ts'

type Sending<Values extends FieldValues, Output, Answer> = Omit<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'shouldFocusError'
> & {
  /** The form's name on the server, for forms that also work without scripts. */
  name?: string
  schema: z.ZodMiniType<Output, Values>
  /** Labels by field, in page order. */
  labels: Partial<Record<Path<Values>, TextKey>>
  send: (values: Output) => Promise<Answer>
  /**
   * The form is pending until this settles. The server has accepted the values: a rejection is not shown as a
   * refusal.
   */
  onSent: (answer: Answer, sent: Values) => unknown
  /** The title of the toast, and of a refusal in the form. */
  failed: string
  onFailed?: (error: unknown) => void
  /** Whether the refusal is a question that the form itself shows. */
  isQuestion?: (error: unknown) => boolean
}

/**
 * A form that sends something new, or edits a record that others do not change: validated on submit, refusals
 * shown in the form and in a toast, all input preserved. For records that others may change use
 * `useRecordForm`.
 *
 * After a success the form has its default values, so that a second press does not send the same again. A form
 * in a dialog, which `onSent` closes, has them only if it is still open then. State that belongs to what is
 * sent must be a field, or be reset by `onSent`. A form that edits a record calls `resetTo` at the beginning
 * of `onSent`.
 */
export const useSending = <Values extends FieldValues, Output, Answer>({
  name,
  schema,
  labels,
  send,
  onSent,
  failed,
  onFailed,
  isQuestion,
  ...options
}: Sending<Values, Output, Answer>) => {
  const posted = usePostedForm(name)
  const [postedErrors] = useState(() => errorsOf<Values>(posted?.errors))
  const form = useForm<Values, unknown, Output>({
    ...options,
    ...(postedErrors && { errors: postedErrors }),
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  usePostedValues(posted, Object.keys(labels), form.setValue)
  const { t } = useTranslation()
  const { noteSent, resetTo, empty } = useResetToSaved(form)
  const { begin, end } = useOneAtATime()
  const isInDialog = useRef(false)
  const { attempt, problem, submitWith, fail } = useFailedForm({ form, failed, posted: posted?.failure })
  const sending = useMutation({
    mutationFn: send,
    onMutate: noteSent,
    onSuccess: async (answer, _values, sent) => {
      const shown = (async () => onSent(answer, sent))()
      if (!isInDialog.current) empty()
      await shown.catch(() => showToast({ title: t('form.sentUnseen'), variant: 'destructive' }))
      empty()
    },
    onError: (error) => {
      onFailed?.(error)
      if (!isQuestion?.(error)) fail(error)
    },
    onSettled: end,
  })
  const submit = submitWith((values) => begin(() => sending.mutate(values)))
  const labelled = useLabelledFields({ form, labels, attempt: attempt + (posted ? 1 : 0), problem })
  return {
    form,
    ...labelled,
    field: (field: Path<Values>) => ({ ...labelled.field(field), ...servedValue(posted?.values, field) }),
    submit: (event?: BaseSyntheticEvent) => {
      isInDialog.current = Boolean(event?.currentTarget.closest('dialog'))
      return submit(event)
    },
    /**
     * Resets the form of a record, and returns whether input stays, unsaved, because it followed the click.
     */
    resetTo,
    isPending: sending.isPending,
    isSent: sending.isSuccess,
    /** Leaving would lose input. */
    isDirty: form.formState.isDirty && !sending.isSuccess,
    /** The error of the last call. */
    error: sending.error,
  }
}

/** The default values would replace the values of a posted form that was refused. */
const usePostedValues = <Values extends FieldValues>(
  posted: PostedForm | undefined,
  fields: string[],
  setValue: UseFormSetValue<Values>,
) => {
  const restore = useEffectEvent(() => {
    for (const field of fields) {
      const value = posted?.values[field]
      if (value !== undefined)
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])
}
