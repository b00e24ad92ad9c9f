import type { Address, Answer, Input, KnownCalls, OptionalArgument } from '#http/calls.ts'
import type { ErrorCode, FieldError, Problem } from '#http/errors.ts'
import { isUnattended } from './attention.ts'
import { withProof } from './proof.ts'
import { withSession } from './session-end.ts'

type Reason = {
  /** Lets screens tell refusals apart. `stopped` means that the person cancelled the upload. */
  code?: ErrorCode | 'stopped' | undefined
  errors?: FieldError[] | undefined
  retryAfter?: number | undefined
}

/**
 * Thrown when a call is refused. `message` is the status code, a colon, a space, then the problem's detail, the raw
 * text or the status text (specification, section 8). A call that got no response has status 0 and only the text.
 */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly detail: string
  declare readonly code: Reason['code']
  declare readonly errors: FieldError[]
  declare readonly retryAfter: number | undefined

  constructor(status: number, detail: string, { code, errors = [], retryAfter }: Reason = {}) {
    super(status === 0 ? detail : `${status}: ${detail}`)
    this.status = status
    this.detail = detail
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Whether the call was refused for this reason, however the message is worded. */
export const hasCode = (error: unknown, code: NonNullable<Reason['code']>): boolean =>
  error instanceof ApiError && error.code === code

/** What may be sent with a call, as its declaration types it. */
export type CallOptions = {
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  /** The server recognises a repeated call by this key and does not carry it out twice. */
  idempotencyKey?: string
  /** The call is itself about logging in, so a 401 is an ordinary answer and must not open the login dialog. */
  isAboutLogin?: boolean
}

type Name = keyof KnownCalls
type OptionsOf<Call> = Input<Call> & Pick<CallOptions, 'signal' | 'idempotencyKey' | 'isAboutLogin'>

/** The address of a call whose name is only known at run time. */
export const addressOf = (name: string, { params = {}, query }: CallOptions = {}): string => {
  const path = name.replace(/^\w+ |:(\w+)/g, (_, part?: string) => (part ? String(params[part]) : ''))
  return query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path
}

/**
 * The address of a call: the target of a link, and the last part of a query key.
 * @alias
 */
export const pathOf: <Called extends Name>(
  name: Called,
  ...options: OptionalArgument<Address<KnownCalls[Called]>>
) => string = addressOf

/** Makes a call whose name is only known at run time. */
export const answerOf = async <Called extends Name>(
  name: Called,
  options: CallOptions = {},
): Promise<Answer<KnownCalls[Called]>> =>
  (await send(addressOf(name, options), options, name)).answer as Answer<KnownCalls[Called]>

/**
 * Makes a declared call in the language of the page. Resolves to the parsed JSON, or to undefined for 204; throws an
 * `ApiError` when refused.
 * @alias
 */
export const callApi: <Called extends Name>(
  name: Called,
  ...options: OptionalArgument<OptionsOf<KnownCalls[Called]>>
) => Promise<Answer<KnownCalls[Called]>> = answerOf

/** Sends a request to one of our own paths and resolves to the response and its parsed body. */
export const send = async (path: string, options: CallOptions, name = 'GET') => {
  const response = await withSession(
    () => withProof(() => request(path, options, name)),
    ({ status }) => status === 401 && !options.isAboutLogin,
  )
  if (!response.ok) throw refusalOf(response, await response.text(), response.headers)
  return { response, answer: response.status === 204 ? undefined : await response.json() }
}

const request = (
  path: string,
  { body, signal, idempotencyKey }: CallOptions,
  name: string,
): Promise<Response> =>
  fetch(path, {
    method: name.split(' ')[0],
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(isUnattended() && { 'x-unattended': '1' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  })

/** Turns an unsuccessful response into an `ApiError`, whichever way the request was sent. */
export const refusalOf = (
  { status, statusText }: { status: number; statusText: string },
  text: string,
  headers: { get: (name: string) => string | null },
): ApiError => {
  const retryAfter = Number(headers.get('retry-after')) || undefined
  if (!headers.get('content-type')?.includes('json'))
    return new ApiError(status, text || statusText, { retryAfter })
  const { detail = statusText, code, errors } = JSON.parse(text) as Partial<Problem>
  return new ApiError(status, detail, { code, errors, retryAfter })
}
