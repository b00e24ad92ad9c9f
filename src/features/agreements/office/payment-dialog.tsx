import { anyDay, dayAsTyped } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Agreement, Installment } from '../schema.ts'
import { savePayment } from './api.ts'
import { noDocument, paymentForm } from './dialog-values.ts'
import { DocumentField } from './document-field.tsx'
import { agreementHeading } from './headings.ts'
import { Money } from './money.tsx'

/** Field labels, in the order of the dialog. */
const labels = {
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
    labels,
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
