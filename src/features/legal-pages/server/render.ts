import type { Settings } from '#features/settings/schema.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { renderMarkdown } from '#markdown/markdown.ts'
import { fillIn } from './fill-in.ts'

/** A legal text as the site and its editor's preview show it: sanitised HTML, and its headings. */
export const renderLegalText = (markdown: string, settings: Settings, language: Language) =>
  renderMarkdown(fillIn(markdown, settings, language), (n) => translateIn[language]('table.region', { n }))
