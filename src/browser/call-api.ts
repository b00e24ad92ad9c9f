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
  readonly status: number
  readonly detail: string
  readonly code: Reason['code']
  readonly errors: FieldError[]
  readonly retryAfter: number | undefined

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

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  /** Under it the same call sent again is known and not done twice. */
  idempotencyKey?: string
  /** A 401 is an answer here, and no reason to ask for a login: who is this, is this the password? */
  isAboutLogin?: boolean
}

/** Calls our API in the language of the page; the answer is the parsed JSON, undefined for 204. */
export const callApi = async <Answer>(path: string, call: Call = {}): Promise<Answer> =>
  (await send(path, call)).answer as Answer

/** The same for a list: its rows and the exact total over all pages. */
export const callApiForPage = async <Row>(
  path: string,
  call: Call = {},
): Promise<{ rows: Row[]; total: number }> => {
  const { answer, response } = await send(path, call)
  return { rows: answer as Row[], total: Number(response.headers.get('x-total-count')) }
}

const send = async (path: string, { isAboutLogin = false, ...call }: Call) => {
  const response = await withSession(
    () => withProof(() => request(path, call)),
    ({ status }) => status === 401 && !isAboutLogin,
  )
  if (!response.ok) throw await errorOf(response)
  return { response, answer: response.status === 204 ? undefined : await response.json() }
}

const request = (path: string, { method = 'GET', body, signal, idempotencyKey }: Call): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'same-origin',
    signal: signal ?? null,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const errorOf = async (response: Response): Promise<ApiError> =>
  refusalOf(response, await response.text(), (name) => response.headers.get(name))

/** What an answer that is no success says, however it was asked for. */
export const refusalOf = (
  { status, statusText }: { status: number; statusText: string },
  text: string,
  header: (name: string) => string | null,
): ApiError => {
  const retryAfter = Number(header('retry-after')) || undefined
  if (!header('content-type')?.includes('json'))
    return new ApiError(status, text || statusText, { retryAfter })
  const { detail = statusText, code, errors } = JSON.parse(text) as Partial<Problem>
  return new ApiError(status, detail, { code, errors, retryAfter })
}
