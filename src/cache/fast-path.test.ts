import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { sendRaw } from '#tests/support/fetch-calls.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

type Answer = Awaited<ReturnType<typeof sendRaw>>
type Line = { reqId?: string; req?: { url: string }; res?: { statusCode: number }; msg: string }

describe('a response from the pre-router fast path', () => {
  let origin: string
  const lines: Line[] = []
  const write = (text: string) => {
    for (const line of text.trim().split('\n')) lines.push(JSON.parse(line))
  }
  const app = openSampleSite(embeddedDatabases(), {
    publicUrl: () => 'https://mizan.example',
    isHttps: true,
    isAddressKnown: true,
    logLevel: 'info',
    logStream: { write },
  })
  const person = app.person('client', 'zubaida')
  beforeAll(async () => {
    origin = await app.instance.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.instance.close())

  const call = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRaw(origin, url, { method, headers: { host: 'mizan.example', ...headers } })
  /** Whether a response came from the fast path, which gives its requests ids of its own. */
  const isFast = ({ headers }: Answer) => String(headers['x-request-id']).startsWith('kept-')
  const twice = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    await call(url, { ...headers, 'x-forwarded-for': '203.0.113.1' }, method)
    // A header of an unknown proxy excludes this request from the fast path.
    const slow = await call(url, { ...headers, 'x-forwarded-for': '203.0.113.1' }, method)
    const fast = await call(url, headers, method)
    expect([slow, fast].map(isFast)).toEqual([false, true])
    return { slow, fast }
  }
  /** Fastify sends a 304 with the length of its empty body. A body may be compressed more tightly in between. */
  const withoutDate = ({
    status,
    headers: { date, 'content-length': length, 'x-request-id': id, ...headers },
    bytes,
  }: Answer) => {
    if (bytes.length > 0) expect(length).toBe(String(bytes.length))
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? '']
    const body = bytes.length > 0 && decompress ? decompress(bytes) : bytes
    return { status, headers, body, length: status === 304 || decompress ? undefined : length }
  }

  it.each([
    ['/', {}],
    ['/', { 'accept-encoding': 'br' }],
    ['/', { 'accept-encoding': 'gzip;q=0.5', 'accept-language': 'ar-SA' }],
    ['/', { cookie: 'theme=dark; language=ar' }],
    ['/?lang=ar', { 'accept-encoding': 'br', cookie: 'language=en' }],
    ['/publications?category=litigation', {}],
    ['/publications?q=labor', { 'accept-encoding': 'br' }],
    ['/api/publications?q=labor', {}],
    ['/', { 'if-none-match': '*' }],
    ['/api/services', { 'accept-encoding': 'br' }],
    ['/api/services', { 'if-none-match': '*' }],
    ['/api/publications?content=none&pageSize=2', {}],
    ['/api/settings', { cookie: 'language=ar' }],
  ])("to %s with %j is the same as Fastify's", async (url, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const { slow, fast } = await twice(url, headers as Record<string, string>, method)
      expect(withoutDate(fast)).toEqual(withoutDate(slow))
    }
  })

  it('serves pages, but not API calls, to logged-in users', async () => {
    await twice('/')
    await twice('/api/services')
    const cookie = person.cookie.replace(/^sid=/, '__Host-sid=')
    const page = await call('/', { cookie })
    expect([page.status, isFast(page)]).toEqual([200, true])
    const own = await call('/api/services', { cookie })
    expect([own.status, own.headers['cache-control'], own.headers.etag]).toEqual([200, 'no-store', undefined])
    expect(isFast(own)).toBe(false)
  })

  it('is not sent for a foreign host name', async () => {
    await twice('/')
    expect((await call('/', { host: 'other.example' })).status).toBe(421)
    expect((await call('/', { host: 'MIZAN.example:443' })).status).toBe(200)
  })

  it('is not sent for unknown parameters, pages with a token or overlong URLs', async () => {
    for (const url of [
      '/api/services?x=1',
      `/publications?q=${'labor+'.repeat(170)}`,
      '/reset-password?token=x',
      '/?x=1',
    ]) {
      const answers = [await call(url), await call(url)]
      expect([url, answers.some(isFast)]).toEqual([url, false])
    }
  })

  it('is logged as Fastify logs a response', async () => {
    const { slow, fast } = await twice('/about')
    const linesOf = ({ headers }: Answer) =>
      lines.filter(({ reqId, msg }) => reqId === headers['x-request-id'] && msg === 'request completed')
    // Lines of fast responses are written together, those of earlier tests perhaps only now.
    await expect.poll(() => linesOf(fast)).toHaveLength(1)
    const [line] = linesOf(fast)
    const [framework] = linesOf(slow)
    expect(Object.keys(line ?? {})).toEqual(Object.keys(framework ?? {}))
    expect(Object.keys(line?.req ?? {})).toEqual(Object.keys(framework?.req ?? {}))
    expect(line).toMatchObject({
      level: 30,
      req: { method: 'GET', url: '/about', host: 'mizan.example', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      msg: 'request completed',
    })
  })

  it('is not sent once maintenance mode is on', async () => {
    await twice('/')
    const switchTo = (value: string) => setSetting(app.db, 'maintenance_mode', value)
    await switchTo('true')
    expect([(await call('/')).status, (await call('/api/services')).status]).toEqual([503, 503])
    await switchTo('false')
    expect((await call('/')).status).toBe(200)
  })
})
