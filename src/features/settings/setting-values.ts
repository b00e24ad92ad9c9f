import type { Language } from '#languages/language.ts'
// Separate from schema.ts, because every page reads settings and does not need to validate them.

/** All settings: names, contact details, switches. Visitors may read all but those that are `isOfficeOnly`. */
export const settingKeys = [
  'site_title',
  'site_title_ar',
  'site_description',
  'site_description_ar',
  'contact_email',
  'contact_email_2',
  'contact_phone',
  'contact_phone_2',
  'contact_address',
  'contact_address_ar',
  'office_location',
  'whatsapp_number',
  'license_number',
  'commercial_register',
  'maintenance_mode',
  'require_two_factor',
  'strict_passwords',
  'facebook_url',
  'twitter_url',
  'linkedin_url',
  'instagram_url',
  'youtube_url',
  'meta_title',
  'meta_title_ar',
  'meta_description',
  'meta_description_ar',
  'og_image',
  'google_analytics_id',
] as const
export type SettingKey = (typeof settingKeys)[number]

/** Only the office may see how its accounts are protected. */
export const isOfficeOnly = (key: Setting['key']): boolean =>
  key === 'require_two_factor' || key === 'strict_passwords'

/**
 * Derived from the server's environment, not from a row: `on` if a mail server is configured, otherwise
 * absent.
 */
export const mailDelivery = 'mail_delivery'

export type Setting = { key: SettingKey | typeof mailDelivery; value: string }

/** Whether email is delivered; without a mail server it stays in the outbox. */
export const deliversMail = (rows: readonly Setting[]): boolean =>
  rows.some(({ key }) => key === mailDelivery)

export type Settings = Record<SettingKey, string>

/** Turns the API's list into one record; missing settings are empty. */
export const settingsOf = (rows: readonly Setting[]): Settings => {
  const known = records.get(rows)
  if (known) return known
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const settings = Object.fromEntries(settingKeys.map((key) => [key, values.get(key) ?? ''])) as Settings
  records.set(rows, settings)
  return settings
}

/** Cached, because a dozen parts of a page need the same record. */
const records = new WeakMap<readonly Setting[], Settings>()

/** A setting in the language of the page, or the English value if there is no Arabic one. */
export const settingIn = (settings: Settings, key: SettingKey, language: Language): string =>
  (language === 'ar' && settings[`${key}_ar` as SettingKey]) || settings[key]

/** The format of a Google Analytics measurement id, for saving and for use. */
export const analyticsIdForm = /^G-[A-Z0-9]{4,20}$/

/** A well-formed Google Analytics id; anything else counts as not set. */
export const analyticsIdOf = ({ google_analytics_id }: Pick<Settings, 'google_analytics_id'>): string =>
  analyticsIdForm.test(google_analytics_id) ? google_analytics_id : ''

/** Latitude and longitude in the format of maps: `24.6936, 46.6853`. Undefined if missing or invalid. */
export const locationOf = ({
  office_location,
}: Pick<Settings, 'office_location'>): { latitude: number; longitude: number } | undefined => {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*[,،]\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(office_location.trim())
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
