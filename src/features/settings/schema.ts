import * as z from 'zod/mini'
import { pictureAddressOrNone } from '#features/images/schema.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { optionalPhoneNumber, phoneNumber } from '#fields/phone.ts'
import { foldedNumber, numberLine, requiredLines, requiredText, textLine, textLines } from '#fields/text.ts'
import { webUrl } from '#fields/web-url.ts'
import { settingTabs } from './setting-tabs.ts'
import {
  analyticsIdForm,
  locationOf,
  mailDelivery,
  type Setting,
  type SettingKey,
  settingKeys,
} from './setting-values.ts'

export {
  isOfficeOnly,
  type Setting,
  type SettingKey,
  type Settings,
  settingIn,
  settingKeys,
  settingsOf,
} from './setting-values.ts'

export const setting = z.object({
  key: z.enum([...settingKeys, mailDelivery]),
  value: z.string(),
}) satisfies z.ZodMiniType<Setting>

/** A setting for the office, with the version for the next change. */
export const adminSetting = z.extend(setting, { key: z.enum(settingKeys), updatedAt: z.string() })
export type AdminSetting = z.infer<typeof adminSetting>

const webAddress = emptyOr(webUrl, 'val.url.settings')

const phoneOrNone = z.pipe(
  optionalPhoneNumber,
  z.transform((number) => number ?? ''),
)

const isLocation = (typed: string) => locationOf({ office_location: typed }) !== undefined

/** The schema of each value; its message appears at the field. */
const values = {
  site_title: requiredText('val.siteTitle.required', 120),
  site_title_ar: textLine(120),
  site_description: requiredLines(500, 'val.siteDescription.required'),
  site_description_ar: textLines(500),
  contact_email: emailAddress('val.contactEmail.valid', 'val.contactEmail.valid'),
  contact_email_2: emptyOr(emailAddress(), 'val.contactEmail.valid'),
  contact_phone: z.pipe(requiredText('val.contactPhone.required', 40), phoneNumber),
  contact_phone_2: phoneOrNone,
  contact_address: requiredLines(500, 'val.contactAddress.required'),
  contact_address_ar: textLines(500),
  office_location: emptyOr(z.string().check(foldedNumber, z.refine(isLocation)), 'val.location'),
  whatsapp_number: phoneOrNone,
  license_number: numberLine(60),
  commercial_register: numberLine(60),
  maintenance_mode: z.enum(['true', 'false'], 'val.generic.format'),
  require_two_factor: z.enum(['true', 'false'], 'val.generic.format'),
  strict_passwords: z.enum(['true', 'false'], 'val.generic.format'),
  facebook_url: webAddress,
  twitter_url: webAddress,
  linkedin_url: webAddress,
  instagram_url: webAddress,
  youtube_url: webAddress,
  meta_title: requiredText('val.metaTitle.required', 120),
  meta_title_ar: textLine(120),
  meta_description: requiredLines(320, 'val.metaDescription.required'),
  meta_description_ar: textLines(320),
  og_image: pictureAddressOrNone('val.url.settings'),
  google_analytics_id: emptyOr(
    z.string().check(foldedNumber, z.regex(analyticsIdForm)),
    'val.generic.format',
  ),
} satisfies Record<SettingKey, z.ZodMiniType<string>>

const valuesOf = <Key extends SettingKey>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<typeof values, Key>

export const settingForms = {
  general: z.strictObject(valuesOf(settingTabs.general)),
  social: z.strictObject(valuesOf(settingTabs.social)),
  seo: z.strictObject(valuesOf(settingTabs.seo)),
}

const change = z.strictObject({
  key: z.enum(settingKeys, 'val.unknownField'),
  value: z.string('val.generic.required').check(z.maxLength(2000, 'val.generic.maxLength?max=2000')),
  updatedAt: z.optional(z.iso.datetime({ error: 'val.generic.date' })),
})
type Change = z.infer<typeof change>

/** Saves all changes or none; an error is reported at its setting. */
export const settingChanges = z.pipe(
  z.array(change).check(
    z.minLength(1, 'error.nothingToChange'),
    z.maxLength(settingKeys.length),
    // With two values for one key, it would be unclear which one counts.
    (context) => {
      const twice = context.value.find(({ key }, place) =>
        context.value.some((each, before) => before < place && each.key === key),
      )
      if (twice)
        context.issues.push({
          code: 'custom',
          message: 'val.setting.twice',
          input: twice.value,
          path: [twice.key],
        })
    },
  ),
  z.transform((changes, context): Change[] =>
    changes.map((each) => {
      const checked = z.safeParse(values[each.key], each.value)
      if (checked.success) return { ...each, value: checked.data }
      const message = checked.error.issues[0]?.message ?? 'val.generic.format'
      context.issues.push({ code: 'custom', message, input: each.value, path: [each.key] })
      return each
    }),
  ),
)
export type SettingChanges = z.output<typeof settingChanges>
