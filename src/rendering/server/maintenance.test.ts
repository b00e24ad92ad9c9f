import { beforeAll, describe, expect, it } from 'vitest'
import { postForm } from '#tests/support/form-posts.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const languages = ['en', 'ar'] as const
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const closed =
  `/ /?lang=ar /services/1 /publications /nothing /client /client/consultations /robots.txt /sitemap.xml
  /feed.xml /share/en/home.png`.split(/\s+/)
const open = ['/auth', '/dashboard', '/dashboard/services', '/favicon.svg', '/healthz']

const app = openSampleSite()
let people: People
let seenBefore: string

const switchMaintenance = (value: 'true' | 'false') => setSetting(app.db, 'maintenance_mode', value)
const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...browser, ...headers } })

beforeAll(async () => {
  people = await signUpOneOfEach(app)
  seenBefore = String((await visit('/')).headers.etag)
  await switchMaintenance('true')
})

describe('the site under maintenance', () => {
  it.each(closed)('%s is closed to guests and clients, on first and later visits', async (url) => {
    for (const person of [people.guest, people.client])
      for (const tag of ['"none"', seenBefore, '*']) {
        const headers = { 'if-none-match': tag, ...(person && { cookie: person.cookie }) }
        const { statusCode, headers: answered } = await visit(url, headers)
        expect([url, statusCode]).toEqual([url, 503])
        expect(answered).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' })
        expect(answered.etag).toBeUndefined()
      }
  })

  it.each(open)('%s stays open', async (url) => {
    // As always, users who are logged in are redirected from the login, and others from the dashboard.
    for (const person of [people.guest, people.client])
      expect((await visit(url, person && { cookie: person.cookie })).statusCode).toBe(
        url.startsWith('/dashboard') || (person && url === '/auth') ? 303 : 200,
      )
  })

  it.each(languages)('shows its page in both languages, the requested one first (%s)', async (language) => {
    const { headers, body } = await visit('/publications/1', { 'accept-language': language })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
    })
    const titles = { en: 'The site is under maintenance', ar: 'الموقع تحت الصيانة' }
    expect(/<h1>([^<]+)<\/h1>/.exec(body)?.[1]).toBe(titles[language])
    expect(/<h2>([^<]+)<\/h2>/.exec(body)?.[1]).toBe(titles[language === 'en' ? 'ar' : 'en'])
    expect(body).toContain('href="tel:+966115550140"')
    expect(body).toContain('href="mailto:info@mizan.example"')
    expect(body).not.toContain('<script')
    expect(body).not.toMatch(/\sstyle="/)
  })

  it('is open to the office, without leaking those pages to visitors', async () => {
    for (const person of [people.staff, people.admin]) {
      const { statusCode, body } = await visit('/', { cookie: person.cookie })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(person.username)
      expect((await visit('/')).statusCode).toBe(503)
    }
  })

  it('refuses a form without scripts like its API call', async () => {
    const post = (person: { cookie: string } | undefined) =>
      postForm(
        app,
        '/contact',
        { form: 'contact', name: 'Sara' },
        { ...browser, cookie: person?.cookie ?? '' },
      )
    for (const person of [people.guest, people.client]) expect((await post(person)).statusCode).toBe(503)
    expect((await post(people.staff)).statusCode).toBe(400)
  })

  it('does not accept a forged in-process address', async () => {
    for (const name of ['x-forwarded-for', 'x-real-ip', 'host'])
      expect((await visit('/api/services', { [name]: 'in-process' })).statusCode).toBe(503)
  })
})

describe('the site after maintenance', () => {
  it('is open to everyone again, without pages cached for the office', async () => {
    await visit('/', { cookie: people.admin.cookie })
    await switchMaintenance('false')
    const { statusCode, body } = await visit('/')
    expect(statusCode).toBe(200)
    const boot = /data-boot="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await visit(boot)).body).toContain('"key":"maintenance_mode","value":"false"')
  })
})
