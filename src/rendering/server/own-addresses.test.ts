import { beforeAll, describe, expect, it } from 'vitest'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { languages } from '#languages/language.ts'
import { alternatesIn, canonicalIn, listPublicPaths, tagOf, thingsIn } from '#tests/support/page-head.ts'
import { insertId } from '#tests/support/rows.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const origin = 'http://localhost:3000'
const app = openSampleSite()
let paths: string[]
beforeAll(async () => {
  paths = await listPublicPaths(app)
})

const visit = (url: string, language: string) =>
  app.inject({ url, headers: { 'accept-language': language, accept: 'text/html' } })

type Thing = {
  '@type': string
  url?: string
  mainEntityOfPage?: string
  itemListElement?: { item: string }[]
}

/** Every URL that a page gives as its own. */
const ownAddressesIn = (body: string) => {
  const own = thingsIn<Thing>(body)
    .filter((thing) => thing['@type'] !== 'LegalService')
    .flatMap(({ url, mainEntityOfPage, itemListElement }) => [
      url,
      mainEntityOfPage,
      itemListElement?.at(-1)?.item,
    ])
    .filter((each) => each !== undefined)
  const shared = tagOf(body, '<meta property="og:url" content="([^"]*)"')
  return [...new Set([canonicalIn(body), shared, ...own])]
}

describe('a public page', () => {
  it.each(languages)(
    'has the requested URL as its canonical URL in all its metadata (%s)',
    async (language) => {
      for (const path of paths) {
        const { body } = await visit(path, language)
        expect([path, ownAddressesIn(body)]).toEqual([path, [origin + path]])
        const url = `${path}?lang=${language}`
        const { body: named } = await visit(url, 'en')
        // One publication of the sample firm is only in English.
        const own = path === '/publications/12' ? `${path}?lang=en` : url
        expect([url, ownAddressesIn(named)]).toEqual([url, [origin + own]])
        expect([path, alternatesIn(named)]).toEqual([path, alternatesIn(body)])
      }
    },
  )

  it('omits unknown parameters from its canonical URL', async () => {
    for (const [requested, canonical] of [
      ['/?utm_source=x', '/'],
      ['/?lang=fr', '/'],
      ['/about?utm_source=x&lang=ar', '/about?lang=ar'],
      ['/publications?lang=ar&utm_source=x&page=2', '/publications?page=2&lang=ar'],
      ['/publications?page=1&category=litigation&x', '/publications?category=litigation'],
    ]) {
      const { body } = await visit(requested ?? '', 'en')
      expect([requested, canonicalIn(body)]).toEqual([requested, origin + canonical])
    }
  })

  it('gives a script its data, whichever URL was requested', async () => {
    for (const url of ['/', '/?lang=ar', '/publications?page=2&lang=en']) {
      const boot = tagOf((await visit(url, 'en')).body, 'data-boot="([^"]*)"') ?? ''
      const { statusCode, headers } = await app.inject(boot)
      expect([statusCode, headers['cache-control']], url).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
  })
})

describe('a record that is written in one language', () => {
  const content = 'Twenty characters and more of a text.'
  let english: string[]
  let arabic: string
  beforeAll(async () => {
    const { db } = app
    const translatedTitle = { titleEn: 'Another', titleAr: 'عنوان فقط', contentEn: content }
    english = [
      `/publications/${await insertId(db, publications, { titleEn: 'In English', contentEn: content })}`,
      `/publications/${await insertId(db, publications, translatedTitle)}`,
      `/services/${await insertId(db, services, { nameEn: 'Maritime', descriptionEn: content })}`,
      `/team/${await insertId(db, teamMembers, { position: 'Associate', bio: content })}`,
    ]
    const inArabic = { titleAr: 'بالعربية فقط', contentAr: 'نص لا يقل عن عشرين حرفًا أبدًا.' }
    arabic = `/publications/${await insertId(db, publications, { titleEn: '', contentEn: '', ...inArabic })}`
  })

  it.each(['named', 'preferred'])('offers only that language, also to a reader of both (%s)', async (how) => {
    for (const [path, written, locale] of [
      ...english.map((each) => [each, 'en', 'en_US']),
      [arabic, 'ar', 'ar_SA'],
    ])
      for (const language of languages) {
        const url = how === 'named' ? `${path}?lang=${language}` : `${path}`
        const { body } = await visit(url, language)
        expect(alternatesIn(body), url).toEqual([
          [written, `${origin}${path}?lang=${written}`],
          ['x-default', `${origin}${path}`],
        ])
        expect(ownAddressesIn(body), url).toEqual([
          how === 'named' ? `${origin}${path}?lang=${written}` : `${origin}${path}`,
        ])
        expect(tagOf(body, '<meta property="og:locale" content="([^"]*)"')).toBe(locale)
        expect(body).not.toContain('og:locale:alternate')
      }
  })

  it('is in the sitemap once', async () => {
    const { body } = await app.get('/sitemap.xml')
    const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
    for (const path of [...english, arabic])
      expect(locations.filter((loc) => loc.startsWith(`${origin}${path}?`))).toEqual([
        `${origin}${path}?lang=${path === arabic ? 'ar' : 'en'}`,
      ])
  })

  it('is linked from the feed of the other language without a language parameter', async () => {
    const [path] = english
    const linked = async (language: string) => (await app.get(`/feed.xml?lang=${language}`)).body
    expect(await linked('en')).toContain(`href="${origin}${path}?lang=en"`)
    expect(await linked('ar')).toContain(`href="${origin}${path}"`)
  })
})

it('gives every page a description, including those that search engines do not index', async () => {
  for (const language of languages) {
    const { body: home } = await visit('/', language)
    const ofFirm = tagOf(home, '<meta name="description" content="([^"]*)"')
    const urls = `/search /search?q=law /auth /auth?tab=register /nothing /publications?q=law /newsletter/confirm
      /newsletter/areas /newsletter/unsubscribe /requests /reset-password`
    for (const url of urls.split(/\s+/)) {
      const { body } = await visit(url, language)
      const description = tagOf(body, '<meta name="description" content="([^"]+)"')
      expect([language, url, description]).toEqual([language, url, expect.any(String)])
      expect([url, description]).not.toEqual([url, ofFirm])
    }
    for (const url of ['/verify-email', ...paths])
      expect((await visit(url, language)).body, url).toEqual(
        expect.stringMatching(/<meta name="description" content="[^"]+"/),
      )
  }
})
