import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/test-app.ts'
import { openSite, testSites } from '#tests/support/test-site.ts'

const buildSite = testSites()
const app = openSite()

const visit = (url: string, headers: Record<string, string> = {}, on: TestApp = app) =>
  on.inject({ url, headers })

describe('a URL', () => {
  const addresses = [
    '//',
    '//evil.example',
    '//evil.example/auth',
    '///',
    '//[',
    '//[::1',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/services/%',
    '/?lang=%',
    '/?lang=ar&lang=en',
    '/?%00',
    '/?__proto__=1',
    `/${'x'.repeat(300)}`,
    `/${'x/'.repeat(2000)}`,
    '/%d8%a7%d9%84%d8%b1%d8%a6%d9%8a%d8%b3%d9%8a%d8%a9',
    '/constructor',
    '/__proto__',
    '/api',
    '/API/services',
    '/api/%zz',
    '/.env',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/nothing.js',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/server/entry-server.js',
    '/src/server.ts',
    '/data/database.lock',
  ]
  const answers = async (url: string) => {
    const { statusCode, headers, body } = await visit(url)
    expect([url, statusCode, statusCode < 500]).toEqual([url, statusCode, true])
    expect(headers['content-security-policy'], url).toEqual(expect.stringContaining("script-src 'self'"))
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    return { statusCode, body }
  }

  it.each(addresses)('%s gets a normal response, without files of the server', async (url) => {
    const { statusCode, body } = await answers(url)
    expect([200, 400, 404, 414]).toContain(statusCode)
    if (statusCode === 200) expect(url).toMatch(/^\/\?/)
    expect(body).not.toMatch(/"isEntry"|"devDependencies"|node_modules|root:x:/)
  })

  it('never causes an error, whatever it contains', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '..',
        '.',
        '%',
        '%2f',
        '%00',
        '?',
        '&',
        '=',
        '[',
        ']',
        '@',
        ':',
        'services',
        'api',
        '1',
        'lang=ar',
      ),
      fc.string({ unit: fc.constantFrom(...'abz09-_~!$()*+,;|^`{}<>"\''), maxLength: 5 }),
    )
    const url = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    await fc.assert(
      fc.asyncProperty(url, async (address) => {
        await answers(address)
      }),
      { numRuns: 300 },
    )
  })

  it('of a hashed file is sent compressed and immutable, and one without a hash is cached for an hour', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await visit('/')).body)?.[1] ?? ''
    const { statusCode, headers } = await visit(script, { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const bytes = Object.entries(headers).reduce((sum, pair) => sum + pair.join(': ').length + 2, 0)
    expect(bytes, 'A page loads about twelve scripts, each with these headers.').toBeLessThan(650)
    expect(String(headers['content-type'])).toContain('javascript')
    expect((await visit('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('of a page accepts only reads and the forms of the page', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    const refused = async (options: InjectOptions, status: number) => {
      const { statusCode, headers } = await app.inject(options)
      expect([options.method, options.url, statusCode]).toEqual([options.method, options.url, status])
      expect(headers['content-type']).toContain('application/problem+json')
    }
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) await refused({ method, url: '/' }, 404)
    await refused({ method: 'POST', url: '/' }, 415)
    await refused({ method: 'POST', url: '/', payload: { form: 'contact' } }, 415)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await refused({ method: 'POST', url: '/', payload: 'form=none', headers: form }, 400)
    await refused({ method: 'POST', url: '/client', payload: 'form=contact', headers: form }, 400)
    for (const url of ['/dashboard', '/nothing', '/api/nothing', '//evil.example'])
      await refused({ method: 'POST', url, payload: 'form=contact', headers: form }, 404)
  })
})

describe('the site without its database', () => {
  it('shows cached pages, and answers others with 503 and Retry-After', async () => {
    const { app: site, connection } = await buildSite()
    expect((await visit('/', {}, site)).statusCode).toBe(200)
    await connection.close()
    expect((await visit('/', {}, site)).statusCode).toBe(200)
    // Its data was cached for the English page.
    expect((await visit('/', { 'accept-language': 'ar' }, site)).statusCode).toBe(200)
    const { statusCode, headers } = await visit('/publications', { 'accept-language': 'ar' }, site)
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(headers['content-language']).toBe('ar')
  })
})
