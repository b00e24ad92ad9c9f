import type { Language } from '#languages/language.ts'
// Apart from schema.ts, since every page of the browser reads settings and none of them needs to check one.

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

/** How the office protects its accounts concerns nobody else. */
export const isOfficeOnly = (key: SettingKey): boolean =>
  key === 'require_two_factor' || key === 'strict_passwords'

export type Setting = { key: SettingKey; value: string }

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

/** A dozen parts of a page ask for the same. */
const records = new WeakMap<readonly Setting[], Settings>()

/** A setting in the language of the page, or the English value if there is no Arabic one. */
export const settingIn = (settings: Settings, key: SettingKey, language: Language): string =>
  (language === 'ar' && settings[`${key}_ar` as SettingKey]) || settings[key]

/** A well-formed Google Analytics id; anything else counts as not set. */
export const analyticsIdOf = ({ google_analytics_id }: Pick<Settings, 'google_analytics_id'>): string =>
  /^G-[A-Z0-9]{6,16}$/.test(google_analytics_id) ? google_analytics_id : ''

/** Latitude and longitude as maps write them: `24.6936, 46.6853`. Undefined without any, or for what is none. */
export const locationOf = ({
  office_location,
}: Pick<Settings, 'office_location'>): { latitude: number; longitude: number } | undefined => {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*[,،]\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(office_location.trim())
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
