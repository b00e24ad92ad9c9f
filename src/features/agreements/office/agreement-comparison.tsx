import { useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { AgreementInput } from '../input.ts'
import type { Agreement } from '../schema.ts'
import { labelsFor } from './agreement-fields.ts'
import { type AgreementValues, agreementForm, textOfInstallments, valuesOf } from './agreement-values.ts'
import { useLawyers } from './editor-fields.tsx'

/** Both versions of an agreement if a colleague saved first. */
export default function AgreementComparison({
  onSave,
  onInvalid,
  ...comparison
}: Omit<Comparison<Agreement, AgreementValues>, 'onSave'> & {
  onSave: (body: AgreementInput) => void
  /** Called with a choice that is not valid, such as the fee of one version and the installments of the other. */
  onInvalid: (merged: AgreementValues) => void
}) {
  const { t } = useTranslation()
  const lawyers = useLawyers(comparison.newest)
  const textOf = (name: keyof AgreementValues, values: AgreementValues): string => {
    if (name === 'kind') return t(`agreement.kind.${values.kind}`)
    if (name === 'vatRate') return t('agreements.vatRate.percent', { rate: values.vatRate })
    if (name === 'lawyerId') return lawyers.find(({ value }) => value === values.lawyerId)?.label ?? ''
    if (name === 'instalments')
      return textOfInstallments(values.instalments, (due) => t(`agreements.due.${due}`))
    return values[name]
  }
  return (
    <VersionComparison
      {...comparison}
      title={t('agreements.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={labelsFor(comparison.newest.kind)}
      valuesOf={valuesOf}
      textOf={textOf}
      onSave={(merged) => {
        const { data } = agreementForm.safeParse(merged)
        if (data) onSave(data)
        else onInvalid(merged)
      }}
    />
  )
}
