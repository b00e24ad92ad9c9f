/** The request for an access token of the mail server, with its secret. */
export type TokenRequest = { tokenUrl: string; request: Record<string, string> }

/** The beginning of the reason of each mail that waits for a token. `isTokenRefused` finds mail by it. */
export const refusedPrefix = 'the directory refused '

/** The directory issued no token. The mail is not at fault, so it waits. */
export class MailTokenError extends Error {}

const marginInMs = 5 * 60_000
const timeoutInMs = 20_000

/** The access token of the mail server: fetched once by concurrent mails, and used until five minutes before its end. */
export class MailToken {
  readonly #source: TokenRequest
  #issued: { token: string; freshUntil: number } | undefined
  #fetching: Promise<string> | undefined

  constructor(source: TokenRequest) {
    this.#source = source
  }

  /** Throws `MailTokenError`. */
  async current(): Promise<string> {
    if (this.#issued && Date.now() < this.#issued.freshUntil) return this.#issued.token
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined
    })
    return this.#fetching
  }

  /** Forgets a token that the mail server has refused, unless a newer one was issued meanwhile. */
  drop(token: string): void {
    if (this.#issued?.token === token) this.#issued = undefined
  }

  async #fetch(): Promise<string> {
    const { token, seconds } = await fetchToken(this.#source)
    this.#issued = { token, freshUntil: Date.now() + seconds * 1000 - marginInMs }
    return token
  }
}

const fetchToken = async ({
  tokenUrl,
  request,
}: TokenRequest): Promise<{ token: string; seconds: number }> => {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(request),
    // A redirect would send the secret to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutInMs),
  }).catch(() => {
    throw new MailTokenError('the directory of the mail server does not respond')
  })
  const body: unknown = await response.json().catch(() => undefined)
  const { access_token: token, expires_in: seconds, error } = Object(body) as Record<string, unknown>
  if (response.ok && typeof token === 'string' && token !== '')
    return { token, seconds: Number(seconds) || 0 }
  const isRefusal = response.status === 400 || response.status === 401
  throw new MailTokenError(
    isRefusal
      ? `${refusedPrefix}${refusalOf(error)}`
      : `the directory of the mail server responded with ${response.status}`,
  )
}

/** The errors of RFC 6749, section 5.2, in plain words. */
const refusalOf = (error: unknown): string => {
  if (error === 'invalid_client') return 'the client’s secret: it may have ended'
  if (error === 'invalid_grant') return 'the refresh token: it may have ended'
  return typeof error === 'string' ? `the request: ${error.slice(0, 100)}` : 'the request'
}
