import {
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Address, Answer, Input, KnownCalls, OptionalArgument } from '#api/calls.ts'
import type { ErrorCode, FieldError, Problem } from '#http/errors.ts'
import { isUnattended } from './attention.ts'
import { forPerson, withProof, withSession } from './session.ts'

type Reason = {
  /**
   * Distinguishes refusals for screens. `stopped`: the person canceled the upload. `cut`: the response was
   * incomplete, so the server may have acted.
   */
  code?: ErrorCode | 'stopped' | 'cut' | undefined
  errors?: FieldError[] | undefined
  retryAfter?: number | undefined
  similarTo?: number | undefined
  isProblem?: boolean
}

/**
 * Thrown when a call is refused. `message` is the status code, a colon, a space, then the problem's detail,
 * the raw text or the status text (specification, section 8). A call without a response has status 0 and only
 * the text.
 */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly detail: string
  declare readonly code: Reason['code']
  declare readonly errors: FieldError[]
  declare readonly retryAfter: number | undefined
  /** The number of a similar request, for `similar_request`. */
  declare readonly similarTo: number | undefined
  /** Whether `detail` comes from our server, in the language of the page. */
  declare readonly isProblem: boolean

  constructor(
    status: number,
    detail: string,
    { code, errors = [], retryAfter, similarTo, isProblem = !status || !!code }: Reason = {},
  ) {
    super(status === 0 ? detail : `${status}: ${detail}`)
    this.status = status
    this.detail = detail
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
    this.similarTo = similarTo
    this.isProblem = isProblem
  }
}

/** Whether the call was refused with this code. */
export const hasCode = (error: unknown, code: NonNullable<Reason['code']>): boolean =>
  error instanceof ApiError && error.code === code

/** The record does not exist, or this person may not see it: the server returns 404 for both. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The options of a call, as its declaration types them. */
export type CallOptions = {
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  /** The server recognizes a repeated call by this key and does not run it twice. */
  idempotencyKey?: string
  /** The call is part of logging in, so a 401 is an ordinary response and must not open the login dialog. */
  isAboutLogin?: boolean
}

type Name = keyof KnownCalls
type OptionsOf<Call> = Input<Call> & Pick<CallOptions, 'signal' | 'idempotencyKey' | 'isAboutLogin'>

/** The address of a call whose name is known only at run time. */
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

/** Makes a call whose name is known only at run time. */
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

export type QueryName = Extract<keyof KnownCalls, `GET ${string}`>

type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn'>

export type QueryOptionsOf<Called extends QueryName, Data> = OptionalArgument<
  Address<KnownCalls[Called]> & Options<Data>
>

/**
 * A call as a query. The last part of its key is the path, and the request needs nothing else: `askApi` sends
 * it in the browser, the renderer sends it in-process on the server.
 */
export const callQuery = <Called extends QueryName>(
  key: QueryKey,
  name: Called,
  ...[options]: QueryOptionsOf<Called, Answer<KnownCalls[Called]>>
) => queryOptions<Answer<KnownCalls[Called]>>(queryOf(key, name, options))

export const queryOf = (key: QueryKey, name: QueryName, { params, query, ...options }: CallOptions = {}) => ({
  ...options,
  queryKey: [...key, addressOf(name, { params, query })],
})

/**
 * Requests the path at the end of a query's key. The server can fetch the same response before it renders.
 */
export const askApi = async ({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> => {
  const { answer, response } = await send(String(queryKey.at(-1)), { signal })
  return meta?.isList ? { rows: answer, total: Number(response.headers.get('x-total-count')) } : answer
}

/** Sends a request to one of our own paths and resolves to the response and its parsed body. */
const send = async (path: string, options: CallOptions, name = 'GET') => {
  const response = await withSession(
    () => withProof(path, () => request(path, options, name)),
    ({ status }) => status === 401 && !options.isAboutLogin,
  )
  if (!response.ok) throw await readRefusal(response)
  return { response, answer: response.status === 204 ? undefined : await complete(response.json()) }
}

/** Turns an unsuccessful response into an `ApiError`; if the body is cut off, only the status remains. */
export const readRefusal = async (response: Response): Promise<ApiError> =>
  refusalOf(response, await response.text().catch(() => ''), response.headers)

/** Reads the body of a successful response. It can be cut off, or be the page of a proxy. */
export const complete = <Body>(body: Promise<Body>): Promise<Body> => body.catch(rethrow('cut'))

/**
 * Converts the failure of a request without a response. An abort keeps its name, since queries are canceled
 * by it.
 */
export const rethrow = (code?: 'cut') => (error: unknown) => {
  throw error instanceof DOMException ? error : new ApiError(0, '', { code })
}

const request = (
  path: string,
  { body, signal, idempotencyKey, isAboutLogin }: CallOptions,
  name: string,
): Promise<Response> => {
  const isRead = name.startsWith('GET')
  return fetch(path, {
    method: name.split(' ')[0],
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...((isRead || !isAboutLogin) && forPerson(isRead)),
      ...(isUnattended() && { 'x-unattended': '1' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  }).catch(rethrow())
}

/** Turns an unsuccessful response into an `ApiError`, whatever sent the request. */
export const refusalOf = (
  { status, statusText }: { status: number; statusText: string },
  text: string,
  headers: { get: (name: string) => string | null },
): ApiError => {
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const type = headers.get('content-type') ?? ''
  const { detail, code, errors, similarTo } = type.includes('json') ? problemIn(text) : {}
  return new ApiError(status, detail ?? (text || statusText), {
    code,
    errors,
    retryAfter,
    similarTo,
    isProblem: detail !== undefined && (code !== undefined || type.includes('problem+json')),
  })
}

/** A broken connection may cut the problem off, and a proxy may send other JSON. */
const problemIn = (text: string): Partial<Problem> => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
