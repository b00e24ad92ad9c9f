import * as z from 'zod/mini'
import {
  noConsultation,
  useConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { readDayAhead } from '#fields/day.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { askForDocument } from '../browser/api.ts'
import { dayInRiyadh } from '../browser/document-format.ts'
import { type DocumentRequest, documentRequestInput } from '../schema.ts'
import { documentRequestTableId } from './document-request-table.tsx'

const { title, dueDate } = documentRequestInput.shape
const requestForm = z.object({ title, dueDate, consultation: z.string() })
type Values = z.infer<typeof requestForm>

/** Field labels, in the order of the dialog. */
const labels = {
  title: 'documents.ask.title',
  dueDate: 'documents.ask.due',
} as const satisfies Partial<Record<keyof Values, TextKey>>

/** Requests one document from a client by a date, for one of their consultations or without one. */
const DocumentRequestDialog = ({
  userId,
  consultationId,
  now,
  onRequested,
  onClose,
}: {
  userId: number
  consultationId: number | undefined
  now: Date
  /** Resolves once the list is refreshed and the dialog is closed; the request is pending until then. */
  onRequested: (requested: DocumentRequest) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const consultations = useConsultationOptions(userId, consultationId)
  const { field, ...sending } = useSending({
    schema: requestForm,
    defaultValues: {
      title: '',
      dueDate: '',
      consultation: consultationId === undefined ? noConsultation : String(consultationId),
    },
    labels,
    send: ({ consultation, ...values }) =>
      askForDocument({
        userId,
        ...values,
        ...(consultation !== noConsultation && { consultationId: Number(consultation) }),
      }),
    onSent: onRequested,
    failed: t('documents.askError'),
  })
  return (
    <SendingDialog
      title={t('documents.ask')}
      frame={sending}
      fallbackId={documentRequestTableId}
      onClose={onClose}
      save={t('documents.ask.submit')}
    >
      <TextField {...field('title')} hint={t('documents.ask.title.hint')} />
      <div className="form-grid">
        <DateField
          {...field('dueDate')}
          days={{ first: () => dayInRiyadh(now), isOpen: () => true, read: readDayAhead }}
        />
        <SelectField
          {...field('consultation')}
          label={t('documents.request')}
          isOptional
          options={consultations}
        />
      </div>
    </SendingDialog>
  )
}

export default DocumentRequestDialog
