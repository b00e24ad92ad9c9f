import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { dayAsTyped } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Agreement, Template } from '../schema.ts'
import { type FeeKind, feeKinds, vatRates } from '../values.ts'
import type { AgreementRequest } from './agreement-actions.tsx'
import { draftForm, noTemplate, templatesFor } from './agreement-values.ts'
import { createAgreement, draftTemplatesQuery } from './api.ts'
import { defaultValidUntil } from './dialog-values.ts'
import { AnyDayField, TotalLine } from './draft-fields.tsx'

type Props = {
  request: AgreementRequest
  onDone: (created: Agreement) => Promise<void>
  onClose: () => void
}

/** Creates the draft of a fee agreement, with the text of a template or with a first text. */
export const DraftDialog = (props: Props) => {
  const { data, isPending } = useQuery(draftTemplatesQuery())
  // A failed list of templates does not stop a draft without one.
  return isPending ? null : (
    <DraftForm {...props} templates={templatesFor(data ?? [], props.request.service)} />
  )
}

/** Field labels, in the order of the dialog. */
const labels = {
  templateId: 'agreements.draft.template',
  textAr: 'agreements.draft.scope',
  lawyerId: 'agreement.lawyer',
  kind: 'agreement.kind',
  amount: 'agreements.amount',
  vatRate: 'agreements.vatRate',
  validUntil: 'agreement.validUntil',
} as const

const DraftForm = ({ request, templates, onDone, onClose }: Props & { templates: readonly Template[] }) => {
  const { t, language } = useTranslation()
  const colleagues = useColleagues() ?? []
  const [first] = templates
  const firstKind: FeeKind = request.status === 'pending' ? 'consultation' : 'fixed'
  const [labelledKind, setLabelledKind] = useState<FeeKind>(firstKind)
  const { form, field, ...sending } = useSending({
    schema: draftForm(templates),
    defaultValues: {
      templateId: first?.area === request.service ? String(first.id) : noTemplate,
      textAr: '',
      lawyerId: String(request.assignedToId ?? 'none'),
      kind: firstKind,
      amount: '',
      vatRate: '15',
      validUntil: dayAsTyped(defaultValidUntil(todayInRiyadh(new Date()))),
    },
    labels: labelledKind === 'hourly' ? { ...labels, amount: 'agreements.rate' } : labels,
    send: (body) => createAgreement(request.id, body),
    onSent: onDone,
    failed: t('agreements.draftFailed'),
  })
  const [templateId, kind, amount, vatRate] = form.watch(['templateId', 'kind', 'amount', 'vatRate'])
  // The form reads its labels before its values.
  if (kind !== labelledKind) setLabelledKind(kind)
  const labelOf = (template: Template) => {
    const { text } = localized(template, 'name', language)
    const name =
      template.area === request.service
        ? text
        : t('agreements.draft.other', { name: text, area: t(areaLabel[template.area]) })
    return template.isReviewed ? name : t('agreements.draft.unreviewed', { name })
  }
  return (
    <SendingDialog
      title={t('agreements.draft.title', { reference: `#${request.id}` })}
      frame={sending}
      onClose={onClose}
      save={t('agreements.draft.submit')}
    >
      <SelectField
        {...field('templateId')}
        options={[
          ...templates.map((each) => ({ value: String(each.id), label: labelOf(each) })),
          { value: noTemplate, label: t('agreements.draft.empty') },
        ]}
      />
      {templateId === noTemplate && (
        <TextArea {...field('textAr')} rows={4} hint={t('agreements.draft.scope.hint')} />
      )}
      <div className="form-grid">
        <SelectField
          {...field('lawyerId')}
          placeholder=""
          options={colleagues.map((each) => ({ value: String(each.id), label: fullNameOf(each) }))}
        />
        <SelectField
          {...field('kind')}
          options={feeKinds.map((value) => ({ value, label: t(`agreement.kind.${value}`) }))}
        />
        <TextField {...field('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
        <SelectField
          {...field('vatRate')}
          options={vatRates.map((rate) => ({
            value: String(rate),
            label: t('agreements.vatRate.percent', { rate }),
          }))}
        />
        <AnyDayField {...field('validUntil')} />
      </div>
      <TotalLine kind={kind} amount={amount} vatRate={vatRate} instalments={[]} />
    </SendingDialog>
  )
}
