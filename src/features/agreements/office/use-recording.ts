import { useTranslation } from '#i18n/translate.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Agreement } from '../schema.ts'
import type { AgreementWay } from '../values.ts'
import { recordAgreement } from './api.ts'
import { noDocument, recordForm } from './dialog-values.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  how: 'agreements.record.how',
  nafithNumber: 'agreements.record.nafithNumber',
  on: 'agreements.record.on',
  documentId: 'agreements.record.documentId',
} as const

/** The form that records an agreement in force. */
export const useRecording = ({ id }: Agreement, how: AgreementWay, onDone: () => Promise<void>) => {
  const { t } = useTranslation()
  return useSending({
    schema: recordForm,
    defaultValues: { how, nafithNumber: '', on: '', documentId: noDocument },
    labels,
    send: (body) => recordAgreement(id, body),
    onSent: onDone,
    failed: t('agreements.recordFailed'),
  })
}
