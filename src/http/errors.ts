import { STATUS_CODES } from 'node:http'

export const errorCodes = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** What is asked needs a password (and code) that was shown a moment ago. */
  unconfirmed: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range: 416,
  misdirected: 421,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
  maintenance: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** `message` is a dictionary key or a key with values; it is translated when it is sent. */
export type FieldError = { field: string; message: string }

export type ErrorOptions = {
  /** Dictionary key of the sentence shown; defaults to `error.<code>`. */
  detail?: string
  errors?: FieldError[]
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number
}

/** A refusal the caller can read: `errorCodes` gives its status, one handler sends it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(code)
    this.code = code
    this.detail = options.detail ?? detailOf(code, options.retryAfter)
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errorCodes[this.code]
  }
}

/** Whoever has asked too often reads when to ask again: in seconds, from a minute and a half on in minutes. */
const detailOf = (code: ErrorCode, retryAfter: number | undefined): string => {
  if (code !== 'too_many' || !retryAfter) return `error.${code}`
  return retryAfter < 90
    ? `error.too_many.seconds?n=${retryAfter}`
    : `error.too_many.minutes?n=${Math.ceil(retryAfter / 60)}`
}

export const notFound = (): never => {
  throw new AppError('not_found')
}

/** Someone else has changed the record since the caller read it (P4.11). */
export const stale = (): never => {
  throw new AppError('conflict', { detail: 'error.stale' })
}

export const invalidField = (field: string, message: string): never => {
  throw new AppError('invalid', { errors: [{ field, message }] })
}

/** The body of RFC 9457, in the language of the request. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** Only of what a program answers by itself: the browser asks for the password and makes the call again. */
  code?: 'unconfirmed'
  errors?: FieldError[]
}

export const problemOf = (error: AppError, translate: (message: string) => string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[error.status] ?? 'Error',
  status: error.status,
  detail: translate(error.detail),
  ...(error.code === 'unconfirmed' && { code: error.code }),
  ...(error.errors && {
    errors: error.errors.map(({ field, message }) => ({ field, message: translate(message) })),
  }),
})
