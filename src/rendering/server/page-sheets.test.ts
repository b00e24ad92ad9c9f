import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openSampleSite } from '#tests/support/test-site.ts'
import { PageSheets } from './page-sheets.ts'

const app = openSampleSite()

const sheetsOf = async (path: string, language = 'en'): Promise<string[]> => {
  const { body } = await app.inject({ url: path, headers: { 'accept-language': language } })
  return [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

describe('the sheet of a public page', () => {
  it('has the rules of the page, compressed and immutable', async () => {
    const [href = '', ...others] = await sheetsOf('/about')
    expect(others).toEqual([])
    const { statusCode, headers, rawPayload } = await app.inject({
      url: href,
      headers: { 'accept-encoding': 'br' },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const css = brotliDecompressSync(rawPayload).toString()
    expect(css).toMatch(/^@layer tokens, base, components, pages, print;/)
    expect(css).toContain('.site-header')
    expect(css).not.toContain('.sidebar')
  })

  it('has the same address for the same rules, and another for others', async () => {
    const [about, again, article] = await Promise.all(
      ['/about', '/about?from=a-friend', '/publications'].map((path) => sheetsOf(path)),
    )
    expect(again).toEqual(about)
    expect(article).not.toEqual(about)
  })

  it('is the whole sheet, uncached, for a name of another instance or an earlier start', async () => {
    const { statusCode, headers } = await app.inject(`/assets/page-${'a'.repeat(22)}.css`)
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    const whole = await app.inject(String(headers.location))
    expect(whole.statusCode).toBe(200)
    expect(whole.body).toContain('.site-header')
  })

  it.each(['page-a.css', `page-${'a'.repeat(22)}.js`, `page-${'a'.repeat(23)}.css`, 'page-.css'])(
    'does not exist as %s',
    async (name) => {
      expect((await app.inject(`/assets/${name}`)).statusCode).toBe(404)
    },
  )

  it('is dropped after two hundred others', async () => {
    const sheets = new PageSheets('/assets/style.css')
    const server = fastify()
    server.get<{ Params: { name: string } }>(
      '/assets/:name',
      (request, reply) => sheets.send(request.params.name, request, reply) ?? reply.callNotFound(),
    )
    const addressOf = (at: number) => sheets.addressOf(`a{order:${at}}`)
    const statusOf = async (address: string) => (await server.inject(address)).statusCode
    const [first = '', second = ''] = Array.from({ length: 200 }, (_, at) => addressOf(at))
    expect([addressOf(0), await statusOf(second)]).toEqual([first, 200])
    addressOf(200)
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 302])
    await server.close()
  })
})
