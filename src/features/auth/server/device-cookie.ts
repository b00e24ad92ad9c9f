import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceDays } from './device-repository.ts'

/** On https the name itself forbids a Domain and demands Secure and Path=/. */
const nameOn = (isHttps: boolean) => (isHttps ? '__Host-device' : 'device')

/** It gives nobody any right: whoever sends one is only counted apart, once it is known. */
export const readDeviceToken = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[nameOn(true)] ?? cookies[nameOn(false)]

/**
 * What tells this browser from others at a login, and opens nothing: kept, or made where there is none. Each login
 * lets it last another year.
 */
export const keepDeviceCookie = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string => {
  const held = request.cookies[nameOn(isHttps)]
  const token = held && /^[\w-]{43}$/.test(held) ? held : randomBytes(32).toString('base64url')
  reply.setCookie(nameOn(isHttps), token, {
    httpOnly: true,
    secure: isHttps,
    sameSite: 'lax',
    path: '/',
    maxAge: deviceDays * 24 * 60 * 60,
  })
  return token
}
