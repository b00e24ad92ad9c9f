import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { type PictureSizes, plainTextOf, readingMinutesOf, renderMarkdown } from '#markdown/markdown.ts'
import type { Article } from '../schema.ts'

/** One language of a publication, rendered for the website; null without a text. */
export const articleOf = (markdown: string, language: Language, sizeOf?: PictureSizes): Article | null => {
  if (!markdown.trim()) return null
  const translate = translateIn[language]
  return {
    ...renderMarkdown(markdown, (n) => translate('table.region', { n }), sizeOf),
    readingMinutes: readingMinutesOf(plainTextOf(markdown)),
  }
}
