import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { shippedTexts } from '#features/legal-pages/server/shipped-texts.ts'
import { settings } from '#features/settings/server/table.ts'
import { sampleSettings } from '#sample/settings.ts'
import { sampleStory } from '#sample/story.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { testSites } from '#tests/support/test-site.ts'

const buildSite = testSites()
const languages = ['en', 'ar'] as const
const showMap = { en: 'Show the map', ar: 'عرض الخريطة' }
const pages = `/ /about /clients /contact /publications /search /privacy-policy /terms-of-service /disclaimer
  /feed.xml /site.webmanifest`.split(/\s+/)

/** Every text that is true only of the sample firm. */
const invented = [
  ...sampleStory.flatMap(({ kind, titleEn, titleAr, textEn, textAr, detailEn, detailAr }) => [
    // «Today» and «Confidentiality» are words, not claims.
    ...(kind === 'milestone' || kind === 'value' ? [] : [titleEn, titleAr]),
    ...[textEn, textAr, detailEn, detailAr],
  ]),
  ...sampleSettings.filter(({ value }) => value.length > 5).map(({ value }) => value),
]
  .flatMap((text) => text?.split('\n') ?? [])
  .filter((text) => text.length > 4)

let app: FastifyInstance
beforeAll(async () => {
  app = (await buildSite({ isOwn: true })).app
})
const read = async (path: string, language: string) => {
  const headers = { 'accept-language': language, accept: 'text/html,*/*' }
  const { statusCode, body } = await app.inject({ url: path, headers })
  expect([path, statusCode]).toEqual([path, 200])
  return body
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/<!-- -->|<script(?! type="application)[^>]*>.*?<\/script>/gs, '')
}

/** Each match with its surrounding text. */
const placesOf = (body: string, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(({ index }) => body.slice(Math.max(0, index - 60), index + 60))

describe.each(languages)('the website of a firm without a description (%s)', (language) => {
  it.each(pages)('%s makes no claims about it', async (path) => {
    const body = await read(path, language)
    expect(invented.filter((text) => body.includes(text))).toEqual([])
    // No label without a value, no map without a place and no empty element.
    expect(
      placesOf(
        body,
        /2009|<dt>[^<]*<\/dt><\/div>|<(dd|p|h\d)(?:(?! [^>]*role="status") [^>]*)?><\/\1>|class="map"/g,
      ),
    ).toEqual([])
    expect(placesOf(body, /> \.|: <\/li>|href="(?:tel|mailto):"/g)).toEqual([])
  })

  it('links from its legal pages to the contact page instead of a missing address', async () => {
    for (const slug of Object.keys(shippedTexts)) {
      const body = await read(`/${slug}`, language)
      expect(body).toContain('href="/contact"')
      expect(placesOf(body, /\{\w+\}|(?:[:،,]| at| على) *[.،,](?: |<)/g)).toEqual([])
    }
  })

  it('shows the map once the office has set its location', async () => {
    const { app } = await buildSite({ isOwn: true })
    const contact = async () => (await app.inject({ url: `/contact?lang=${language}` })).body
    await app.db.insert(settings).values({ key: 'contact_address', value: 'King Fahd Road\nJeddah 21500' })
    expect(await contact()).toContain('class="map"')
    expect(await contact()).not.toContain(showMap[language])
    await app.db.insert(settings).values({ key: 'office_location', value: '21.5, 39.2' })
    expect(await contact()).toContain(showMap[language])
  })
})

it('shows a note about preparation while it is closed', async () => {
  const switchTo = (value: string) => setSetting(app.db, 'maintenance_mode', value)
  await switchTo('true')
  const closed = await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-language': 'en' } })
  expect(closed.statusCode).toBe(503)
  for (const text of ['This website is being prepared', 'الموقع قيد الإعداد', 'content="noindex"'])
    expect(closed.body).toContain(text)
  await switchTo('false')
  expect((await app.inject({ url: '/' })).statusCode).toBe(200)
})
