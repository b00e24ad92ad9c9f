import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { Service } from '../schema.ts'
import { areaLabel } from './area-label.ts'
import { type ServiceValues, serviceFields, valuesOf } from './service-form.tsx'

const labels: Record<keyof ServiceValues, TextKey> = {
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  descriptionEn: 'services.descriptionEn',
  descriptionAr: 'services.descriptionAr',
  icon: 'table.icon',
  area: 'services.area',
  displayOrder: 'table.displayOrder',
  status: 'table.status',
}

const languageOf = (name: keyof ServiceValues): 'en' | 'ar' | undefined =>
  name.endsWith('En') ? 'en' : name.endsWith('Ar') ? 'ar' : undefined

/** Mine against what somebody saved meanwhile, field by field. */
export const ServiceComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: Service
  newest: Service
  mine: ServiceValues
  isPending: boolean
  error: string | undefined
  onSave: (values: ServiceValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const saved = valuesOf(newest)
  const wordsOf = (name: keyof ServiceValues, values: ServiceValues): string => {
    if (name === 'icon') return t(`icon.${values.icon}`)
    if (name === 'area') return t(areaLabel[values.area])
    if (name === 'status') return t(`status.${values.status}`)
    return String(values[name])
  }
  const merge = (chosen: Record<string, Version>): ServiceValues =>
    Object.fromEntries(
      serviceFields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as ServiceValues
  return (
    <VersionComparison
      {...rest}
      title={t('services.changed')}
      savedAt={newest.updatedAt}
      fields={serviceFields.map((name) => ({
        name,
        label: t(labels[name]),
        base: wordsOf(name, valuesOf(base)),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
        lang: languageOf(name),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}
