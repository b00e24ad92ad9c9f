import type { FastifyReply, FastifyRequest } from 'fastify'
import { rememberedDays } from './repository.ts'

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
