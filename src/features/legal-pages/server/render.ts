import type { Settings } from '#features/settings/setting-values.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, languages } from '#languages/language.ts'
import { type RenderedMarkdown, renderMarkdown } from '#markdown/markdown.ts'
import type { Periods } from '../periods.ts'
import { legalPageSlugs } from '../schema.ts'
import { fillIn } from './fill-in.ts'

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
