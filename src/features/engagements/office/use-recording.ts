import { useTranslation } from '#i18n/translate.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Engagement } from '../schema.ts'
import type { AgreementWay } from '../values.ts'
import { recordEngagement } from './api.ts'
import { noDocument, recordForm } from './dialog-values.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  how: 'engagements.record.how',
  nafithNumber: 'engagements.record.nafithNumber',
  on: 'engagements.record.on',
  documentId: 'engagements.record.documentId',
} as const

/** The form that records an agreement in force. */
export const useRecording = ({ id }: Engagement, how: AgreementWay, onDone: () => Promise<void>) => {
  const { t } = useTranslation()
  return useSending({
    schema: recordForm,
    defaultValues: { how, nafithNumber: '', on: '', documentId: noDocument },
    labels,
    send: (body) => recordEngagement(id, body),
    onSent: onDone,
    failed: t('engagements.recordFailed'),
  })
}
