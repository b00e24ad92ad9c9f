import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { alternatesIn, canonicalIn, listPublicPaths, tagOf, thingsIn } from '#tests/support/page-head.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const origin = 'http://localhost:3000'
const languages = ['en', 'ar'] as const
/** The only page of the sample firm without an Arabic text. */
const englishOnly = '/publications/12'
type Language = (typeof languages)[number]
const app = openSampleSite()
let paths: string[]
beforeAll(async () => {
  paths = await listPublicPaths(app)
})

const visit = (path: string, language: Language) =>
  app.inject({ url: path, headers: { 'accept-language': language, accept: 'text/html' } })

const address = z.string().check(z.url(), z.startsWith(origin))
const words = z.string().check(z.minLength(1))
const instant = z.iso.datetime()
const firm = z.object({
  '@type': z.literal('LegalService'),
  '@id': z.literal(`${origin}/#firm`),
  name: words,
  url: address,
})

/** The structured data types, with the properties schema.org and search engines require. */
const things = {
  LegalService: z.extend(firm, {
    description: words,
    telephone: z.array(z.string().check(z.regex(/^\+\d{7,15}$/))),
    email: z.email(),
    image: address,
    logo: address,
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: words,
      addressLocality: words,
      addressCountry: z.literal('SA'),
    }),
    openingHoursSpecification: z.object({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z
        .array(z.string().check(z.regex(/^https:\/\/schema\.org\/(Sun|Mon|Tues|Wednes|Thurs)day$/)))
        .check(z.length(5)),
      opens: z.literal('09:00'),
      closes: z.literal('17:00'),
    }),
    sameAs: z.array(z.url()),
  }),
  WebSite: z.object({
    name: words,
    url: address,
    inLanguage: z.enum(languages),
    publisher: z.object({ '@id': words }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
      .check(z.minLength(2)),
  }),
  Article: z.object({
    headline: words,
    description: words,
    inLanguage: z.enum(languages),
    articleSection: words,
    datePublished: instant,
    dateModified: instant,
    mainEntityOfPage: address,
    image: z.array(z.url()).check(z.minLength(1)),
    author: z.union([
      z.object({ '@type': z.literal('Person'), name: words, url: z.optional(address) }),
      firm,
    ]),
    publisher: firm,
  }),
  FAQPage: z.object({
    inLanguage: z.enum(languages),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: z.string().check(z.regex(/.[?؟]$/)),
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .check(z.minLength(2)),
  }),
  Person: z.object({
    name: words,
    jobTitle: words,
    description: words,
    knowsLanguage: z.array(z.string().check(z.regex(/^[a-z]{2}$/))),
    image: z.url(),
    url: address,
    worksFor: firm,
  }),
} as const
type Kind = keyof typeof things

const dataIn = (html: string) => thingsIn<{ '@context': string; '@type': Kind }>(html)

const kindsOf = (path: string): Kind[] => {
  if (path === '/') return ['LegalService', 'WebSite']
  if (path.startsWith('/publications/')) return ['Article', 'BreadcrumbList']
  if (path.startsWith('/services/')) return ['BreadcrumbList', 'FAQPage']
  return path.startsWith('/team/') ? ['BreadcrumbList', 'Person'] : ['BreadcrumbList']
}

