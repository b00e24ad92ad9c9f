import * as oidc from 'openid-client'

/** Every reason to refuse a login at the directory; the text of the refusal is `error.directory.<reason>`. */
export type FaultReason =
  /** The login took too long, or began in another browser. */
  | 'browser'
  /** The person canceled it, or the directory refused them. */
  | 'canceled'
  /** The answer does not match the question, or its signature, audience or time is wrong. */
  | 'answer'
  /** The directory refused our id or secret. */
  | 'client'
  /** The person did not enter their password for the proof. */
  | 'stale'
  /** Another person than the one of the session logged in. */
  | 'otherPerson'
  | 'logout'
  /** Nobody here has this identity. */
  | 'unknown'
  | 'inactive'
  | 'notOffice'
  | 'group'
  /** The directory sends no groups for a person with many. */
  | 'groupsLeftOut'
  /** A new account needs an address. */
  | 'noAddress'
  | 'addressTaken'
  | 'linkedElsewhere'

/** A login at the directory that opens no session. */
export class LoginFault extends Error {
  readonly reason: FaultReason
  /** The name of the person at the directory, for the audit log. */
  readonly directoryName: string | undefined

  constructor(reason: FaultReason, directoryName?: string) {
    super(reason)
    this.reason = reason
    this.directoryName = directoryName
  }
}

/** Errors of OAuth that mean that the firm has to change its settings. */
const clientErrors = ['invalid_client', 'unauthorized_client']

/** Undefined if the directory did not answer. */
export const faultOf = (error: unknown): LoginFault | undefined => {
  if (error instanceof oidc.AuthorizationResponseError)
    return new LoginFault(error.error === 'invalid_request' ? 'answer' : 'canceled')
  if (error instanceof oidc.ResponseBodyError)
    return new LoginFault(clientErrors.includes(error.error) ? 'client' : 'answer')
  if (error instanceof oidc.WWWAuthenticateChallengeError) return new LoginFault('client')
  if (isUnanswered(error)) return undefined
  return new LoginFault(isAboutAge(error) ? 'stale' : 'answer')
}

const networkErrors = ['OAUTH_TIMEOUT', 'OAUTH_ABORT']

/** A failed connection, a timeout, or a broken server. */
const isUnanswered = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: string }
  if (code !== undefined && networkErrors.includes(code)) return true
  if (cause instanceof Response) return cause.status >= 500
  return error instanceof TypeError && error.message === 'fetch failed'
    ? true
    : cause instanceof Error && isUnanswered(cause)
}

/** The time of the login at the directory is missing or too old. */
const isAboutAge = (error: unknown): boolean =>
  error instanceof Error && (/auth_time|max_age/.test(error.message) || isAboutAge(error.cause))
