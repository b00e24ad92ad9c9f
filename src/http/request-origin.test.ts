import Fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { inProcessAddress, refuseUnknownHost } from './request-origin.ts'

const app = Fastify()
beforeAll(() => {
  app.addHook(
    'onRequest',
    refuseUnknownHost(() => 'https://www.mizan.example'),
  )
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(),
  )
  for (const url of ['/', '/healthz', '/readyz']) app.get(url, async () => 'done')
})

it.each([
  ['www.mizan.example', 200],
  ['WWW.Mizan.Example', 200],
  ['www.mizan.example:443', 200],
  ['www.mizan.example:8443', 421],
  ['mizan.example', 421],
  ['evil.example', 421],
  ['www.mizan.example.evil.example', 421],
  ['127.0.0.1:3000', 200],
  ['localhost:3000', 200],
  ['[::1]:3000', 200],
  ['10.0.0.7:3000', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['evil.example/www.mizan.example', 421],
])('a request for the host "%s" is answered with %d', async (host, status) => {
  expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(status)
})

it.each(['/healthz', '/readyz'])('%s is available under the machine’s address', async (url) => {
  expect((await app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200)
})

it('lets the renderer call our own API without a host name', async () => {
  const requested = { url: '/', headers: { host: 'localhost:80' }, remoteAddress: inProcessAddress }
  expect((await app.inject(requested)).statusCode).toBe(200)
})
