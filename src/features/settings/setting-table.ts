import * as z from 'zod/mini'
import { pictureAddressOrNone } from '#features/images/schema.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { phoneNumber } from '#fields/phone.ts'
import { foldedNumber, numberLine, requiredLines, requiredText, textLine, textLines } from '#fields/text.ts'
import { diligenceSettings } from './diligence-settings.ts'
import { iban, location, phoneOrNone, trueOrFalse, vatNumber, webAddress } from './setting-fields.ts'
import { analyticsIdForm } from './setting-formats.ts'
import { type SettingSection, type SettingTab, settingTabs } from './setting-tabs.ts'

type Row<Text extends string> = {
  section: SettingSection
  kind: 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'picture' | 'switch' | 'areas'
  label: Text
  /** May contain `{n}`, the length of the value. */
  hint?: Text
  /** The texts of the values `true` and `false` in a comparison of versions. */
  states?: Record<string, Text>
  /** The message appears at the field. A setting is optional if its schema accepts an empty text. */
  schema: z.ZodMiniType<string>
  input?: {
    rows?: number
    dir?: 'ltr'
    inputMode?: 'numeric'
    placeholder?: string
    autoComplete?: 'off'
    spellCheck?: false
  }
  /** Only the office may see how its accounts are protected. */
  isOfficeOnly?: true
}

/** Checks the rows, and infers the keys and the texts from them. */
const tableOf = <Key extends string, Text extends string>(rows: Record<Key, Row<Text>>) => rows

