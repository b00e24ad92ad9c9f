import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { Client } from '../schema.ts'
import { type ClientValues, clientFields, clientLabels, valuesOf } from './client-values.ts'

const languages: Partial<Record<keyof ClientValues, 'en' | 'ar'>> = {
  name: 'en',
  nameAr: 'ar',
  description: 'en',
  descriptionAr: 'ar',
}

/** Mine against what somebody saved meanwhile, field by field. */
export const ClientComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: Client
  newest: Client
  mine: ClientValues
  isPending: boolean
  error: string | undefined
  onSave: (values: ClientValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const saved = valuesOf(newest)
  const wordsOf = (name: keyof ClientValues, values: ClientValues): string => {
    if (name === 'clientType') return t(`officeClients.type.${values.clientType}`)
    if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
    return String(values[name])
  }
  const merge = (chosen: Record<string, Version>): ClientValues =>
    Object.fromEntries(
      clientFields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as ClientValues
  return (
    <VersionComparison
      {...rest}
      title={t('officeClients.changed')}
      savedAt={newest.updatedAt}
      fields={clientFields.map((name) => ({
        name,
        label: t(clientLabels[name]),
        base: wordsOf(name, valuesOf(base)),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
        lang: languages[name],
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}
