import { useTranslation } from '#i18n/translate.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { AdminSetting } from '../schema.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'
import { labelsOf, type SettingValues, valuesOf } from './form-values.ts'

const SettingsComparison = ({
  keys,
  ...comparison
}: Comparison<AdminSetting[], SettingValues> & { keys: readonly SettingKey[] }) => {
  const { t } = useTranslation()
  return (
    <VersionComparison
      {...comparison}
      title={t('settings.changed')}
      savedAt={newestVersion(comparison.newest, keys)}
      labels={labelsOf(keys)}
      valuesOf={(rows) => valuesOf(rows, keys)}
      textOf={(key, values) => {
        const value = values[key] ?? ''
        const state = settingTable[key].states?.[value]
        return state ? t(state) : value
      }}
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
