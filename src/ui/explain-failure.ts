import { ApiError } from '#browser/call-api.ts'
import type { TextKey, Translation } from '#i18n/translate.tsx'

type Translate = Translation['t']

export type Failure = {
  /**
   * `cut`: the response was incomplete, so the server may have acted. `invalid` is about the fields of a
   * form. `refused` is every other decision of the server.
   */
  kind: 'offline' | 'cut' | 'server' | 'busy' | 'stale' | 'refused' | 'invalid'
  /** Undefined if the title of the failed action fits. */
  title: string | undefined
  /** The text for a form, a dialog or a page. */
  message: string
  /** `message` is about fields, which a form lists by itself. */
  isOfFields: boolean
  /** `message` after the status code, for toasts (specification, section 8). */
  toast: string
}

type Options = {
  /** A form preserves its values and lists the errors of its fields. Any other action has only the message. */
  isForm?: boolean
  /** A stale edit can be compared with the newer version. */
  canCompare?: boolean
  /** The text of the toast if the response has no message from our server. */
  generic?: string | undefined
}

/**
 * Decides how every failed call is shown. Only a message of our own server is shown unchanged. A proxy sends
 * HTML, other JSON or nothing, so its failure is described by a sentence for the status.
 */
export const explainFailure = (
  error: unknown,
  t: Translate,
  { isForm = false, canCompare = false, generic }: Options = {},
): Failure => {
  const failure = error instanceof ApiError ? error : new ApiError(500, '', { code: codeOf(error) })
  const { status, errors } = failure
  const kind = kindOf(failure)
  const own = kind === 'stale' && canCompare ? t('failure.stale') : ownMessage(failure)
  const sentence = own ?? sentenceOf(failure, kind, isForm, t)
  const ofFields = [...new Set(errors.map((each) => each.message))].join(' ')
  const said = isForm ? sentence : ofFields || sentence
  return {
    kind,
    title: kind === 'refused' ? undefined : t(titles[kind]),
    message: ofFields || sentence,
    isOfFields: ofFields !== '',
    toast: own === undefined && generic ? generic : status > 0 ? `${status}: ${said}` : said,
  }
}

/** The text of a form or a bar about an action that failed. */
export const failureSentence = (error: unknown, t: Translate): string => explainFailure(error, t).message

/** The text of a toast, or of a list that did not load. */
export const failureMessage = (error: unknown, t: Translate): string => explainFailure(error, t).toast

const titles = {
  offline: 'failure.offline.title',
  cut: 'failure.cut.title',
  server: 'failure.server.title',
  busy: 'failure.busy.title',
  stale: 'failure.stale.title',
  invalid: 'form.errorSummary.title',
} as const

/** An aborted or timed-out call has no response; any other error is a bug. */
const codeOf = (error: unknown) =>
  error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name) ? 'cut' : undefined

const kindOf = ({ status, code, detail, errors }: ApiError): Failure['kind'] => {
  if (code === 'cut' || status === 408 || status === 504) return 'cut'
  if (status === 0) return detail ? 'refused' : 'offline'
  if (code === 'stale') return 'stale'
  if (code === 'invalid' || errors.length > 0) return 'invalid'
  if (status === 429 || status === 503) return 'busy'
  return status >= 500 ? 'server' : 'refused'
}

/** A message from our server, which contains no markup. */
const ownMessage = ({ detail, isProblem }: ApiError): string | undefined =>
  isProblem && detail && !/<[a-z!/]/i.test(detail) ? detail : undefined

const sentenceOf = (
  { status, retryAfter }: ApiError,
  kind: Failure['kind'],
  isForm: boolean,
  t: Translate,
): string => {
  if (status === 429 && retryAfter) return t('error.too_many.minutes', { n: Math.ceil(retryAfter / 60) })
  const key = keyOf(status, kind, isForm)
  const text = t(key)
  // A public page without forms has no sentence for this.
  return text === key ? t('toast.generic') : text
}

const keyOf = (status: number, kind: Failure['kind'], isForm: boolean): TextKey => {
  if (kind === 'offline') return isForm ? 'failure.offline.form' : 'failure.offline'
  if (kind === 'cut' || kind === 'server') return `failure.${kind}`
  return sentences[status] ?? 'failure.refused'
}

/** Our server's sentences, for the same status from a proxy. */
const sentences: Record<number, TextKey> = {
  401: 'error.unauthenticated',
  403: 'error.forbidden',
  404: 'error.not_found',
  413: 'error.payload_too_large',
  415: 'error.unsupported_media_type',
  429: 'error.too_many',
  503: 'error.unavailable',
}
