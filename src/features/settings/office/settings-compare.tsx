import { useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { AdminSetting, SettingKey } from '../schema.ts'
import { type SettingValues, valuesOf } from './form-values.ts'
import { settingLabels } from './labels.ts'

const SettingsComparison = ({
  keys,
  ...comparison
}: Comparison<AdminSetting[], SettingValues> & { keys: readonly SettingKey[] }) => {
  const { t } = useTranslation()
  const textOf = (key: SettingKey, values: SettingValues): string => {
    if (key === 'maintenance_mode')
      return t(values[key] === 'true' ? 'settings.maintenance.on' : 'settings.maintenance.off')
    if (key === 'require_two_factor')
      return t(values[key] === 'true' ? 'settings.twoFactor.on' : 'settings.twoFactor.off')
    if (key === 'strict_passwords')
      return t(values[key] === 'true' ? 'settings.strictPasswords.on' : 'settings.strictPasswords.off')
    return values[key] ?? ''
  }
  return (
    <VersionComparison
      {...comparison}
      title={t('settings.changed')}
      savedAt={newestVersion(comparison.newest, keys)}
      labels={settingLabels}
      fields={keys}
      valuesOf={(rows) => valuesOf(rows, keys)}
      textOf={textOf}
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
