import type { QueryKey } from '@tanstack/react-query'
import type { Dictionary } from '#i18n/dictionary.ts'
import type { Language } from '#languages/language.ts'
import type { PostedForm } from '#ui/posted-form.ts'

/** Everything the browser needs to go on where the server stopped. JSON, never code: so no nonce is needed. */
export type Boot = {
  language: Language
  publicUrl: string
  /** The page that was drawn; without it a missing page would hydrate into a failing one. */
  status: number
  stylesheets: string[]
  /** The form that was posted and refused; such a page is nobody else's and never kept. */
  posted?: PostedForm | undefined
  /**
   * What the server asked before it drew: the browser need not ask again. Without times, so that a page that
   * holds the same is the same, byte for byte, whenever it was drawn.
   */
  answers: { key: QueryKey; answer: unknown }[]
  /** English texts that Arabic lacks. */
  gaps: Dictionary
}

export const bootElementId = 'boot'

/** `<` is escaped, so no text can close the element it stands in. */
export const serializeBoot = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c')

export const readBoot = (): Boot => JSON.parse(document.getElementById(bootElementId)?.textContent ?? '')
