import type { SettingKey } from './setting-values.ts'

/** The three tabs of the settings screen, each with its own form (specification, section 2). */
export const settingTabs = {
  general: [
    'site_title',
    'site_title_ar',
    'site_description',
    'site_description_ar',
    'contact_email',
    'contact_email_2',
    'contact_phone',
    'contact_phone_2',
    'whatsapp_number',
    'contact_address',
    'contact_address_ar',
    'office_location',
    'license_number',
    'commercial_register',
    'maintenance_mode',
    'require_two_factor',
    'strict_passwords',
  ],
  social: ['facebook_url', 'twitter_url', 'linkedin_url', 'instagram_url', 'youtube_url'],
  seo: [
    'meta_title',
    'meta_title_ar',
    'meta_description',
    'meta_description_ar',
    'og_image',
    'google_analytics_id',
  ],
} as const satisfies Record<string, readonly SettingKey[]>
export type SettingTab = keyof typeof settingTabs
