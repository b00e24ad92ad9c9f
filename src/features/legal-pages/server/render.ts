import type { Settings } from '#features/settings/schema.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { renderMarkdown } from '#markdown/markdown.ts'
import { fillIn } from './fill-in.ts'

/** Renders a legal text for the site and for the editor's preview: sanitised HTML and headings. */
export const renderLegalText = (markdown: string, settings: Settings, language: Language) =>
  renderMarkdown(fillIn(markdown, settings, language), (n) => translateIn[language]('table.region', { n }))
