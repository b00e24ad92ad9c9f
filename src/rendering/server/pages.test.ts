import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/test-app.ts'
import { openSampleSite, openSite } from '#tests/support/test-site.ts'
import { untranslatedIn } from '#tests/support/untranslated.ts'
import { openBuiltRenderer } from './built-renderer.ts'

const languages = ['en', 'ar'] as const
const empty = openSite()
const app = openSampleSite()
const person = app.person('client', 'zubaida.alqahtani')

const visit = (url: string, headers: Record<string, string> = {}, on: TestApp = app) =>
  on.inject({ url, headers })

/** Internal links, without links within the page. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

/** Every public page reachable from the home page by links. */
const reachable = async (language: 'en' | 'ar'): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  const left = ['/', '/auth']
  for (let path = left.pop(); path !== undefined && pages.size < 200; path = left.pop()) {
    if (pages.has(path)) continue
    const { body } = await visit(path, { 'accept-language': language })
    pages.set(path, body)
    left.push(...linksIn(body))
  }
  return pages
}

describe('a page', () => {
  it.each(languages)('is complete in its language (%s), even for an empty firm', async (language) => {
    for (const site of [app, empty]) {
      const { statusCode, headers, body } = await visit('/', { 'accept-language': language }, site)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Accept-Language, Cookie',
      })
      expect(body).toMatch(
        new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`),
      )
      expect(body).toContain(' data-languages="en ar"')
      expect(body).toContain('</html>')
      expect(body.match(/<h1\b/g)).toHaveLength(1)
      expect(body).toMatch(/<title>[^<]+<\/title>/)
    }
  })

  it.each(languages)(
    'that does not exist returns 404 in its language (%s), and never 304',
    async (language) => {
      const paths = '/nothing /ui /services/999999999x /nothing/at/all /client/consultations/x'.split(' ')
      for (const path of paths) {
        const { statusCode, headers, body } = await visit(path, { 'accept-language': language })
        expect(statusCode).toBe(404)
        expect(headers['content-language']).toBe(language)
        expect(body).toContain(language === 'ar' ? 'الصفحة غير موجودة' : 'Page Not Found')
        const seen = { 'accept-language': language, 'if-none-match': String(headers.etag) }
        expect((await visit(path, seen)).statusCode).toBe(404)
      }
    },
  )

  it.each(languages)(
    'is available for every link, and contains nothing that its content security policy blocks (%s)',
    async (language) => {
      const found = [...(await reachable(language)).keys(), '/nothing']
      const own = '/client'
      const paths = [...found.filter((path) => !path.startsWith('/api/')), own]
      expect(paths.length).toBeGreaterThan(5)
      for (const path of paths) {
        const cookie = path === own ? person.cookie : ''
        const { statusCode, body: html, headers } = await visit(path, { cookie, 'accept-language': language })
        expect([path, untranslatedIn(html)]).toEqual([path, []])
        expect([path, statusCode]).toEqual([path, path === '/nothing' ? 404 : 200])
        const policy = String(headers['content-security-policy'])
        const isAllowed = (text = '') =>
          policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
        const inline = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(
          ([, attributes = '']) =>
            !/\ssrc="\//.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
        )
        expect([path, inline.map(([, , text]) => isAllowed(text))]).toEqual([path, [true]])
        const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
        expect([path, styles.map(([, text]) => isAllowed(text))]).toEqual([path, path === own ? [true] : []])
        const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []
        expect([path, tags.filter((tag) => /\s(?:style|on\w+)=|javascript:/i.test(tag))]).toEqual([path, []])
      }
    },
  )
})

it('does not include development code or the page of components in the build', () => {
  const files = globSync(`${import.meta.dirname}/../../../dist/{server,browser}/**/*.{js,css,json}`)
  expect(files.length).toBeGreaterThan(300)
  for (const file of files) {
    const found = /react-[\w-]+\.development|components-page/.exec(readFileSync(file, 'utf8'))?.[0]
    expect([file, found]).toEqual([file, undefined])
  }
})

it('renders equal pages byte-identically, at any time', async () => {
  const first = await visit('/nothing')
  await new Promise((resolve) => setTimeout(resolve, 5))
  const second = await visit('/nothing')
  expect(second.body).toBe(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
})

describe('the language of a page', () => {
  it.each([
    ['the default without a preference', '/', {}, 'en'],
    ["the browser's language", '/', { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' }, 'ar'],
    [
      "the cookie before the browser's language",
      '/',
      { cookie: 'language=ar', 'accept-language': 'en' },
      'ar',
    ],
    ['the URL before the cookie', '/?lang=en', { cookie: 'language=ar', 'accept-language': 'ar' }, 'en'],
    [
      "the browser's language before an unknown cookie",
      '/',
      { cookie: 'language=fr', 'accept-language': 'ar' },
      'ar',
    ],
    ['the cookie before an unknown language in the URL', '/?lang=fr', { cookie: 'language=ar' }, 'ar'],
    ['the default for a language in capitals in the URL', '/?lang=AR', {}, 'en'],
  ])('is decided by %s', async (_name, url, headers, language) => {
    const { headers: answered, body } = await visit(url, headers as Record<string, string>)
    expect(answered['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  it('is stored for a year when the URL of any page sets it, and only then', async () => {
    const { cookies } = await visit('/?lang=ar')
    const scope = { path: '/', sameSite: 'Lax', maxAge: 31_536_000 }
    expect(cookies).toEqual([expect.objectContaining({ name: 'language', value: 'ar', ...scope })])
    expect(cookies[0]?.secure).toBeUndefined()
    const safe = await app.another({ renderer: await openBuiltRenderer(), isHttps: true })
    expect((await visit('/?lang=ar', {}, safe)).cookies[0]).toMatchObject({ name: 'language', secure: true })
    for (const url of ['/', '/?lang=fr', '/?lang=']) expect((await visit(url)).cookies).toEqual([])
    const missing = await visit('/nothing?lang=ar')
    expect([missing.statusCode, missing.headers['content-language']]).toEqual([404, 'ar'])
    expect(missing.cookies[0]?.value).toBe('ar')
  })
})

describe('a revalidated page', () => {
  it.each([
    ['its ETag', (etag: string) => etag],
    ['its ETag without the weak prefix', (etag: string) => etag.replace(/^W\//, '')],
    ['its ETag among others', (etag: string) => `"other", ${etag}`],
    ['any ETag', () => '*'],
  ])('is not sent again for %s', async (_name, shown) => {
    const { headers } = await visit('/')
    const again = await visit('/', { 'if-none-match': shown(String(headers.etag)) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary, 'content-language': 'en' })
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('is sent for another ETag, or that of the other language', async () => {
    const arabic = await visit('/', { 'accept-language': 'ar' })
    for (const shown of ['"other"', String(arabic.headers.etag), ''])
      expect((await visit('/', { 'if-none-match': shown })).statusCode).toBe(200)
  })
})

describe('the encoding of a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    ['brotli, xgzip', undefined],
  ])('is, for Accept-Encoding "%s", %s', async (accepted, encoding) => {
    const plain = await visit('/')
    const { headers, rawPayload } = await visit('/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    const decoded = decoders[(encoding ?? 'none') as keyof typeof decoders](rawPayload)
    expect(decoded.toString()).toBe(plain.body)
  })
})

describe('a logged-in user', () => {
  it.each(['/', '/publications', '/nothing'])(
    'gets the same %s as a guest, without personal data',
    async (path) => {
      for (const language of languages) {
        const own = await visit(path, { cookie: person.cookie, 'accept-language': language })
        const guest = await visit(path, { 'accept-language': language })
        expect(own.body).toBe(guest.body)
        expect(own.headers.etag).toBe(guest.headers.etag)
        expect(own.body.toLowerCase()).not.toContain('zubaida')
        expect(own.cookies).toEqual([])
      }
    },
  )
})
