import { type ContentLanguage, contentLanguages } from '#languages/language.ts'
import type { ExportItem } from './export-items.ts'
import { type FieldTexts, languagesIn } from './languages-of-a-field.ts'

type Divided = { pair: Partial<Record<ContentLanguage, ExportItem>>; foreign: string[] }

/**
 * Splits a post in two languages into two posts, with the codes of further languages; undefined for any other
 * post.
 */
export const dividePost = (
  post: ExportItem,
  languageOf: (text: string) => ContentLanguage,
): Divided | undefined => {
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
