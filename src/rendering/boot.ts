import type { QueryKey } from '@tanstack/react-query'
import type { Dictionary } from '#i18n/dictionary.ts'
import type { Language } from '#languages/language.ts'
import type { PostedForm } from '#ui/posted-form.ts'

/** What the browser needs in order to hydrate. It is JSON, not code, so the policy requires no nonce. */
export type Boot = {
  language: Language
  publicUrl: string
  /** The status that was rendered; without it a not-found page would hydrate into a failing page. */
  status: number
  stylesheets: string[]
  /** A posted form that was refused. Such a page belongs to one visitor and is never cached. */
  posted?: PostedForm | undefined
  /**
   * Query answers the server fetched before rendering, so that the browser need not fetch them again. They carry no
   * timestamps: equal pages must be equal byte for byte, for the ETag.
   */
  answers: { key: QueryKey; answer: unknown }[]
  /** English texts that Arabic lacks. */
  gaps: Dictionary
}

export const bootElementId = 'boot'

/** `<` is escaped, so that no text can close the script element. */
export const serializeBoot = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c')

export const readBoot = (): Boot => JSON.parse(document.getElementById(bootElementId)?.textContent ?? '')
