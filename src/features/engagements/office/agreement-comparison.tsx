import { useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { EngagementInput } from '../input.ts'
import type { Engagement } from '../schema.ts'
import { labelsFor } from './engagement-labels.ts'
import { type EngagementValues, engagementForm, textOfInstalments, valuesOf } from './engagement-values.ts'
import { useLawyers } from './use-lawyers.ts'

/** Both versions of an agreement if a colleague saved first. */
export default function AgreementComparison({
  onSave,
  onInvalid,
  ...comparison
}: Omit<Comparison<Engagement, EngagementValues>, 'onSave'> & {
  onSave: (body: EngagementInput) => void
  /** Called with a choice that is not valid, such as the fee of one version and the instalments of the other. */
  onInvalid: (merged: EngagementValues) => void
}) {
  const { t } = useTranslation()
  const lawyers = useLawyers(comparison.newest)
  const textOf = (name: keyof EngagementValues, values: EngagementValues): string => {
    if (name === 'kind') return t(`engagement.kind.${values.kind}`)
    if (name === 'vatRate') return t('engagements.vatRate.percent', { rate: values.vatRate })
    if (name === 'lawyerId') return lawyers.find(({ value }) => value === values.lawyerId)?.label ?? ''
    if (name === 'instalments')
      return textOfInstalments(values.instalments, (due) => t(`engagements.due.${due}`))
    return values[name]
  }
  return (
    <VersionComparison
      {...comparison}
      title={t('engagements.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={labelsFor(comparison.newest.kind)}
      valuesOf={valuesOf}
      textOf={textOf}
      onSave={(merged) => {
        const { data } = engagementForm.safeParse(merged)
        if (data) onSave(data)
        else onInvalid(merged)
      }}
    />
  )
}
