import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Consultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/components/area-label.ts'
import { type ServiceArea, serviceAreas } from '#features/services/schema.ts'
import { hasCode } from '#http/call-api.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { contactMessagesKey, convertContactMessage } from '../admin-api.ts'
import { type ContactConversion, type ContactMessage, contactConversion, splitName } from '../admin-schema.ts'
import { contactTableId } from './contact-table.tsx'

type Values = z.input<typeof contactConversion>

/** In the order of the dialog. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  phone: 'form.phone',
  service: 'form.service',
} as const satisfies Record<keyof Values, TextKey>

/** What a consultation needs beside the message: both names, a number, and the service it is about. */
export const ConversionDialog = ({
  message,
  onConverted,
  onClose,
}: {
  message: ContactMessage
  /** Closes the dialog when the list knows; until then it is pending. */
  onConverted: (created: Consultation) => Promise<void>
  onClose: () => void
}) => {
  const { t, tMessage } = useTranslation()
  const queryClient = useQueryClient()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, ContactConversion>({
    resolver: zodResolver(contactConversion),
    // The empty text is a select's word for nothing chosen; the schema refuses it.
    defaultValues: {
      ...splitName(message.name),
      phone: message.phone ?? '',
      service: '' as ServiceArea,
    },
    shouldFocusError: false,
  })
  const convert = useMutation({
    mutationFn: (values: ContactConversion) => convertContactMessage(message.id, values),
    onSuccess: onConverted,
    onError: (error) => {
      // A colleague was first: the message below leads to what became of it.
      if (hasCode(error, 'converted')) void queryClient.invalidateQueries({ queryKey: contactMessagesKey })
      setProblem(showServerErrors(error, setError, t('toast.generic')))
      setAttempt((count) => count + 1)
      showToast({
        title: t('contactMessages.convertError'),
        description: error.message,
        variant: 'destructive',
      })
    },
  })
  const submit = handleSubmit(
    (values) => {
      setProblem(undefined)
      convert.mutate(values)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const idOf = (name: string) => `${id}-${name}`
  const field = (name: keyof Values) => {
    const error = formState.errors[name]?.message
    return { ...register(name), id: idOf(name), label: t(labels[name]), error: error && tMessage(error) }
  }
  const errors = fieldErrorsOf(formState.errors, labels, idOf, { t, tMessage })
  return (
    <Dialog
      title={t('contactMessages.convert')}
      description={t('contactMessages.convert.text')}
      isDirty={formState.isDirty && !convert.isSuccess}
      form={{ onSubmit: submit }}
      fallbackFocus={() => document.getElementById(contactTableId)}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={convert.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" isPending={convert.isPending} pendingLabel={t('form.submitting')}>
            {t('contactMessages.convert.submit')}
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
        <div className="form-grid">
          <TextField {...field('firstName')} />
          <TextField {...field('lastName')} />
          <TextField {...field('phone')} type="tel" />
          <SelectField
            {...field('service')}
            placeholder={t('form.serviceSelect')}
            options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
          />
        </div>
      </div>
    </Dialog>
  )
}

export default ConversionDialog
