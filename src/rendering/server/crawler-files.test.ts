import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { publications } from '#features/publications/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { insertId } from '#tests/support/rows.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { openSampleSite, openSite } from '#tests/support/test-site.ts'

const origin = 'http://localhost:3000'
const empty = openSite()
const app = openSampleSite()
/** Paths that must not appear in files for crawlers. */
const unknown: string[] = []

const content = 'Twenty characters and more of a text.'
const awkward = {
  titleEn: 'Q&A: <when> "may" an employer’s notice…',
  titleAr: 'PDPL: أسئلة & أجوبة <2025>',
  contentEn: content,
  publishDate: '2026-01-02T10:00:00.000Z',
}

beforeAll(async () => {
  const { db } = app
  await setSetting(db, 'site_title', 'Mizan & Co')
  await db.insert(publications).values({ ...awkward, contentAr: content })
  const hidden = { titleEn: 'A hidden one', contentEn: content, isVisible: false }
  const future = { titleEn: 'A future one', contentEn: content, publishDate: '2099-01-01T00:00:00.000Z' }
  const member = { position: 'Hidden', bio: 'Nobody sees this.', isVisible: false }
  unknown.push(`/publications/${await insertId(db, publications, hidden)}`)
  unknown.push(`/publications/${await insertId(db, publications, future)}`)
  unknown.push(`/team/${await insertId(db, teamMembers, member)}`)
})

const asList = <Item>(value: Item | Item[] | undefined): Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(xml)
}
const address = z.string().check(z.url(), z.startsWith(`${origin}/`))
const instant = z.iso.datetime()

const alternate = z.object({
  '@rel': z.literal('alternate'),
  '@hreflang': z.enum(['en', 'ar', 'x-default']),
  '@href': address,
})
const sitemap = z.object({
  urlset: z.object({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    '@xmlns:xhtml': z.literal('http://www.w3.org/1999/xhtml'),
    url: z.array(z.object({ loc: address, lastmod: z.optional(instant), 'xhtml:link': z.array(alternate) })),
  }),
})

describe('the sitemap', () => {
  const read = async (on: TestApp = app) => {
    const { statusCode, headers, body } = await on.inject({ url: '/sitemap.xml' })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    return z.parse(sitemap, parse(body)).urlset.url
  }

  it('lists every page in both languages, each with its alternates, and nothing hidden or scheduled', async () => {
    const urls = await read()
    // One publication of the sample firm is only in English.
    const inBoth = urls.filter(({ loc }) => !loc.includes('/publications/12?'))
    for (const { loc, 'xhtml:link': links } of inBoth) {
      const page = loc.replace(/\?lang=(en|ar)$/, '')
      expect(links.map((link) => [link['@hreflang'], link['@href']])).toEqual([
        ['en', `${page}?lang=en`],
        ['ar', `${page}?lang=ar`],
        ['x-default', page],
      ])
    }
    const paths = [...new Set(urls.map(({ loc }) => loc.replace(origin, '').replace(/\?.*/, '')))]
    expect(urls).toHaveLength(paths.length * 2 - 1)
    for (const path of paths) {
      const { statusCode, body } = await app.inject({ url: path })
      expect([path, statusCode]).toEqual([path, 200])
      expect([path, body.includes('name="robots" content="noindex"')]).toEqual([path, false])
      for (const [, next = ''] of body.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) {
        const isListed = paths.includes(next) || /^\/(api|auth|client|search|dashboard)(\/|$)/.test(next)
        expect([path, next, isListed]).toEqual([path, next, true])
      }
    }
    expect(paths.filter((path) => unknown.includes(path))).toEqual([])
  })

  it('is available for a firm without content', async () => {
    expect((await read(empty)).map(({ loc }) => loc)).toContain(`${origin}/?lang=ar`)
  })

  it('has no parts that it does not list', async () => {
    for (const part of ['1', '2', '0', '99', 'x', '1.5'])
      expect((await app.inject({ url: `/sitemap-${part}.xml` })).statusCode).toBe(404)
  })
})

it('excludes crawlers from non-public pages, and contains the URL of the sitemap', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/robots.txt' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const rules = body
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice(10))
  const isExcluded = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
  const excluded = `/api/services /auth /auth?next=/ /dashboard /dashboard/users /client /client/messages /client?x
    /newsletter/confirm?token=x`
  for (const path of excluded.split(/\s+/)) expect([path, isExcluded(path)]).toEqual([path, true])
  const crawled = '/ /clients /clients?type=government /publications/1 /share/en/home.png /feed.xml'
  for (const path of crawled.split(' ')) expect([path, isExcluded(path)]).toEqual([path, false])
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

