import { useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { Consultation } from '../schema.ts'
import { type ConsultationValues, consultationLabels, valuesOf } from './consultation-values.ts'

export const ConsultationComparison = ({
  nameOf,
  ...comparison
}: Comparison<Consultation, ConsultationValues> & {
  /** Returns the name of an assignee for the value in the select. */
  nameOf: (assignee: string) => string
}) => {
  const { t } = useTranslation()
  return (
    <VersionComparison
      {...comparison}
      title={t('consult.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={consultationLabels}
      fields={['status', 'rejectionNote', 'assignedToId', 'notes']}
      valuesOf={valuesOf}
      textOf={(name, values) => {
        if (name === 'status') return t(`status.${values.status}`)
        return name === 'assignedToId' ? nameOf(values.assignedToId) : values[name]
      }}
    />
  )
}
