import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import { type AdminSetting, type SettingKey, type SettingTab, settingTabs } from '../schema.ts'
import { type SettingValues, valuesOf } from './form-values.ts'
import { languageOfSetting, settingLabels } from './labels.ts'

/** Mine against what somebody saved meanwhile, setting by setting. */
export const SettingsComparison = ({
  tab,
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  tab: SettingTab
  base: readonly AdminSetting[]
  newest: readonly AdminSetting[]
  mine: SettingValues
  isPending: boolean
  error: string | undefined
  onSave: (values: SettingValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const keys: readonly SettingKey[] = settingTabs[tab]
  const seen = valuesOf(base, tab)
  const saved = valuesOf(newest, tab)
  const wordsOf = (key: SettingKey, values: SettingValues): string => {
    if (key === 'maintenance_mode')
      return t(values[key] === 'true' ? 'settings.maintenance.on' : 'settings.maintenance.off')
    if (key === 'require_two_factor')
      return t(values[key] === 'true' ? 'settings.twoFactor.on' : 'settings.twoFactor.off')
    if (key === 'strict_passwords')
      return t(values[key] === 'true' ? 'settings.strictPasswords.on' : 'settings.strictPasswords.off')
    return values[key] ?? ''
  }
  const merge = (chosen: Record<string, Version>): SettingValues =>
    Object.fromEntries(keys.map((key) => [key, chosen[key] === 'saved' ? saved[key] : mine[key]]))
  return (
    <VersionComparison
      {...rest}
      title={t('settings.changed')}
      savedAt={newestVersion(newest, keys)}
      fields={keys.map((key) => ({
        name: key,
        label: t(settingLabels[key]),
        base: wordsOf(key, seen),
        saved: wordsOf(key, saved),
        mine: wordsOf(key, mine),
        lang: languageOfSetting(key),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}

const newestVersion = (rows: readonly AdminSetting[], keys: readonly SettingKey[]): string =>
  rows
    .filter(({ key }) => keys.includes(key))
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? ''

export default SettingsComparison
