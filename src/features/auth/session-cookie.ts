import type { FastifyReply, FastifyRequest } from 'fastify'
import { rememberedDays } from './repository.ts'

/** On https the name itself forbids a Domain and demands Secure and Path=/. */
const nameOn = (isHttps: boolean) => (isHttps ? '__Host-sid' : 'sid')

export const readSessionToken = (request: FastifyRequest, isHttps: boolean): string | undefined =>
  request.cookies[nameOn(isHttps)]

const options = (isHttps: boolean) => ({ httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' }) as const

/** Without rememberMe the cookie has no date and goes with the browser. */
export const setSessionCookie = (reply: FastifyReply, token: string, isHttps: boolean, isRemembered: boolean) =>
  reply.setCookie(nameOn(isHttps), token, {
    ...options(isHttps),
    ...(isRemembered && { maxAge: rememberedDays * 24 * 60 * 60 }),
  })

export const clearSessionCookie = (reply: FastifyReply, isHttps: boolean) =>
  reply.clearCookie(nameOn(isHttps), options(isHttps))
