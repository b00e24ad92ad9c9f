import type { Settings } from '#features/settings/schema.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, languages } from '#languages/language.ts'
import { type RenderedMarkdown, renderMarkdown } from '#markdown/markdown.ts'
import type { Periods } from '../periods.ts'
import { legalPageSlugs } from '../schema.ts'
import { fillIn } from './fill-in.ts'

/**
 * The texts in force as they were last rendered. Kept in memory rather than beside the text, since the settings are
 * filled into it: whatever changes, the text is another one.
 */
const known = new Map<string, RenderedMarkdown>()
const mostKnown = legalPageSlugs.length * languages.length * 2

/** Renders a legal text for the site and for the editor's preview: sanitised HTML and headings. */
export const renderLegalText = (
  markdown: string,
  settings: Settings,
  periods: Periods,
  language: Language,
): RenderedMarkdown => {
  const text = fillIn(markdown, settings, periods, language)
  const key = `${language} ${text}`
  const rendered = known.get(key) ?? renderMarkdown(text, (n) => translateIn[language]('table.region', { n }))
  // The most recently used is the last to go.
  known.delete(key)
  known.set(key, rendered)
  for (const oldest of known.keys()) {
    if (known.size <= mostKnown) break
    known.delete(oldest)
  }
  return rendered
}
