import { formatDateTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { PersonalData } from './export-repository.ts'

/** Escapes all user text: only this file writes markup. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const sourceOf = (part: Part): string => {
  if (part instanceof Html) return part.source
  if (Array.isArray(part)) return part.map(sourceOf).join('\n')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(sourceOf)))

/** Renders labels and values in one language. */
export const writerIn = (language: Language) => {
  const t = (key: string, values?: Record<string, string | number>) => translateIn[language](key, values)
  const time = (instant: string) =>
    html`<time datetime="${instant}">${formatDateTime(instant, language)}</time>`
  const yesOrNo = (value: boolean) => t(value ? 'export.yes' : 'export.no')
  const typed = (text: string) => html`<bdi>${text}</bdi>`
  const latin = (text: string) => html`<bdi dir="ltr">${text}</bdi>`
  /** Leaves out rows without a value. */
  const facts = (rows: readonly (readonly [string, Part | null | undefined | ''])[]) =>
    html`<dl>${rows.flatMap(([label, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [html`<dt>${t(label)}</dt><dd>${value}</dd>`],
    )}</dl>`
  const paragraph = (text: string) => (text === '' ? html`` : html`<p class="words" dir="auto">${text}</p>`)
  const fileLink = (name: string, file: string | null) =>
    file === null ? typed(name) : html`<a href="${addressOf(file)}">${typed(name)}</a>`
  const section = (title: string, entries: readonly Html[]) => html`<section><h2>${t(title)}</h2>
${entries.length === 0 ? html`<p class="quiet">${t('export.none')}</p>` : entries}</section>`
  return { t, time, yesOrNo, typed, latin, facts, paragraph, fileLink, section }
}
export type Writer = ReturnType<typeof writerIn>

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export type Section = (writer: Writer, data: PersonalData, language: Language) => Html
