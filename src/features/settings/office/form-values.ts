import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { AdminSetting, SettingChanges } from '../schema.ts'
import { formatIban } from '../setting-formats.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'

/** The values of a form: its own settings, all as text. */
export type SettingValues = Partial<Record<SettingKey, string>>
export type SettingsForm = UseFormReturn<SettingValues, unknown, SettingValues>

const recordOf = <Value>(keys: readonly SettingKey[], make: (key: SettingKey) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<SettingKey, Value>

export const schemaOf = (keys: readonly SettingKey[]) =>
  z.strictObject(recordOf(keys, (key) => settingTable[key].schema)) as unknown as z.ZodMiniType<
    SettingValues,
    SettingValues
  >

export const labelsOf = (keys: readonly SettingKey[]): Record<SettingKey, TextKey> =>
  recordOf(keys, (key) => settingTable[key].label)

/** Phone and account numbers are stored without spaces and grouped for display. */
export const valuesOf = (rows: readonly AdminSetting[], keys: readonly SettingKey[]): SettingValues => {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  return recordOf(keys, (key) => {
    const { kind } = settingTable[key]
    const value = stored.get(key) ?? (kind === 'switch' ? 'false' : '')
    if (key === 'iban') return formatIban(value)
    return kind === 'tel' ? formatTypedPhone(value) : value
  })
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
