import Fastify, { type HTTPMethods } from 'fastify'
import { describe, expect, it } from 'vitest'
import { refuseCrossSite } from './cross-site.ts'
import { AppError } from './errors.ts'

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
  ['a script with neither header', {}, 200],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: ours }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a sibling of ours', { 'sec-fetch-site': 'same-site', origin: 'https://blog.mizan.example' }, 403],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, 403],
  ['an unknown kind of site', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['an empty kind of site', { 'sec-fetch-site': '' }, 403],
  ['our origin, from an older browser', { origin: ours }, 200],
  ['the host that was called, from an older browser', { origin: `http://${host}` }, 200],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['our name on another port', { origin: `${ours}:8443` }, 403],
  ['our name without its s', { origin: 'http://www.mizan.example' }, 403],
  ['a name that begins like ours', { origin: `${ours}.evil.example` }, 403],
  ['a name that ends like ours', { origin: 'https://evil-www.mizan.example' }, 403],
  ['a frame without an origin', { origin: 'null' }, 403],
  ['no origin at all', { origin: '' }, 403],
  ['a file', { origin: 'file://' }, 403],
]

describe('a call that changes something', () => {
  it.each(rows)('from %s', async (_name, headers, status) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await statusOf(method, headers)).toBe(status)
  })
})

describe('a call that changes something, where the address of the site is known,', () => {
  it('comes from the whole of that address, not from the host that was called', async () => {
    for (const origin of [`http://${host}`, `https://${host}`, 'http://www.mizan.example'])
      expect([origin, await statusOf('POST', { origin }, appWithAddress)]).toEqual([origin, 403])
    expect(await statusOf('POST', { origin: ours }, appWithAddress)).toBe(200)
  })
})

describe('a call that only reads', () => {
  it.each(rows)('is answered, also from %s', async (_name, headers) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      expect(await statusOf(method, headers)).toBe(200)
  })
})
