import Fastify, { type HTTPMethods } from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { refuseCrossSite } from './request-origin.ts'

const openSite = (isAddressKnown: boolean) => {
  const app = Fastify()
  app.addHook(
    'onRequest',
    refuseCrossSite(() => 'https://www.mizan.example', { isAddressKnown }),
  )
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(),
  )
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], url: '/', handler: async () => 'done' })
  return app
}
const app = openSite(false)
const appWithAddress = openSite(true)

const host = 'internal:3000'
const statusOf = async (method: HTTPMethods, headers: Record<string, string>, site = app) =>
  (await site.inject({ method: method as 'GET', url: '/', headers: { host, ...headers } })).statusCode

const ours = 'https://www.mizan.example'
const rows: [name: string, headers: Record<string, string>, status: number][] = [
  ['a client that sends neither header', {}, 200],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: ours }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.mizan.example' }, 403],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, 403],
  ['an unknown Sec-Fetch-Site value', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['an empty Sec-Fetch-Site value', { 'sec-fetch-site': '' }, 403],
  ['our origin, from an older browser', { origin: ours }, 200],
  ['the requested host, from an older browser', { origin: `http://${host}` }, 200],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['our host on another port', { origin: `${ours}:8443` }, 403],
  ['our host over plain HTTP', { origin: 'http://www.mizan.example' }, 403],
  ['a host that begins like ours', { origin: `${ours}.evil.example` }, 403],
  ['a host that ends like ours', { origin: 'https://evil-www.mizan.example' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['an empty origin', { origin: '' }, 403],
  ['a local file', { origin: 'file://' }, 403],
]

describe('a write', () => {
  it.each(rows)('from %s gets the expected status', async (_name, headers, status) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await statusOf(method, headers)).toBe(status)
  })
})

describe("a write when the site's address is configured", () => {
  it('is accepted only from that exact origin, not from the requested host', async () => {
    for (const origin of [`http://${host}`, `https://${host}`, 'http://www.mizan.example'])
      expect([origin, await statusOf('POST', { origin }, appWithAddress)]).toEqual([origin, 403])
    expect(await statusOf('POST', { origin: ours }, appWithAddress)).toBe(200)
  })
})

describe('a read', () => {
  it.each(rows)('is answered even from %s', async (_name, headers) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      expect(await statusOf(method, headers)).toBe(200)
  })
})
