import { type ContentLanguage, contentLanguages } from '#languages/language.ts'
import type { Export, ExportItem } from './export-items.ts'
import { type FieldTexts, languagesIn } from './field-languages.ts'

/** A future publication: a post in one language or, if a plugin paired them, in both. */
export type Pair = Partial<Record<ContentLanguage, ExportItem>>

export type Paired = {
  pairs: Pair[]
  /** Posts in a language that publications do not support. */
  foreign: ExportItem[]
  /** The translation group of a post, even if its other posts are in another file. */
  groups: Map<Pair, string>
  /** Further languages of a multilingual post. */
  further: Map<Pair, readonly string[]>
}

/** Fields in which plugins store the language and the translation group. */
const languageFields = ['_wpml_import_language_code', '_wpml_language', 'wpml_language', '_icl_lang_code']
const groupFields = ['_wpml_import_translation_group', '_wpml_trid', '_icl_trid', 'trid']
const originalField = '_icl_lang_duplicate_of'

/** Pairs translations of Polylang and WPML, in the order of the file. Other posts stay single. */
export const pairTranslations = (posts: readonly ExportItem[], languages: Export['languages']): Paired => {
  const originals = new Set(posts.flatMap(({ meta }) => meta.get(originalField) ?? []))
  const groups = new Map<string, Pair>()
  const result: Paired = { pairs: [], foreign: [], groups: new Map(), further: new Map() }
  for (const post of posts) {
    const divided = dividePost(post, scriptOf)
    if (divided) {
      if (!divided.pair.en && !divided.pair.ar) result.foreign.push(post)
      else {
        result.pairs.push(divided.pair)
        result.further.set(divided.pair, divided.foreign)
      }
      continue
    }
    const language = languageOf(post, languages)
    if (!language) {
      result.foreign.push(post)
      continue
    }
    const group = groupOf(post, originals)
    const pair = group === undefined ? undefined : groups.get(group)
    if (pair && !pair[language]) {
      pair[language] = post
      continue
    }
    const fresh: Pair = { [language]: post }
    if (group !== undefined && !pair) groups.set(group, fresh)
    if (group !== undefined) result.groups.set(fresh, group)
    result.pairs.push(fresh)
  }
  return result
}

const firstOf = ({ meta }: ExportItem, names: readonly string[]): string | undefined =>
  names.map((name) => meta.get(name)).find(Boolean)

const groupOf = (post: ExportItem, originals: ReadonlySet<string>): string | undefined => {
  const polylang = post.categories.find(({ domain }) => domain === 'post_translations')?.slug
  if (polylang) return `polylang ${polylang}`
  const wpml = firstOf(post, groupFields)
  if (wpml) return `wpml ${wpml}`
  const hasLanguage = firstOf(post, languageFields) !== undefined
  const original =
    post.meta.get(originalField) ?? (originals.has(post.id) || hasLanguage ? post.id : undefined)
  return original && `original ${original}`
}

/** The language given by a plugin or, without one, by most of its letters; undefined for other languages. */
const languageOf = (post: ExportItem, languages: Export['languages']): ContentLanguage | undefined => {
  const named =
    post.categories.find(({ domain }) => domain === 'language')?.slug ??
    languages.get(post.id) ??
    firstOf(post, languageFields)
  if (!named) return scriptOf(`${post.title} ${post.content}`)
  const code = named.toLowerCase()
  if (/^(?:ar|arabic)(?:$|[-_])/.test(code)) return 'ar'
  return /^(?:en|english)(?:$|[-_])/.test(code) ? 'en' : undefined
}

const scriptOf = (text: string): ContentLanguage => {
  // Element names are not part of the text.
  const words = text.replace(/<[^>]*>/g, ' ')
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'ar' : 'en'
}

type Divided = { pair: Partial<Record<ContentLanguage, ExportItem>>; foreign: string[] }

/**
 * Splits a post in two languages into two posts, with the codes of further languages; undefined for any other
 * post.
 */
const dividePost = (post: ExportItem, languageOf: (text: string) => ContentLanguage): Divided | undefined => {
  const title = languagesIn(post.title)
  const content = languagesIn(post.content)
  if (!title && !content) return undefined
  const excerpt = languagesIn(post.excerpt)
  // The letters of a text without marks determine its language.
  const written = content ? namesWithText(content) : [languageOf(post.content)]
  const pair: Divided['pair'] = {}
  for (const language of contentLanguages) {
    if (!written.includes(language)) continue
    pair[language] = {
      ...post,
      title: title ? (title.get(language) ?? '') : post.title,
      content: content?.get(language) ?? post.content,
      excerpt: excerpt ? (excerpt.get(language) ?? '') : post.excerpt,
    }
  }
  const named = new Set([...namesWithText(title), ...written, ...namesWithText(excerpt)])
  return { pair, foreign: [...named].filter((name) => !(name in pair)) }
}

const namesWithText = (texts: FieldTexts | undefined): string[] =>
  [...(texts ?? [])].flatMap(([name, text]) => (text.replace(/<[^>]*>|&nbsp;/g, '').trim() ? [name] : []))
