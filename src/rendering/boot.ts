import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Dictionary } from '#i18n/dictionary.ts'
import type { Language } from '#languages/language.ts'
import type { PostedForm } from '#ui/posted-form.ts'

/** The initial data for hydration. It is JSON, not code, so the policy requires no nonce. */
export type Boot = {
  language: Language
  publicUrl: string
  /** The status that was rendered; without it a not-found page would hydrate into a failing page. */
  status: number
  /** Start of the current day or office-hours period; the render time would make equal pages differ. */
  servedAt: string
  /** A posted form that was refused. Such a page belongs to one visitor and is never cached. */
  posted?: PostedForm | undefined
  /**
   * Query responses that the server fetched before rendering, so that the browser need not fetch them again.
   * They have no timestamps: equal pages must be equal byte for byte, for the ETag.
   */
  answers: { key: QueryKey; answer: unknown }[]
  /** English texts that Arabic lacks. */
  gaps: Dictionary
}

export const bootElementId = 'boot'

/**
 * Memoized JSON: the pages of a site share most of their responses, and each response is one object
 * (`entry-server.tsx`).
 */
const writtenAnswers = new WeakMap<object, string>()

/** `<` is escaped, so that no text can close the script element. */
export const serializeBoot = ({ answers, ...rest }: Boot): string => {
  const list = answers.map(({ key, answer }) => `{"key":${written(key)},"answer":${writtenOnce(answer)}}`)
  return `${written(rest).slice(0, -1)},"answers":[${list}]}`
}

const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const writtenOnce = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null) return written(answer)
  const known = writtenAnswers.get(answer)
  if (known !== undefined) return known
  const json = written(answer)
  writtenAnswers.set(answer, json)
  return json
}

/** For so long a page's responses are not fetched again, unless something has changed them. */
const freshForMs = 10_000
let freshUntil = 0

export const fillQueries = (queryClient: QueryClient, { answers }: Pick<Boot, 'answers'>): void => {
  for (const { key, answer } of answers) queryClient.setQueryData(key, answer)
  freshUntil = Date.now() + freshForMs
}

/** Whether a component that begins to show a response fetches it again if it is not fresh. */
export const refetchOnMount = ({ state }: { state: { isInvalidated: boolean } }): boolean =>
  state.isInvalidated || Date.now() > freshUntil

/**
 * Reads the data from the page, or fetches it from the script's `data-boot`. A changed page gets its current
 * data.
 */
export const readBoot = async (): Promise<Boot> => {
  const inPage = document.getElementById(bootElementId)?.textContent
  if (inPage) return JSON.parse(inPage)
  const address = document.querySelector<HTMLScriptElement>('script[data-boot]')?.dataset.boot ?? ''
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the page's data: ${response.status}`)
  return response.json()
}
