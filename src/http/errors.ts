/**
 * Every reason to refuse a call, with its status. Clients distinguish refusals by the code, never by the
 * message.
 */
export const errorCodes = {
  invalid: 400,
  /** A login at the firm's directory that opens no session; the detail has the reason. */
  directory_refused: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  /** The token is unknown, has ended or was revoked. */
  token_invalid: 401,
  forbidden: 403,
  account_disabled: 403,
  closed_notes: 403,
  cross_site: 403,
  /** The firm's directory opens this account, and no password or passkey. */
  directory_only: 403,
  not_handler: 403,
  not_recipient: 403,
  passkey_needed: 403,
  /** The passkey response does not match the challenge, or is not signed with the stored key. */
  passkey_refused: 403,
  passkey_unknown: 403,
  /** The call requires a recent entry of the password (and code). */
  proof_required: 403,
  token_network: 403,
  /** The owner of the token was demoted or deactivated. */
  token_owner: 403,
  /** No token can make the call. */
  token_reach: 403,
  token_scope: 403,
  two_factor_needed: 403,
  unverified: 403,
  not_found: 404,
  link_expired: 404,
  /** An agreement of the person binds, or its retention period has not ended. */
  agreement_kept: 409,
  already_identified: 409,
  already_verified: 409,
  /** A party of the request may be an opposing party elsewhere, and the office has not decided yet. */
  conflict_open: 409,
  /** The day of the date has not come. */
  date_ahead: 409,
  date_settled: 409,
  /** Dates of the request are ahead, and none is decided; the response lists them. */
  dates_ahead: 409,
  appointment_late: 409,
  appointment_open: 409,
  appointment_over: 409,
  consent_tied: 409,
  converted: 409,
  /** Another account has this name or identity of the directory. */
  directory_taken: 409,
  /** The area of the request requires due diligence, and the risk is open. */
  diligence_open: 409,
  /** The client has sent no document for the request yet. */
  document_awaited: 409,
  document_opened: 409,
  /** The agreement was decided, replaced or withdrawn, or it has expired; the response has its state. */
  engagement_closed: 409,
  /** The request has a draft already. */
  engagement_drafted: 409,
  erasure_decided: 409,
  erasure_open: 409,
  file_checking: 409,
  file_infected: 409,
  /** The policy retains records of identity for some years after the last request. */
  identity_retained: 409,
  identity_open: 409,
  inactive_account: 409,
  issue_sent: 409,
  key_used: 409,
  last_admin: 409,
  licence_open: 409,
  link_used: 409,
  mail_not_failed: 409,
  /** Documents are requested from accounts; the person of the request has none. */
  no_account: 409,
  not_a_client: 409,
  not_a_guest: 409,
  not_approved: 409,
  /** No area of the requests of this person requires due diligence. */
  not_covered: 409,
  /** Another decision about this match was recorded before. */
  hit_decided: 409,
  not_pending: 409,
  not_published: 409,
  /** A person who is to leave has open work and no successor is given; the response counts it. */
  open_work: 409,
  /** The previous address of the account may still object to the present one. */
  objection_open: 409,
  /** Name, number and address of the caller all differ from those of the account. */
  other_person: 409,
  /** The page was drawn for another user than the one who is logged in now. */
  other_session: 409,
  own_account: 409,
  passkey_expired: 409,
  path_exists: 409,
  /** A published version of the questions does not change. */
  published: 409,
  passkey_known: 409,
  passkeys_full: 409,
  passkeys_unavailable: 409,
  /** The request is withdrawn, rejected or completed. */
  request_closed: 409,
  request_settled: 409,
  same_record: 409,
  sample_in_use: 409,
  /** The time is taken; the response lists free ones. */
  /** The caller has a similar request; the response has its number. */
  similar_request: 409,
  slot_taken: 409,
  lawyer_absent: 409,
  office_holiday: 409,
  outside_hours: 409,
  stale: 409,
  /** The successor has another appointment at that time; the response lists the times. */
  successor_busy: 409,
  taken: 409,
  /** The client got the notice within seven days that nothing has changed. */
  told_recently: 409,
  tokens_full: 409,
  two_factor_not_begun: 409,
  two_factor_off: 409,
  two_factor_on: 409,
  two_factor_own: 409,
  two_factor_required: 409,
  unverified_client: 409,
  webhook_off: 409,
  webhooks_full: 409,
  payload_too_large: 413,
  file_kind: 415,
  picture_kind: 415,
  unsupported_media_type: 415,
  range: 416,
  misdirected: 421,
  daily_uploads: 429,
  too_many: 429,
  internal: 500,
  maintenance: 503,
  /** Other files are drawn at the moment. */
  pdf_busy: 503,
  /** Drawing took too long, or its process died. */
  pdf_failed: 503,
  /** The machine lacks the native part that draws PDF files. */
  pdf_unavailable: 503,
  starting: 503,
  too_slow: 503,
  unavailable: 503,
  /** The firm's directory does not answer. */
  directory_unavailable: 503,
  insufficient_storage: 507,
} as const
export type ErrorCode = keyof typeof errorCodes

