import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { adminDocumentsQuery } from '#features/documents/browser/api.ts'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { agreementEnd } from '../input.ts'
import type { Agreement, Installment } from '../schema.ts'
import { type AgreementWay, endKinds } from '../values.ts'
import { agreementHeading } from './agreement-actions.tsx'
import { Money } from './agreement-facts.tsx'
import { endAgreement, recordAgreement, savePayment } from './api.ts'
import { noDocument, paymentForm, recordForm, waysOf } from './dialog-values.ts'

/** Field labels, in the order of the dialog. */
const recordLabels = {
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
    labels: recordLabels,
    send: (body) => recordAgreement(id, body),
    onSent: onDone,
    failed: t('agreements.recordFailed'),
  })
}

/** Records that an agreement is in force: as accepted, signed by hand or registered with Nafith. */
export const RecordDialog = ({
  agreement,
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const ways = waysOf(agreement)
  const { form, field, ...sending } = useRecording(agreement, ways[0] ?? 'paper', onDone)
  const how = form.watch('how')
  return (
    <SendingDialog
      title={t('agreements.record.title', { number: agreement.number })}
      frame={sending}
      onClose={onClose}
      fallbackId={agreementHeading}
      save={t('agreements.record.submit')}
    >
      <p>{t('agreements.record.text')}</p>
      <SelectField
        {...field('how')}
        options={ways.map((value) => ({ value, label: t(`agreement.way.${value}`) }))}
      />
      {how === 'nafith' && <TextField {...field('nafithNumber')} dir="ltr" />}
      <DateField {...field('on')} isOptional={how === 'here'} hint={t('agreements.day.hint')} days={anyDay} />
      <DocumentField {...field('documentId')} consultationId={agreement.consultationId} />
    </SendingDialog>
  )
}

/** One of the documents of a request, or none. */
export const DocumentField = ({
  consultationId,
  ...field
}: { consultationId: number } & Omit<ComponentProps<typeof SelectField>, 'options'>) => {
  const { t } = useTranslation()
  const { data } = useQuery(
    adminDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '100' })),
  )
  return (
    <SelectField
      {...field}
      isOptional
      hint={t('agreements.record.document.hint')}
      options={[
        { value: noDocument, label: t('agreements.record.document.none') },
        ...(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** Field labels, in the order of the dialog. */
const paymentLabels = {
  paidOn: 'agreements.pay.on',
  paidHow: 'agreements.pay.how',
  reference: 'agreements.pay.reference',
  invoiceDocumentId: 'agreements.pay.invoice',
} as const

/** Records that an installment was paid. */
export const PaymentDialog = ({
  agreement: { consultationId },
  installment,
  onDone,
  onClose,
}: {
  agreement: Agreement
  installment: Installment
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { field, ...sending } = useSending({
    schema: paymentForm,
    defaultValues: {
      paidOn: dayAsTyped(todayInRiyadh(new Date())),
      paidHow: '',
      reference: '',
      invoiceDocumentId: noDocument,
    },
    labels: paymentLabels,
    send: (body) => savePayment(installment.id, body),
    onSent: onDone,
    failed: t('agreements.payFailed'),
  })
  return (
    <SendingDialog
      title={t('agreements.pay.title', { name: localized(installment, 'label', language).text })}
      frame={sending}
      onClose={onClose}
      fallbackId={agreementHeading}
      save={t('agreements.pay')}
    >
      <p className="strong">
        <Money amount={installment.amount} />
      </p>
      <DateField {...field('paidOn')} hint={t('agreements.day.hint')} days={anyDay} />
      <div className="form-grid">
        <TextField {...field('paidHow')} isOptional hint={t('agreements.pay.how.hint')} />
        <TextField {...field('reference')} isOptional dir="ltr" />
      </div>
      <DocumentField {...field('invoiceDocumentId')} consultationId={consultationId} />
    </SendingDialog>
  )
}

const endLabels = { kind: 'agreements.end.kind', reason: 'agreements.end.reason' } as const

/** Ends an agreement with a reason, which the client reads. */
export const EndDialog = ({
  agreement: { id },
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: agreementEnd,
    defaultValues: { kind: 'completed', reason: '' },
    labels: endLabels,
    send: (body) => endAgreement(id, body),
    onSent: onDone,
    failed: t('agreements.endFailed'),
  })
  return (
    <SendingDialog
      title={t('agreements.end.title')}
      frame={sending}
      onClose={onClose}
      fallbackId={agreementHeading}
      save={t('agreements.end')}
      variant="danger"
    >
      <p>{t('agreements.end.text')}</p>
      <SelectField
        {...field('kind')}
        options={endKinds.map((value) => ({ value, label: t(`agreement.end.${value}`) }))}
      />
      <TextArea
        {...field('reason')}
        rows={4}
        hint={form.watch('kind') === 'completed' ? undefined : t('agreements.end.messageHint')}
      />
    </SendingDialog>
  )
}