describe.each(languages)('every public page (%s)', (language) => {
  it('has valid schema.org data about its content', async () => {
    for (const path of paths) {
      const found = dataIn((await visit(path, language)).body)
      expect([path, found.map((thing) => thing['@type']).sort()]).toEqual([path, kindsOf(path)])
      for (const thing of found) {
        expect(thing['@context']).toBe('https://schema.org')
        const { success, error } = z.safeParse(things[thing['@type']], thing)
        expect([success, error?.issues], `${path} ${thing['@type']}`).toEqual([true, undefined])
      }
    }
  })

  it('has the URLs of both languages, a title of its own and an existing image', async () => {
    const titles = new Map<string, string>()
    for (const path of paths) {
      const { body } = await visit(path, language)
      const alternates = [
        ['en', `${origin}${path}?lang=en`],
        ['ar', `${origin}${path}?lang=ar`],
        ['x-default', origin + path],
      ].filter(([each]) => each !== 'ar' || path !== englishOnly)
      expect([path, alternatesIn(body)]).toEqual([path, alternates])
      for (const property of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name'])
        expect([path, body]).toEqual([
          path,
          expect.stringMatching(`<meta property="${property}" content="[^"]`),
        ])
      expect(tagOf(body, '<meta property="og:image" content="([^"]*)"')).toBe(
        `${origin}/share/${language}${path === '/' ? '/home' : path}.png`,
      )
      expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
      expect(body).toContain(`href="${origin}/feed.xml?lang=${language}"`)
      const title = tagOf(body, '<title>([^<]+)</title>') ?? ''
      expect([path, titles.get(title)]).toEqual([path, undefined])
      titles.set(title, path)
    }
  })
})

it("starts the home page with the visitors' situations, which link to the services", async () => {
  const services = (await app.get('/api/services')).json<{ id: number; situationAr: string }[]>()
  const { body } = await visit('/', 'ar')
  const section = /<section class="situations.*?<\/section>/s.exec(body)?.[0] ?? ''
  expect(body.indexOf(section)).toBeLessThan(body.indexOf('id="services"'))
  expect(services.length).toBeGreaterThan(5)
  for (const { id, situationAr } of services)
    expect(section).toMatch(new RegExp(`href="/services/${id}"><span>${situationAr}<`))
})

it.each(languages)(
  'shows a service with its guide, with questions and answers, without scripts (%s)',
  async (language) => {
    const services = (await app.get('/api/services')).json<{ id: number }[]>()
    expect(services).toHaveLength(8)
    for (const { id } of services) {
      const answer = (await app.get(`/api/services/${id}`)).json<Record<string, { html: string }>>()
      const { html = '' } = answer[language === 'ar' ? 'guideAr' : 'guideEn'] ?? {}
      expect(html.length).toBeGreaterThan(500)
      const { body } = await visit(`/services/${id}`, language)
      expect(body).toContain(html)
      const faq = dataIn(body).find((thing) => thing['@type'] === 'FAQPage')
      expect(faq).toMatchObject({ inLanguage: language })
      const { mainEntity } = z.parse(things.FAQPage, faq)
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(html).toContain(`>${name}</h3>`)
        expect(html).toContain(acceptedAnswer.text)
      }
    }
  },
)

it('excludes archive searches from search engines, and gives a category its own URL', async () => {
  const search = await visit('/publications?q=labor', 'en')
  expect(search.body).toContain('<meta name="robots" content="noindex"/>')
  expect(search.body).not.toContain('rel="canonical"')
  for (const path of ['/search', '/search?q=labor'])
    expect((await visit(path, 'en')).body).toContain('<meta name="robots" content="noindex"/>')
  expect((await app.get('/sitemap.xml')).body).not.toContain('/search')
  const category = await visit('/publications?category=litigation', 'en')
  expect(canonicalIn(category.body)).toBe(`${origin}/publications?category=litigation`)
})

describe('the content security policy of a page', () => {
  const policyOf = async (url: string) => String((await app.get(url)).headers['content-security-policy'])
  const setId = (value: string) => setSetting(app.db, 'google_analytics_id', value)
  const everywhere = '/ /about /nothing /auth /dashboard /client /api/services /robots.txt /healthz'.split(
    ' ',
  )

  // `analytics.test.ts` tests each form of an id.
  it('allows the analytics host on public pages only, and none for an invalid id', async () => {
    for (const id of ['', "G-ABC123; script-src 'unsafe-inline'"]) {
      await setId(id)
      for (const url of everywhere)
        expect([url, await policyOf(url)]).toEqual([url, expect.not.stringMatching(/google|unsafe/)])
    }
    await setId('G-ABC123DEF4')
    for (const url of everywhere) {
      const isPublic = ['/', '/about', '/nothing'].includes(url)
      const policy = await policyOf(url)
      expect(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/.test(policy), url).toEqual(isPublic)
      expect([url, policy.includes('google-analytics.com')]).toEqual([url, isPublic])
    }
    const { body } = await app.get('/')
    expect(body).not.toContain('googletagmanager')
    await setId('')
  })
})

it('loads the portrait of a team member with the page, and those of a list when they come into view', async () => {
  const portraits = async (path: string) =>
    (await visit(path, 'en')).body.match(/<img[^>]*class="portrait"[^>]*>/g) ?? []
  const [own] = await portraits('/team/1')
  expect(own).toContain('loading="eager"')
  const listed = await portraits('/')
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.filter((portrait) => !portrait.includes('loading="lazy"'))).toEqual([])
})
