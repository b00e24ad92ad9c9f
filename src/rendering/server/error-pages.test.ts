import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { testSites } from '#tests/support/test-site.ts'

const languages = ['en', 'ar'] as const
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const buildSite = testSites()
let app: FastifyInstance
beforeAll(async () => {
  const site = await buildSite({ isOwn: true })
  app = site.app
  // The pages cannot be rendered because their database is closed.
  await site.connection.close()
})

const titles = { en: 'The site is not available right now', ar: 'الموقع غير متاح الآن' }

describe('a page that cannot be rendered', () => {
  it.each(languages)(
    'is replaced by an error page in its language, with links to continue and no internal error (%s)',
    async (language) => {
      const { statusCode, headers, body } = await app.inject({
        url: '/',
        headers: { ...browser, 'accept-language': language },
      })
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'retry-after': '5',
      })
      expect(body).toMatch(
        new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`),
      )
      expect(body).toContain(`<h1>${titles[language]}</h1>`)
      expect(body).toContain('href="/"')
      expect(body).not.toMatch(/<script|\sstyle="|Error|at \w+ \(|node_modules|select /)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    },
  )

  it('is in the language of the URL, then of the cookie', async () => {
    const languageOf = async (url: string, cookie: string) =>
      (await app.inject({ url, headers: { ...browser, cookie } })).headers['content-language']
    expect(await languageOf('/?lang=ar', 'language=en')).toBe('ar')
    expect(await languageOf('/', 'language=ar')).toBe('ar')
  })

  it('is a problem document for API calls and clients that do not accept HTML', async () => {
    for (const [url, accept] of [
      ['/api/services', browser.accept],
      ['/', 'application/json'],
      ['/', '*/*'],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept } })
      expect([statusCode, headers['content-type']], url).toEqual([
        503,
        'application/problem+json; charset=utf-8',
      ])
    }
  })
})

it('answers an invalid URL with a page too', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/%ff', headers: browser })
  expect(statusCode).toBe(400)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<h1>')
})
