import type { TextKey } from '#i18n/translate.tsx'
import type { SettingKey } from '../schema.ts'

/** Field labels, in the order of each tab's page. */
export const settingLabels = {
  site_title: 'settings.siteTitleEn',
  site_title_ar: 'settings.siteTitleAr',
  site_description: 'settings.siteDescriptionEn',
  site_description_ar: 'settings.siteDescriptionAr',
  contact_email: 'settings.contactEmail',
  contact_email_2: 'settings.contactEmail2',
  contact_phone: 'settings.contactPhone',
  contact_phone_2: 'settings.contactPhone2',
  whatsapp_number: 'settings.whatsapp',
  contact_address: 'settings.contactAddressEn',
  contact_address_ar: 'settings.contactAddressAr',
  office_location: 'settings.location',
  license_number: 'settings.licenseNumber',
  commercial_register: 'settings.commercialRegister',
  maintenance_mode: 'settings.maintenance',
  require_two_factor: 'settings.twoFactor',
  strict_passwords: 'settings.strictPasswords',
  facebook_url: 'settings.facebook',
  twitter_url: 'settings.twitter',
  linkedin_url: 'settings.linkedin',
  instagram_url: 'settings.instagram',
  youtube_url: 'settings.youtube',
  meta_title: 'settings.metaTitleEn',
  meta_title_ar: 'settings.metaTitleAr',
  meta_description: 'settings.metaDescriptionEn',
  meta_description_ar: 'settings.metaDescriptionAr',
  og_image: 'settings.ogImage',
  google_analytics_id: 'settings.gaId',
} as const satisfies Record<SettingKey, TextKey>
