import { type Settings, settingIn } from '#features/settings/schema.ts'
import { formatPhone } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { conventionsOf } from '#languages/conventions.ts'
import type { Language } from '#languages/language.ts'

/** A setting is a name or an address, never Markdown. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|!~]/g, '\\$&')

/** An address or a number stays in one piece and left to right, also within Arabic. */
const link = (text: string, href: string) => text && `[\u2066${plain(text)}\u2069](<${href}>)`

/** Puts what the settings say about the firm where a legal text names it: `{firm}`, `{email}` and so on. */
export const fillIn = (markdown: string, settings: Settings, language: Language): string => {
  const t = translateIn[language]
  const number = settings.license_number
  const values: Record<string, string> = {
    firm: plain(settingIn(settings, 'site_title', language) || t('brand.descriptor')),
    address: plain(
      settingIn(settings, 'contact_address', language).replaceAll('\n', conventionsOf(language).comma),
    ),
    email: link(settings.contact_email, `mailto:${settings.contact_email}`),
    phone: link(formatPhone(settings.contact_phone), `tel:${settings.contact_phone}`),
    licence: number && ` ${t('legal.licenceNumber', { number })}`,
  }
  return markdown.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
