import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { noRequest, useRequestOptions } from '#features/consultations/components/request-choice.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { askForDocument } from '../api.ts'
import { type DocumentRequest, documentRequestInput } from '../schema.ts'
import { dayInRiyadh } from './document-words.ts'
import { requestTableId } from './request-table.tsx'

const { title, dueDate } = documentRequestInput.shape
const requestForm = z.object({ title, dueDate, request: z.string() })
type Values = z.infer<typeof requestForm>

/** In the order of the dialog. */
const labels = {
  title: 'documents.ask.title',
  dueDate: 'documents.ask.due',
} as const satisfies Partial<Record<keyof Values, TextKey>>

/** Asks one client for one paper by a day, as part of one of their requests or on its own. */
export const RequestDialog = ({
  userId,
  consultationId,
  now,
  onAsked,
  onClose,
}: {
  userId: number
  consultationId: number | undefined
  now: Date
  /** Closes the dialog when the list knows; until then it is pending. */
  onAsked: (asked: DocumentRequest) => Promise<void>
  onClose: () => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const requests = useRequestOptions(userId, consultationId)
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(requestForm),
    defaultValues: {
      title: '',
      dueDate: '',
      request: consultationId === undefined ? noRequest : String(consultationId),
    },
    shouldFocusError: false,
  })
  const ask = useMutation({
    mutationFn: ({ request, ...values }: Values) =>
      askForDocument({
        userId,
        ...values,
        ...(request !== noRequest && { consultationId: Number(request) }),
      }),
    onSuccess: onAsked,
    onError: (error) => {
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({ title: t('documents.askError'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = handleSubmit(
    (values) => {
      setProblem(undefined)
      ask.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const idOf = (name: string) => `${id}-${name}`
  const errorOf = (name: keyof Values) => {
    const message = formState.errors[name]?.message
    return message && tMessage(message)
  }
  const errors = fieldErrorsOf(formState.errors, labels, idOf, { t, tMessage })
  return (
    <Dialog
      title={t('documents.ask')}
      isDirty={formState.isDirty && !ask.isSuccess}
      form={{ onSubmit: submit }}
      fallbackFocus={() => document.getElementById(requestTableId)}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={ask.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" isPending={ask.isPending} pendingLabel={t('form.submitting')}>
            {t('documents.ask.submit')}
          </Button>
        </>
      )}
    >
      <div className="stack">
        {attempt > 0 && (problem || errors.length > 0) && (
          <ErrorSummary attempt={attempt} headingLevel="h3" errors={errors}>
            {problem && <p>{problem}</p>}
          </ErrorSummary>
        )}
        <TextField
          label={t('documents.ask.title')}
          hint={t('documents.ask.title.hint')}
          id={idOf('title')}
          error={errorOf('title')}
          {...register('title')}
        />
        <div className="form-grid">
          <TextField
            label={t('documents.ask.due')}
            type="date"
            min={dayInRiyadh(now)}
            id={idOf('dueDate')}
            error={errorOf('dueDate')}
            {...register('dueDate')}
          />
          <SelectField
            label={t('documents.request')}
            isOptional
            id={idOf('request')}
            options={requests}
            {...register('request')}
          />
        </div>
      </div>
    </Dialog>
  )
}

export default RequestDialog