/** All settings, in the order of the settings screen. */
export const settingTable = tableOf({
  site_title: {
    section: 'identity',
    kind: 'text',
    label: 'settings.siteTitleEn',
    hint: 'settings.siteTitle.hint',
    schema: requiredText('val.siteTitle.required', 120),
  },
  site_title_ar: {
    section: 'identity',
    kind: 'text',
    label: 'settings.siteTitleAr',
    hint: 'settings.arabic.hint',
    schema: textLine(120),
  },
  site_description: {
    section: 'identity',
    kind: 'textarea',
    label: 'settings.siteDescriptionEn',
    schema: requiredLines(500, 'val.siteDescription.required'),
    input: { rows: 4 },
  },
  site_description_ar: {
    section: 'identity',
    kind: 'textarea',
    label: 'settings.siteDescriptionAr',
    hint: 'settings.arabic.hint',
    schema: textLines(500),
    input: { rows: 4 },
  },
  contact_email: {
    section: 'contact',
    kind: 'email',
    label: 'settings.contactEmail',
    schema: emailAddress('val.contactEmail.valid', 'val.contactEmail.valid'),
  },
  contact_email_2: {
    section: 'contact',
    kind: 'email',
    label: 'settings.contactEmail2',
    schema: emptyOr(emailAddress(), 'val.contactEmail.valid'),
  },
  contact_phone: {
    section: 'contact',
    kind: 'tel',
    label: 'settings.contactPhone',
    schema: z.pipe(requiredText('val.contactPhone.required', 40), phoneNumber),
  },
  contact_phone_2: { section: 'contact', kind: 'tel', label: 'settings.contactPhone2', schema: phoneOrNone },
  contact_address: {
    section: 'contact',
    kind: 'textarea',
    label: 'settings.contactAddressEn',
    schema: requiredLines(500, 'val.contactAddress.required'),
    input: { rows: 2 },
  },
  contact_address_ar: {
    section: 'contact',
    kind: 'textarea',
    label: 'settings.contactAddressAr',
    hint: 'settings.arabic.hint',
    schema: textLines(500),
    input: { rows: 2 },
  },
  contact_city: {
    section: 'contact',
    kind: 'text',
    label: 'settings.cityEn',
    hint: 'settings.city.hint',
    schema: textLine(60),
    isOfficeOnly: true,
  },
  contact_city_ar: {
    section: 'contact',
    kind: 'text',
    label: 'settings.cityAr',
    schema: textLine(60),
    isOfficeOnly: true,
  },
  office_location: {
    section: 'contact',
    kind: 'text',
    label: 'settings.location',
    hint: 'settings.location.hint',
    schema: emptyOr(location, 'val.location'),
    input: { dir: 'ltr' },
  },
  whatsapp_number: {
    section: 'contact',
    kind: 'tel',
    label: 'settings.whatsapp',
    hint: 'settings.whatsapp.hint',
    schema: phoneOrNone,
  },
  license_number: {
    section: 'registration',
    kind: 'text',
    label: 'settings.licenseNumber',
    schema: numberLine(60),
    input: { dir: 'ltr' },
  },
  commercial_register: {
    section: 'registration',
    kind: 'text',
    label: 'settings.commercialRegister',
    schema: numberLine(60),
    input: { inputMode: 'numeric' },
  },
  letterhead_logo: {
    section: 'registration',
    kind: 'picture',
    label: 'settings.logo',
    hint: 'settings.logo.hint',
    schema: pictureAddressOrNone('val.url.settings'),
    isOfficeOnly: true,
  },
  vat_number: {
    section: 'payment',
    kind: 'text',
    label: 'settings.vatNumber',
    schema: emptyOr(vatNumber, 'val.vatNumber'),
    input: { dir: 'ltr', inputMode: 'numeric' },
    isOfficeOnly: true,
  },
  bank_name: {
    section: 'payment',
    kind: 'text',
    label: 'settings.bankName',
    schema: textLine(120),
    isOfficeOnly: true,
  },
  iban: {
    section: 'payment',
    kind: 'text',
    label: 'settings.iban',
    hint: 'settings.iban.hint',
    schema: emptyOr(iban, 'val.iban'),
    input: { dir: 'ltr', autoComplete: 'off', spellCheck: false },
    isOfficeOnly: true,
  },
  instalment_reminders: {
    section: 'payment',
    kind: 'switch',
    label: 'settings.installmentReminders',
    hint: 'settings.installmentReminders.hint',
    states: { true: 'settings.installmentReminders.on', false: 'settings.installmentReminders.off' },
    schema: trueOrFalse,
    isOfficeOnly: true,
  },
  heard_through: {
    section: 'requests',
    kind: 'textarea',
    label: 'settings.heardThrough',
    hint: 'settings.heardThrough.hint',
    schema: textLines(2000),
    input: { rows: 6 },
    isOfficeOnly: true,
  },
  client_consent: {
    section: 'requests',
    kind: 'switch',
    label: 'settings.clientConsent',
    hint: 'settings.clientConsent.hint',
    states: { true: 'settings.clientConsent.on', false: 'settings.clientConsent.off' },
    schema: trueOrFalse,
    isOfficeOnly: true,
  },
  ...diligenceSettings,
  maintenance_mode: {
    section: 'availability',
    kind: 'switch',
    label: 'settings.maintenance',
    hint: 'settings.maintenance.hint',
    states: { true: 'settings.maintenance.on', false: 'settings.maintenance.off' },
    schema: trueOrFalse,
  },
  require_two_factor: {
    section: 'security',
    kind: 'switch',
    label: 'settings.twoFactor',
    hint: 'settings.twoFactor.hint',
    states: { true: 'settings.twoFactor.on', false: 'settings.twoFactor.off' },
    schema: trueOrFalse,
    isOfficeOnly: true,
  },
  strict_passwords: {
    section: 'security',
    kind: 'switch',
    label: 'settings.strictPasswords',
    hint: 'settings.strictPasswords.hint',
    states: { true: 'settings.strictPasswords.on', false: 'settings.strictPasswords.off' },
    schema: trueOrFalse,
    isOfficeOnly: true,
  },
  facebook_url: { section: 'social', kind: 'url', label: 'settings.facebook', schema: webAddress },
  twitter_url: { section: 'social', kind: 'url', label: 'settings.twitter', schema: webAddress },
  linkedin_url: { section: 'social', kind: 'url', label: 'settings.linkedin', schema: webAddress },
  instagram_url: { section: 'social', kind: 'url', label: 'settings.instagram', schema: webAddress },
  youtube_url: { section: 'social', kind: 'url', label: 'settings.youtube', schema: webAddress },
  meta_title: {
    section: 'search',
    kind: 'text',
    label: 'settings.metaTitleEn',
    hint: 'settings.titleLength',
    schema: requiredText('val.metaTitle.required', 120),
  },
  meta_title_ar: {
    section: 'search',
    kind: 'text',
    label: 'settings.metaTitleAr',
    hint: 'settings.titleLength',
    schema: textLine(120),
  },
  meta_description: {
    section: 'search',
    kind: 'textarea',
    label: 'settings.metaDescriptionEn',
    hint: 'settings.descriptionLength',
    schema: requiredLines(320, 'val.metaDescription.required'),
    input: { rows: 5 },
  },
  meta_description_ar: {
    section: 'search',
    kind: 'textarea',
    label: 'settings.metaDescriptionAr',
    hint: 'settings.descriptionLength',
    schema: textLines(320),
    input: { rows: 5 },
  },
  og_image: {
    section: 'sharing',
    kind: 'picture',
    label: 'settings.ogImage',
    hint: 'settings.ogImage.hint',
    schema: pictureAddressOrNone('val.url.settings'),
  },
  google_analytics_id: {
    section: 'statistics',
    kind: 'text',
    label: 'settings.gaId',
    hint: 'settings.gaId.hint',
    schema: emptyOr(z.string().check(foldedNumber, z.regex(analyticsIdForm)), 'val.generic.format'),
    input: { dir: 'ltr', placeholder: 'G-', autoComplete: 'off', spellCheck: false },
  },
})
export type SettingKey = keyof typeof settingTable

export const settingKeys = Object.keys(settingTable) as SettingKey[]

export const sectionKeys = (section: SettingSection): SettingKey[] =>
  settingKeys.filter((key) => settingTable[key].section === section)

export const tabKeys = (tab: SettingTab): SettingKey[] => settingTabs[tab].flatMap(sectionKeys)