/** `message` is a dictionary key, possibly with values; it is translated when it is sent. */
export type FieldError = { field: string; message: string }

/** Days in Riyadh; null is a whole day. */
export type DatesAhead = readonly { id: number; kind: string; day: string; time: string | null }[]

export type ErrorOptions = {
  /** Dictionary key of the error message; defaults to `error.<code>`. */
  detail?: string
  errors?: FieldError[]
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number
  /** Free times to choose instead of a taken one. */
  freeTimes?: readonly string[]
  openWork?: Readonly<Record<string, number>>
  busyAt?: readonly string[]
  datesAhead?: DatesAhead
  /** The number of a similar request. */
  similarTo?: number
  /** The present state of the record. */
  state?: string
}

/**
 * Refuses a form whose hidden field is filled in. A person whose browser did it reads the reason and presses again,
 * because the form empties the field.
 */
export const refuseTrapped = (homepage: string | undefined): void => {
  if (homepage) throw new AppError('invalid', { detail: 'error.hiddenField' })
}

/** A refusal with a message for the caller: `errorCodes` gives its status, one handler sends it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly freeTimes: readonly string[] | undefined
  readonly openWork: Readonly<Record<string, number>> | undefined
  readonly busyAt: readonly string[] | undefined
  readonly datesAhead: DatesAhead | undefined
  readonly similarTo: number | undefined
  readonly state: string | undefined

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(code)
    this.code = code
    this.detail = options.detail ?? detailOf(code, options.retryAfter)
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.freeTimes = options.freeTimes
    this.openWork = options.openWork
    this.busyAt = options.busyAt
    this.datesAhead = options.datesAhead
    this.similarTo = options.similarTo
    this.state = options.state
  }

  get status(): number {
    return errorCodes[this.code]
  }
}

/** The message with the waiting time: in seconds, or in minutes from 90 seconds on. */
const detailOf = (code: ErrorCode, retryAfter: number | undefined): string => {
  if (code !== 'too_many' || !retryAfter) return `error.${code}`
  return retryAfter < 90
    ? `error.too_many.seconds?n=${retryAfter}`
    : `error.too_many.minutes?n=${Math.ceil(retryAfter / 60)}`
}

export const notFound = (): never => {
  throw new AppError('not_found')
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
  code: ErrorCode
  errors?: FieldError[]
  freeTimes?: readonly string[]
  openWork?: Readonly<Record<string, number>>
  busyAt?: readonly string[]
  datesAhead?: DatesAhead
  similarTo?: number
  state?: string
  /** Set only for an unexpected error, whose details are in the log under this id. */
  requestId?: string
}

export const problemOf = (error: AppError, translate: (message: string) => string): Problem => ({
  type: 'about:blank',
  title: translate(`problem.${error.status}`),
  status: error.status,
  detail: translate(error.detail),
  code: error.code,
  ...(error.freeTimes && { freeTimes: error.freeTimes }),
  ...(error.openWork && { openWork: error.openWork }),
  ...(error.busyAt && { busyAt: error.busyAt }),
  ...(error.datesAhead && { datesAhead: error.datesAhead }),
  ...(error.similarTo !== undefined && { similarTo: error.similarTo }),
  ...(error.state !== undefined && { state: error.state }),
  ...(error.errors && {
    errors: error.errors.map(({ field, message }) => ({ field, message: translate(message) })),
  }),
})
