import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceDays } from './device-repository.ts'

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
