import type { Settings } from '#features/settings/schema.ts'
import type { Language } from '#i18n/language.ts'
import { translateIn } from '#i18n/texts.ts'
import { renderMarkdown } from '#markdown/markdown.ts'
import { fillIn } from './fill-in.ts'

/** A legal text as the site and its editor's preview show it: sanitised HTML, and its headings. */
export const renderLegalText = (markdown: string, settings: Settings, language: Language) =>
  renderMarkdown(fillIn(markdown, settings, language), (n) => translateIn[language]('table.region', { n }))
