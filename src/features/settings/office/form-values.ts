import type { UseFormReturn } from 'react-hook-form'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import type { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import type { AdminSetting, SettingChanges, SettingKey } from '../schema.ts'

/** The values of a tab's form: its own settings, all as text. */
export type SettingValues = Partial<Record<SettingKey, string>>
export type SettingsForm = UseFormReturn<SettingValues, unknown, SettingValues>
export type SettingsFields = Pick<
  ReturnType<typeof useLabelledFields<SettingValues, SettingValues>>,
  'field' | 'texts'
>

const phones: readonly SettingKey[] = ['contact_phone', 'contact_phone_2', 'whatsapp_number']
const switches: readonly SettingKey[] = ['maintenance_mode', 'require_two_factor', 'strict_passwords']

/** Phone numbers are stored as E.164 and grouped for display. */
export const valuesOf = (rows: readonly AdminSetting[], keys: readonly SettingKey[]): SettingValues => {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(
    keys.map((key) => {
      const value = stored.get(key) ?? (switches.includes(key) ? 'false' : '')
      return [key, phones.includes(key) ? formatTypedPhone(value) : value]
    }),
  )
}

/** Each change with the version it is based on; a setting that was never saved has none. */
export const changesOf = (
  values: SettingValues,
  seen: readonly AdminSetting[],
  keys: readonly SettingKey[],
): SettingChanges => {
  const versions = new Map(seen.map(({ key, updatedAt }) => [key, updatedAt]))
  return keys.map((key) => ({
    key,
    value: values[key] ?? '',
    updatedAt: versions.get(key),
  }))
}