const link = z.object({ '@rel': z.enum(['self', 'alternate']), '@type': z.string(), '@href': address })
const text = z.object({ '#text': z.string(), '@type': z.literal('text'), '@xml:lang': z.enum(['en', 'ar']) })
const feed = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    '@xml:lang': z.enum(['en', 'ar']),
    id: address,
    title: z.string(),
    subtitle: z.optional(z.string()),
    updated: instant,
    author: z.object({ name: z.string() }),
    link: z.array(link),
    entry: z.optional(
      z.array(
        z.object({
          id: address,
          title: text,
          link,
          published: instant,
          updated: instant,
          category: z.object({ '@term': z.string(), '@label': z.string() }),
          summary: text,
        }),
      ),
    ),
  }),
})

describe('the feed', () => {
  const read = async (url: string, headers = {}) => {
    const response = await app.inject({ url, headers })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    return { ...z.parse(feed, parse(response.body)).feed, body: response.body }
  }

  it.each(['en', 'ar'] as const)(
    'is an Atom feed in its language, newest first, with absolute links and nothing hidden (%s)',
    async (language) => {
      const {
        id,
        title,
        entry = [],
        link: links,
        updated,
        ...rest
      } = await read(`/feed.xml?lang=${language}`)
      expect([rest['@xml:lang'], id]).toEqual([language, `${origin}/feed.xml?lang=${language}`])
      for (const hidden of [...unknown.map((path) => `${path}<`), 'A hidden one', 'A future one'])
        expect(rest.body).not.toContain(hidden)
      expect(title).toContain(language === 'ar' ? 'الإصدارات القانونية' : 'Legal publications')
      expect(links).toContainEqual(expect.objectContaining({ '@rel': 'self', '@href': id }))
      expect(entry.length).toBeGreaterThan(5)
      const dates = entry.map(({ published }) => published)
      expect(dates).toEqual([...dates].sort().reverse())
      const changes = entry.map((each) => each.updated)
      expect(updated).toBe(changes.sort().at(-1))
      expect(new Set(entry.map((each) => each.id)).size).toBe(entry.length)
      for (const { id: own, link: next } of entry)
        if (!own.endsWith('/12')) expect(next['@href']).toBe(`${own}?lang=${language}`)
    },
  )

  it('preserves every character of a title, and marks a mixed Arabic one as Arabic', async () => {
    const titleIn = async (language: string) => {
      const { entry = [] } = await read(`/feed.xml?lang=${language}`)
      return entry.find(({ published }) => published === awkward.publishDate)?.title
    }
    expect((await titleIn('en'))?.['#text']).toBe(awkward.titleEn)
    expect(await titleIn('ar')).toMatchObject({ '#text': `\u200f${awkward.titleAr}`, '@xml:lang': 'ar' })
  })

  it("is in the reader's language if the URL does not set one", async () => {
    expect((await read('/feed.xml', { 'accept-language': 'ar' }))['@xml:lang']).toBe('ar')
    expect((await app.inject({ url: '/feed.xml?lang=ar' })).cookies).toEqual([])
  })

  it('is valid when it is empty', async () => {
    const { body } = await empty.inject({ url: '/feed.xml' })
    expect(asList(z.parse(feed, parse(body)).feed.entry)).toEqual([])
  })
})

it('has a manifest in each language, with existing icons', async () => {
  for (const [language, dir] of Object.entries({ en: 'ltr', ar: 'rtl' })) {
    const response = await app.inject({ url: `/site.webmanifest?lang=${language}` })
    expect(response.headers['content-type']).toContain('application/manifest+json')
    const { icons, ...said } = response.json<{ icons: Record<string, string>[] }>()
    const named = { name: expect.stringMatching(/./), start_url: expect.any(String) }
    expect(said).toMatchObject({ lang: language, dir, ...named })
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src = '', type, sizes } of icons) {
      expect(sizes).toEqual(expect.any(String))
      const icon = await app.inject({ url: src })
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
    }
  }
  for (const url of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await app.inject({ url })).statusCode).toBe(200)
})

describe('security.txt', () => {
  it('contains a contact and expires months from now', async () => {
    const answer = await app.inject('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(answer.body.matchAll(/^([\w-]+): (.*)$/gm).map(([, ...pair]) => pair))
    expect(fields.Contact).toMatch(/^mailto:.+@.+/)
    expect(fields.Canonical).toBe(`${origin}/.well-known/security.txt`)
    const daysLeft = (new Date(String(fields.Expires)).getTime() - Date.now()) / 86_400_000
    expect(daysLeft).toBeGreaterThan(90)
    expect(daysLeft).toBeLessThan(366)
  })

  it('links to the contact page if the firm has not set a security mailbox', async () => {
    expect((await empty.inject('/.well-known/security.txt')).body).toContain(`Contact: ${origin}/contact\n`)
  })
})
