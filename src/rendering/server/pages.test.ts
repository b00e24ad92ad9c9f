import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSampleFirm } from '#sample/load.ts'
import { type Person, signUp } from '#tests/support/test-app.ts'
import { testSites } from '#tests/support/test-site.ts'

const languages = ['en', 'ar'] as const
const closedAreas = ['/dashboard', '/client']
const buildSite = testSites()
let app: FastifyInstance
let empty: FastifyInstance
beforeAll(async () => {
  empty = (await buildSite()).app
  app = (await buildSite()).app
  await loadSampleFirm(app.db)
})

const visit = (url: string, headers: Record<string, string> = {}, on = app) => on.inject({ url, headers })

/** Internal links, without those that only jump within the page. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

/** Every public page reachable from the home page by links. */
const reachable = async (language: 'en' | 'ar'): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  const left = ['/', '/auth', ...closedAreas]
  for (let path = left.pop(); path !== undefined && pages.size < 200; path = left.pop()) {
    if (pages.has(path)) continue
    const { body } = await visit(path, { 'accept-language': language })
    pages.set(path, body)
    left.push(...linksIn(body))
  }
  return pages
}

describe('a page', () => {
  it.each(languages)('comes complete in its language (%s), also of an empty firm', async (language) => {
    for (const site of [app, empty]) {
      const { statusCode, headers, body } = await visit('/', { 'accept-language': language }, site)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
      })
      expect(body).toMatch(
        new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`),
      )
      expect(body).toContain('</html>')
      expect(body.match(/<h1\b/g)).toHaveLength(1)
      expect(body).toMatch(/<title>[^<]+<\/title>/)
    }
  })

  it.each(languages)(
    'that does not exist is answered 404 in its language (%s), and never with 304',
    async (language) => {
      for (const path of ['/nothing', '/services/999999999x', '/nothing/at/all', '/client/consultations/x']) {
        const { statusCode, headers, body } = await visit(path, { 'accept-language': language })
        expect(statusCode).toBe(404)
        expect(headers['content-language']).toBe(language)
        expect(body).toContain(language === 'ar' ? 'الصفحة غير موجودة' : 'Page Not Found')
        const again = await visit(path, {
          'accept-language': language,
          'if-none-match': String(headers.etag),
        })
        expect(again.statusCode).toBe(404)
      }
    },
  )

  it.each(languages)('is reached by every link of the site (%s)', async (language) => {
    for (const path of (await reachable(language)).keys())
      expect([path, (await visit(path, { 'accept-language': language })).statusCode]).toEqual([path, 200])
  })

  it.each(languages)('holds nothing that its own policy refuses (%s)', async (language) => {
    const found = [...(await reachable(language)).keys(), '/nothing']
    const paths = found.filter((path) => !path.startsWith('/api/'))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const { body: html, headers } = await visit(path, { 'accept-language': language })
      const policy = String(headers['content-security-policy'])
      const isAllowed = (text = '') =>
        policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      const inline = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(
        ([, attributes = '']) =>
          !/\ssrc="\//.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
      )
      expect([path, inline.map(([, , text]) => isAllowed(text))]).toEqual([path, [true]])
      const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
      expect([path, styles.map(([, text]) => isAllowed(text))]).toEqual([
        path,
        closedAreas.includes(path) ? [] : [true],
      ])
      const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []
      expect([path, tags.filter((tag) => /\s(?:style|on\w+)=|javascript:/i.test(tag))]).toEqual([path, []])
    }
  })

  it('has the same status and headers in both languages', async () => {
    const [english, arabic] = await Promise.all(
      languages.map((language) => visit('/', { 'accept-language': language })),
    )
    expect(english?.headers.etag).not.toBe(arabic?.headers.etag)
    expect(String(english?.headers.vary).split(', ')).toEqual(
      expect.arrayContaining(['Accept-Encoding', 'Accept-Language', 'Cookie']),
    )
  })
})

it('the server bundle contains no development code', () => {
  for (const file of globSync(`${import.meta.dirname}/../../../dist/server/**/*.js`))
    expect([file, /react-[\w-]+\.development/.exec(readFileSync(file, 'utf8'))?.[0]]).toEqual([
      file,
      undefined,
    ])
})

it('equal pages are equal byte for byte, whenever they were rendered', async () => {
  const first = await visit('/nothing')
  await new Promise((resolve) => setTimeout(resolve, 5))
  const second = await visit('/nothing')
  expect(second.body).toBe(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
})

describe('the language of a page', () => {
  it.each([
    ['nothing', '/', {}, 'en'],
    ['the browser', '/', { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' }, 'ar'],
    ['the cookie before the browser', '/', { cookie: 'language=ar', 'accept-language': 'en' }, 'ar'],
    ['the address before the cookie', '/?lang=en', { cookie: 'language=ar', 'accept-language': 'ar' }, 'en'],
    ['no cookie that names none', '/', { cookie: 'language=fr', 'accept-language': 'ar' }, 'ar'],
    ['no address that names none', '/?lang=fr', { cookie: 'language=ar' }, 'ar'],
    ['no address in capitals', '/?lang=AR', {}, 'en'],
  ])('is decided by %s', async (_name, url, headers, language) => {
    const { headers: answered, body } = await visit(url, headers as Record<string, string>)
    expect(answered['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  it('is remembered for a year when the address sets it, and only then', async () => {
    const { cookies } = await visit('/?lang=ar')
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'language',
        value: 'ar',
        path: '/',
        sameSite: 'Lax',
        maxAge: 31_536_000,
      }),
    ])
    expect(cookies[0]?.secure).toBeUndefined()
    const { app: safe } = await buildSite({ isHttps: true })
    expect((await visit('/?lang=ar', {}, safe)).cookies[0]).toMatchObject({ name: 'language', secure: true })
    for (const url of ['/', '/?lang=fr', '/?lang=']) expect((await visit(url)).cookies).toEqual([])
  })

  it('is set by the address on any page, also one that does not exist', async () => {
    const { statusCode, headers, cookies } = await visit('/nothing?lang=ar')
    expect([statusCode, headers['content-language'], cookies[0]?.value]).toEqual([404, 'ar', 'ar'])
  })
})

describe('a page seen before', () => {
  it.each([
    ['its tag', (etag: string) => etag],
    ['its tag without the weak mark', (etag: string) => etag.replace(/^W\//, '')],
    ['its tag among others', (etag: string) => `"other", ${etag}`],
    ['any tag', () => '*'],
  ])('is not sent again to who shows %s', async (_name, shown) => {
    const { headers } = await visit('/')
    const again = await visit('/', { 'if-none-match': shown(String(headers.etag)) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary, 'content-language': 'en' })
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('is sent to who shows another tag, or that of the other language', async () => {
    const arabic = await visit('/', { 'accept-language': 'ar' })
    for (const shown of ['"other"', String(arabic.headers.etag), ''])
      expect((await visit('/', { 'if-none-match': shown })).statusCode).toBe(200)
  })

  it('is sent anew after the office has changed something', async () => {
    const admin = await signUp(app, 'admin', 'who.edits')
    const before = await visit('/')
    const created = await app.inject({
      method: 'POST',
      url: '/api/admin/services',
      headers: { cookie: admin.cookie },
      payload: { nameEn: 'Maritime law', descriptionEn: 'Charters, cargo and collisions.', icon: 'fa-gavel' },
    })
    expect(created.statusCode).toBe(201)
    const after = await visit('/', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('Maritime law')
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
  ])('for who accepts "%s" is %s', async (accepted, encoding) => {
    const plain = await visit('/')
    const { headers, rawPayload } = await visit('/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
    const decoded = decoders[(encoding ?? 'none') as keyof typeof decoders](rawPayload)
    expect(decoded.toString()).toBe(plain.body)
  })
})

describe('someone who is logged in', () => {
  let person: Person
  beforeAll(async () => {
    person = await signUp(app, 'client', 'zubaida.alqahtani')
  })

  it.each(['/', ...closedAreas, '/client/consultations', '/dashboard/services', '/nothing'])(
    'gets %s as a guest does, with nothing of theirs in it',
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
