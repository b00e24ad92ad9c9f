import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { Consultation } from '../schema.ts'
import { type ConsultationValues, valuesOf } from './consultation-values.ts'

const labels: Record<keyof ConsultationValues, TextKey> = {
  status: 'table.status',
  assignedToId: 'consult.assignedTo',
  notes: 'consult.notes',
}

export const ConsultationComparison = ({
  nameOf,
  ...comparison
}: Comparison<Consultation, ConsultationValues> & {
  /** The name behind an assignee's value. */
  nameOf: (assignee: string) => string
}) => {
  const { t } = useTranslation()
  return (
    <VersionComparison
      {...comparison}
      title={t('consult.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={labels}
      valuesOf={valuesOf}
      textOf={(name, values) => {
        if (name === 'status') return t(`status.${values.status}`)
        return name === 'assignedToId' ? nameOf(values.assignedToId) : values.notes
      }}
    />
  )
}
