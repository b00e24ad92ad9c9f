import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '#http/addresses.ts'
import { deviceDays } from './login-repository.ts'
import { type Origin, rememberedDays } from './repository.ts'

/** On https the `__Host-` prefix makes browsers refuse a Domain and require Secure and Path=/. */
export const sessionCookieOn = (isHttps: boolean) => (isHttps ? '__Host-sid' : 'sid')

export const readSessionToken = (request: FastifyRequest, isHttps: boolean): string | undefined =>
  request.cookies[sessionCookieOn(isHttps)]

const options = (isHttps: boolean) =>
  ({ httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' }) as const

/** Only a hint for scripts that a session may exist; it grants no access. */
const hintName = 'signed_in'

/** Without `rememberMe` the cookies have no expiry and are deleted when the browser closes. */
export const setSessionCookie = (
  reply: FastifyReply,
  token: string,
  isHttps: boolean,
  isRemembered: boolean,
) => {
  const lifetime = isRemembered ? { maxAge: rememberedDays * 24 * 60 * 60 } : {}
  reply.setCookie(sessionCookieOn(isHttps), token, { ...options(isHttps), ...lifetime })
  reply.setCookie(hintName, '1', { ...options(isHttps), ...lifetime, httpOnly: false })
}

export const clearSessionCookie = (reply: FastifyReply, isHttps: boolean) => {
  reply.clearCookie(sessionCookieOn(isHttps), options(isHttps))
  reply.clearCookie(hintName, { ...options(isHttps), httpOnly: false })
}

/** On https the `__Host-` prefix makes browsers refuse a Domain and require Secure and Path=/. */
const nameOn = (isHttps: boolean) => (isHttps ? '__Host-device' : 'device')

/** Grants no access. A browser that sends a known token only gets its own failure counter. */
export const readDeviceToken = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[nameOn(true)] ?? cookies[nameOn(false)]

/**
 * Sets or extends the cookie that identifies this browser at later logins; it grants no access. Each login
 * extends it by a year.
 */
export const renewDeviceCookie = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string => {
  const sent = request.cookies[nameOn(isHttps)]
  const token = sent && /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url')
  reply.setCookie(nameOn(isHttps), token, {
    httpOnly: true,
    secure: isHttps,
    sameSite: 'lax',
    path: '/',
    maxAge: deviceDays * 24 * 60 * 60,
  })
  return token
}

export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'],
  ipAddress: clientAddress(request),
})

const maxCached = 10_000

/**
 * Sessions that this process has recently validated. Under overload they distinguish real users from forged
 * cookies without a query.
 */
export class KnownSessions {
  readonly #seen = new Set<string>()

  note(token: string): void {
    const hash = hashOf(token)
    this.#seen.delete(hash)
    this.#seen.add(hash)
    const [oldest] = this.#seen
    if (this.#seen.size > maxCached && oldest !== undefined) this.#seen.delete(oldest)
  }

  forget(token: string): void {
    this.#seen.delete(hashOf(token))
  }

  has(token: string): boolean {
    return this.#seen.has(hashOf(token))
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
