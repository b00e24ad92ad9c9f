import type { Address, Answer, Input, KnownCalls, OptionalArgument } from '#http/calls.ts'
import type { ErrorCode, FieldError, Problem } from '#http/errors.ts'
import { withProof } from './proof.ts'
import { withSession } from './session-end.ts'

type Reason = {
  /** What screens tell refusals apart by; `stopped` is an upload that the person ended. */
  code?: ErrorCode | 'stopped' | undefined
  errors?: FieldError[] | undefined
  retryAfter?: number | undefined
}

/**
 * What a refused call becomes in the browser: `message` is the status code, a colon, a space, then the
 * problem's detail, the raw text or the status text (specification, section 8). A call that no answer came to has
 * the status 0, and only words.
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

/** Whether something was refused for this reason, in whatever words. */
export const hasCode = (error: unknown, code: NonNullable<Reason['code']>): boolean =>
  error instanceof ApiError && error.code === code

/** As the types of a call let it be said. */
export type Said = {
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  /** Under it the same call sent again is known and not done twice. */
  idempotencyKey?: string
  /** A 401 is an answer here, and no reason to ask for a login: who is this, is this the password? */
  isAboutLogin?: boolean
}

type Name = keyof KnownCalls
type Asked<Call> = Input<Call> & Pick<Said, 'signal' | 'idempotencyKey' | 'isAboutLogin'>

/** For calls whose name only their caller knows. */
export const addressOf = (name: string, { params = {}, query }: Said = {}): string => {
  const path = name.replace(/^\w+ |:(\w+)/g, (_, part?: string) => (part ? String(params[part]) : ''))
  return query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path
}

/**
 * The address of a call: what a link to it leads to, and the last part of a query's key.
 * @alias
 */
export const pathOf: <Called extends Name>(
  name: Called,
  ...said: OptionalArgument<Address<KnownCalls[Called]>>
) => string = addressOf

/** For calls whose name only their caller knows. */
export const answerOf = async <Called extends Name>(
  name: Called,
  said: Said = {},
): Promise<Answer<KnownCalls[Called]>> =>
  (await send(addressOf(name, said), said, name)).answer as Answer<KnownCalls[Called]>

/**
 * Makes a declared call in the language of the page; the answer is the parsed JSON, undefined for 204.
 * @alias
 */
export const callApi: <Called extends Name>(
  name: Called,
  ...said: OptionalArgument<Asked<KnownCalls[Called]>>
) => Promise<Answer<KnownCalls[Called]>> = answerOf

/** Sends to an address of ours: what it answers, and with which headers. */
export const send = async (path: string, said: Said, name = 'GET') => {
  const response = await withSession(
    () => withProof(() => request(path, said, name)),
    ({ status }) => status === 401 && !said.isAboutLogin,
  )
  if (!response.ok) throw refusalOf(response, await response.text(), response.headers)
  return { response, answer: response.status === 204 ? undefined : await response.json() }
}

const request = (path: string, { body, signal, idempotencyKey }: Said, name: string): Promise<Response> =>
  fetch(path, {
    method: name.split(' ')[0],
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  })

/** What an answer that is no success says, however it was asked for. */
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
