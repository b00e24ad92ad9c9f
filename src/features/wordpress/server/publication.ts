import * as z from 'zod/mini'
import { type PublicationInput, publicationInput } from '#features/publications/admin-schema.ts'
import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import type { User } from '#features/users/schema.ts'
import type { FieldError } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { type ContentLanguage, contentLanguages } from '#languages/language.ts'
import { HtmlTooDeepError } from '#markdown/authoring/html.ts'
import type { WordpressOptions } from '../schema.ts'
import type { Export, ExportItem } from './export-items.ts'
import type { Pair } from './pairs.ts'
import {
  type ExportPictures,
  type Lost,
  type NamedPicture,
  type Placed,
  type PostTexts,
  textsOf,
} from './texts.ts'

type Made = {
  errors: FieldError[]
  lost: Lost[]
  /** The pictures of its texts and its cover, including repeated ones. */
  pictures: NamedPicture[]
  /** Undefined if there are errors. */
  input?: PublicationInput
}

export const postsOf = (pair: Pair): ExportItem[] =>
  contentLanguages.flatMap((language) => pair[language] ?? [])

/** Converts a pair of posts to a future publication. */
export const publicationOf = (
  pair: Pair,
  {
    book,
    placed,
    options,
    now,
  }: { book: ExportPictures; placed: Placed; options: WordpressOptions; now: Date },
): Made => {
  const texts: Partial<Record<ContentLanguage, PostTexts>> = {}
  try {
    for (const language of contentLanguages) {
      const post = pair[language]
      if (post) texts[language] = textsOf(post, language, book, placed)
    }
  } catch (error) {
    if (!(error instanceof HtmlTooDeepError)) throw error
    return { errors: [{ field: 'content', message: 'wordpress.tooDeep' }], lost: [], pictures: [] }
  }
  const posts = postsOf(pair)
  const cover = posts.map((post) => book.cover(post)).find(Boolean)
  const pictures = [...(cover ? [cover] : []), ...Object.values(texts).flatMap((each) => each.pictures)]
  const lost = Object.values(texts).flatMap((each) => each.lost)
  const coverPlaced = cover && placed(cover)
  const result = z.safeParse(publicationInput, {
    ...fieldsOf(texts),
    category: categoryOf(posts, options.categories),
    coverImage: typeof coverPlaced === 'object' ? coverPlaced.src : '',
    ...publishing(pair, options, now),
  })
  const errors = errorsOf(texts, result.error?.issues ?? [])
  return { errors, lost, pictures, ...(errors.length === 0 && { input: result.data }) }
}

/**
 * English is always required: an Arabic-only post keeps its title, with a note that the English text is
 * missing.
 */
const fieldsOf = ({ en, ar }: Partial<Record<ContentLanguage, PostTexts>>) => ({
  titleEn: en?.title ?? ar?.title,
  summaryEn: en?.summary ?? '',
  contentEn: en?.content ?? translateIn.en('wordpress.noEnglish'),
  titleAr: ar?.title ?? '',
  summaryAr: ar?.summary ?? '',
  contentAr: ar?.content ?? '',
})

const shortest = 20

/** Errors by field, without the language, which the title of the post shows. */
const errorsOf = (
  texts: Partial<Record<ContentLanguage, PostTexts>>,
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldError[] => {
  const errors: FieldError[] = []
  for (const { title, content } of Object.values(texts)) {
    if (!title) errors.push({ field: 'title', message: 'wordpress.untitled' })
    if (content.length < shortest) errors.push({ field: 'content', message: 'wordpress.short' })
  }
  for (const { path, message } of issues) {
    const field = String(path[0]).replace(/(?:En|Ar)$/, '')
    if (!errors.some((error) => error.field === field)) errors.push({ field, message })
  }
  return errors
}

/** Original date and languages of a published post; the later language has its own date. */
const publishing = (pair: Pair, { publish }: WordpressOptions, now: Date) => {
  const languages = contentLanguages.filter((language) => pair[language])
  const shown = languages
    .flatMap((language) => {
      const post = pair[language]
      return post?.date && isPublished(post) ? { language, date: post.date } : []
    })
    .sort((one, other) => one.date.getTime() - other.date.getTime())
  const [first] = shown
  if (!publish || !first) {
    const dates = postsOf(pair).flatMap(({ date }) => date ?? [])
    const [earliest] = dates.sort((one, other) => one.getTime() - other.getTime())
    return { isVisible: false, publishedLanguages: languages, publishDate: earliest?.toISOString() }
  }
  const isTogether = ({ date }: { date: Date }) => date <= first.date || date <= now
  const later = shown.find((each) => !isTogether(each))
  return {
    isVisible: true,
    publishedLanguages: shown.filter(isTogether).map(({ language }) => language),
    publishDate: first.date.toISOString(),
    otherLanguageDate: later?.date.toISOString() ?? null,
  }
}

const isPublished = ({ status, hasPassword }: ExportItem): boolean =>
  (status === 'publish' || status === 'future') && !hasPassword

/** The office account with the author's email address; undefined if there is none. */
export const authorOf = (
  { author }: ExportItem,
  { authors }: Export,
  accounts: readonly User[],
): User | undefined => {
  const email = authors.get(author)?.toLowerCase()
  return email ? accounts.find((account) => account.email.toLowerCase() === email) : undefined
}

/** Parts of words that map another site's category to one of ours; the first match counts. */
const signs: [PublicationCategory, RegExp][] = [
  ['intellectual_property', /intellect|trade ?mark|patent|copyright|فكري|علامات? تجاري|براءات/],
  ['real_estate', /real ?estate|propert|عقار/],
  ['employment', /employ|labou?r|عمال|العمل|موظف/],
  ['litigation', /litigat|disput|arbitrat|تقاض|قضاي|منازع|تحكيم/],
  ['contract', /contract|عقود|العقد/],
  ['corporate_law', /compan|corporat|commerc|شرك|تجار/],
]

type Category = { slug: string; name: string; count: number; category: PublicationCategory }

const propose = ({ slug, name }: { slug: string; name: string }): PublicationCategory => {
  const words = `${name} ${slug}`.toLowerCase().replace(/[-_]/g, ' ')
  const exact = publicationCategories.find((value) => value === slug.replaceAll('-', '_'))
  return exact ?? signs.find(([, sign]) => sign.test(words))?.[0] ?? 'other'
}

const namesIn = (post: ExportItem) => post.categories.filter(({ domain }) => domain === 'category')

/** The categories of these posts with their number of posts, and a guess which of ours they are. */
export const categoriesOf = (posts: readonly ExportItem[]): Category[] => {
  const found = new Map<string, Category>()
  for (const { slug, name } of posts.flatMap(namesIn)) {
    const known = found.get(slug)
    if (known) known.count += 1
    else found.set(slug, { slug, name, count: 1, category: propose({ slug, name }) })
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}

/** The first of its categories that maps to one of ours. */
export const categoryOf = (
  posts: readonly ExportItem[],
  chosen: Record<string, PublicationCategory> = {},
): PublicationCategory =>
  posts
    .flatMap(namesIn)
    .map(
      ({ slug, name }) => (Object.hasOwn(chosen, slug) ? chosen[slug] : undefined) ?? propose({ slug, name }),
    )
    .find((category) => category !== 'other') ?? 'other'
