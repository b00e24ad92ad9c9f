import { categoryLabel } from '#features/publications/category-label.ts'
import { gistOf } from '#features/publications/gist.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Language, localized } from '#languages/language.ts'
import { addressIn, canonicalOf, languageShown } from '#pages/page-addresses.ts'
import { pageOfPublication } from '#pages/record-pages.ts'
import { escapeXml, xmlHeader } from './xml.ts'

type Feed = {
  publicUrl: string
  language: Language
  settings: Settings
  /** Newest first. */
  publications: readonly ListedPublication[]
  t: Translate
}

/** The publications as an Atom feed (RFC 4287) in one language. */
export const feedOf = ({ publicUrl, language, settings, publications, t }: Feed): string => {
  const name = settingIn(settings, 'site_title', language) || t('brand.descriptor')
  const own = `${publicUrl}/feed.xml?lang=${language}`
  const updated = publications.map(changeOf).sort().at(-1) ?? '1970-01-01T00:00:00.000Z'
  return [
    `${xmlHeader}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', own),
    element('title', `${name} – ${t('publications.heading')}`),
    element('subtitle', settingIn(settings, 'site_description', language)),
    element('updated', updated),
    `<author>${element('name', name)}</author>`,
    link('self', own, 'application/atom+xml'),
    link('alternate', addressIn(publicUrl, '/publications', language), 'text/html'),
    element('icon', `${publicUrl}/icon-192.png`),
    ...publications.map((publication) => entryOf(publication, { publicUrl, language, t })),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n')
}

const entryOf = (
  publication: ListedPublication,
  { publicUrl, language, t }: Pick<Feed, 'publicUrl' | 'language' | 't'>,
): string => {
  const page = pageOfPublication(publication)
  return [
    '<entry>',
    element('id', publicUrl + page.path),
    textIn(localized(publication, 'title', language), 'title'),
    link(
      'alternate',
      // A link to the other language would also switch the reader's interface to it.
      canonicalOf(publicUrl, page, { language, isLanguageNamed: languageShown(page, language) === language }),
      'text/html',
    ),
    element('published', publication.publishDate),
    element('updated', changeOf(publication)),
    `<category term="${publication.category}" label="${escapeXml(t(categoryLabel[publication.category]))}"/>`,
    textIn(gistOf(publication, language), 'summary'),
    '</entry>',
  ].join('')
}

/** The last change, or the publication date if that is later: edits made before publication are not changes. */
export const changeOf = ({
  publishDate,
  updatedAt,
}: Pick<ListedPublication, 'publishDate' | 'updatedAt'>): string =>
  updatedAt > publishDate ? updatedAt : publishDate

const element = (name: string, text: string, attributes = ''): string =>
  text && `<${name}${attributes}>${escapeXml(text)}</${name}>`

const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

const rightToLeftMark = '\u200f'

/**
 * A text in the language it exists in. Feed readers align a line by its first letter, so an Arabic text that
 * begins with a Latin word or number starts with a right-to-left mark.
 */
const textIn = ({ text, language }: { text: string; language: Language }, name: string): string => {
  const mark = language === 'ar' && /[A-Za-z0-9]/.test(text) ? rightToLeftMark : ''
  return element(name, text && mark + text, ` type="text" xml:lang="${language}"`)
}
