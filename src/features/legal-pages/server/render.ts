import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { translateIn } from '#i18n/texts.ts'
import { conventionsOf } from '#languages/conventions.ts'
import { type Language, languages } from '#languages/language.ts'
import { type RenderedMarkdown, renderMarkdown } from '#markdown/markdown.ts'
import { type Period, type Periods, retentionKinds } from '../periods.ts'
import { legalPageSlugs } from '../schema.ts'

/**
 * Cache of rendered texts, in memory and not in the database, because they contain settings. The key is the
 * text after filling in, so any change leads to a new entry.
 */
const known = new Map<string, RenderedMarkdown>()
const maxKnown = legalPageSlugs.length * languages.length * 2

/** Renders a legal text for the site and for the editor's preview: sanitized HTML and headings. */
export const renderLegalText = (
  markdown: string,
  settings: Settings,
  periods: Periods,
  language: Language,
): RenderedMarkdown => {
  const text = fillIn(markdown, settings, periods, language)
  const key = `${language} ${text}`
  const rendered = known.get(key) ?? renderMarkdown(text, (n) => translateIn[language]('table.region', { n }))
  // Move it to the end, so that the least recently used entry is evicted first.
  known.delete(key)
  known.set(key, rendered)
  for (const oldest of known.keys()) {
    if (known.size <= maxKnown) break
    known.delete(oldest)
  }
  return rendered
}

/** Settings are plain text, so their Markdown characters are escaped. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|!~]/g, '\\$&')

/** Isolates an address or number, so that it stays left to right within Arabic text. */
const link = (text: string, href: string) => text && `[\u2066${plain(text)}\u2069](<${href}>)`

/** `- Phone: {phone}`: a line with only one placeholder, which is left out if the value is empty. */
const lineOf = /^- [^\n{]*\{(\w+)\}\n/gm

/**
 * Replaces `{firm}`, `{email}` and so on in a legal text by the firm's settings, and `{period_…}` by its
 * periods.
 */
const fillIn = (markdown: string, settings: Settings, periods: Periods, language: Language): string => {
  const t = translateIn[language]
  const number = settings.license_number
  const values: Record<string, string> = {
    firm: plain(settingIn(settings, 'site_title', language) || t('brand.descriptor')),
    address: plain(
      settingIn(settings, 'contact_address', language).replaceAll('\n', conventionsOf(language).comma),
    ),
    email: link(settings.contact_email, `mailto:${settings.contact_email}`),
    phone: link(
      settings.contact_phone && formatPhone(settings.contact_phone),
      `tel:${settings.contact_phone}`,
    ),
    licence: number && ` ${t('legal.licenseNumber', { number })}`,
    ...Object.fromEntries(
      retentionKinds.map((kind) => [`period_${kind}`, periodIn(periods[kind], language)]),
    ),
  }
  const elsewhere = `[${t('contact.heading')}](/contact)`
  return markdown
    .replace(lineOf, (line, name: string) => (values[name] === '' ? '' : line))
    .replace(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === '' && name !== 'licence' ? elsewhere : (values[name] ?? whole),
    )
}

const periodIn = (period: Period, language: Language): string =>
  period
    ? translateIn[language](`period.${period.unit}`, { n: period.amount })
    : translateIn[language]('period.unlimited')
