import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { Consultation } from '../schema.ts'
import { type ConsultationValues, consultationFields, valuesOf } from './consultation-values.ts'

const labels: Record<keyof ConsultationValues, TextKey> = {
  status: 'table.status',
  assignedToId: 'consult.assignedTo',
  notes: 'consult.notes',
}

/** Mine against what somebody saved meanwhile, field by field. */
export const ConsultationComparison = ({
  base,
  newest,
  mine,
  nameOf,
  onSave,
  ...rest
}: {
  base: Consultation
  newest: Consultation
  mine: ConsultationValues
  /** The name behind an assignee's value. */
  nameOf: (assignee: string) => string
  isPending: boolean
  error: string | undefined
  onSave: (values: ConsultationValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const saved = valuesOf(newest)
  const wordsOf = (name: keyof ConsultationValues, values: ConsultationValues): string => {
    if (name === 'status') return t(`status.${values.status}`)
    return name === 'assignedToId' ? nameOf(values.assignedToId) : values.notes
  }
  const merge = (chosen: Record<string, Version>): ConsultationValues =>
    Object.fromEntries(
      consultationFields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as ConsultationValues
  return (
    <VersionComparison
      {...rest}
      title={t('consult.changed')}
      savedAt={newest.updatedAt}
      fields={consultationFields.map((name) => ({
        name,
        label: t(labels[name]),
        base: wordsOf(name, valuesOf(base)),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}
