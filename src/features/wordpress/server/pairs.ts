import type { ContentLanguage } from '#languages/language.ts'
import type { Export, ExportItem } from './export-items.ts'

/** A publication to be: a post in one language or, where a plugin paired them, in both. */
export type Pair = Partial<Record<ContentLanguage, ExportItem>>

export type Paired = {
  pairs: Pair[]
  /** Posts in a language that publications do not have. */
  foreign: ExportItem[]
}

/** The fields in which plugins note a language, and the group of its translations. */
const languageFields = ['_wpml_import_language_code', '_wpml_language', 'wpml_language', '_icl_lang_code']
const groupFields = ['_wpml_import_translation_group', '_wpml_trid', '_icl_trid', 'trid']
const originalField = '_icl_lang_duplicate_of'

/** What Polylang and WPML paired, in the order of the file. The rest stands alone. */
export const pairTranslations = (posts: readonly ExportItem[], languages: Export['languages']): Paired => {
  const originals = new Set(posts.flatMap(({ meta }) => meta.get(originalField) ?? []))
  const groups = new Map<string, Pair>()
  const result: Paired = { pairs: [], foreign: [] }
  for (const post of posts) {
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
  const original = post.meta.get(originalField) ?? (originals.has(post.id) ? post.id : undefined)
  return original && `original ${original}`
}

/** As a plugin names it, or else as most of its letters say; undefined for any other language. */
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
  // Names of elements are no words of the text.
  const words = text.replace(/<[^>]*>/g, ' ')
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'ar' : 'en'
}
