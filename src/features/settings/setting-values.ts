import type { Language } from '#languages/language.ts'
import type { SettingKey } from './setting-table.ts'
// Separate from setting-table.ts, because every page reads settings and does not need to validate them.

/**
 * Derived from the server's environment, not from a row: `on` if a mail server is configured, otherwise
 * absent.
 */
export const mailDelivery = 'mail_delivery'

export type Setting = { key: SettingKey | typeof mailDelivery; value: string }

/** Whether email is delivered; without a mail server it stays in the outbox. */
export const deliversMail = (rows: readonly Setting[]): boolean =>
  rows.some(({ key }) => key === mailDelivery)

export type Settings = Readonly<Record<SettingKey, string>>

/** Turns the API's list into one record. A missing setting reads as empty, but is not a key of the record. */
export const settingsOf = (rows: readonly Setting[]): Settings => {
  const known = records.get(rows)
  if (known) return known
  const saved = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Settings
  // With a list of all keys instead, every page would download it.
  const settings = new Proxy(saved, { get: (values, key) => values[key as SettingKey] ?? '' })
  records.set(rows, settings)
  return settings
}

/** Cached, because a dozen parts of a page need the same record. */
const records = new WeakMap<readonly Setting[], Settings>()

/** A setting in the language of the page, or the English value if there is no Arabic one. */
export const settingIn = (settings: Settings, key: SettingKey, language: Language): string =>
  (language === 'ar' && settings[`${key}_ar` as SettingKey]) || settings[key]
