import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { KnownSessions } from '#features/auth/server/known-sessions.ts'
import { AppError } from './errors.ts'
import { shedLoad } from './shed-load.ts'

it('an overloaded process serves people with a session, and nobody with an invented cookie', async () => {
  const known = new KnownSessions()
  known.note('session of sara')
  known.note('session that has ended')
  known.forget('session that has ended')
  const app = Fastify()
  app.addHook(
    'onRequest',
    shedLoad(({ headers }) => known.has(String(headers.cookie))),
  )
  app.setErrorHandler((error, _request, reply) =>
    error instanceof AppError ? reply.code(error.status).send(String(error.retryAfter)) : error,
  )
  for (const url of ['/', '/healthz', '/readyz']) app.get(url, async () => 'served')
  const ask = async (url: string, cookie: string) =>
    (await app.inject({ url, headers: { cookie } })).statusCode
  expect(await ask('/', 'session of sara')).toBe(200)
  expect(await ask('/', 'session that has ended')).toBe(503)
  expect(await ask('/', 'invented')).toBe(503)
  expect([await ask('/healthz', ''), await ask('/readyz', '')]).toEqual([200, 200])
})
