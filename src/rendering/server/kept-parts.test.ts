import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { gapsOf } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { loadSampleFirm } from '#sample/load.ts'
import { testSites } from '#tests/support/test-site.ts'
import { askAsGuest } from './ask-as-guest.ts'
import { openBuiltRenderer } from './built-renderer.ts'
import type { Renderer } from './page-routes.ts'

const buildSite = testSites()
let app: FastifyInstance
let renderer: Renderer
beforeAll(async () => {
  app = (await buildSite()).app
  await loadSampleFirm(app.db)
  renderer = await openBuiltRenderer()
})

const draw = async (url: string, language: Language, isWhole: boolean) => {
  const [path, search = ''] = url.split('?')
  const ask = askAsGuest(app)
  const request = { path, search, language, isWhole, ask, gaps: gapsOf[language] }
  const { html, inline } = await renderer.render({ ...request, publicUrl: 'http://localhost:3000' })
  return { html, style: inline.style }
}

const fixed = ['/', '/about', '/publications', '/publications?q=contract', '/publications?category=contract']
const pages = async () => {
  const first = async (list: string) => (await app.inject(`/api/${list}`)).json<{ id: number }[]>()[0]?.id
  return [
    ...fixed,
    ...['/contact', '/clients', '/privacy-policy', '/nothing', '/auth'],
    `/services/${await first('services')}`,
    `/team/${await first('team-members')}`,
    `/publications/${await first('publications?content=none')}`,
  ]
}

/** Renders every page from cached fragments and in full, and compares both. */
const expectSame = async () => {
  for (const url of await pages())
    for (const language of ['en', 'ar'] as const) {
      const whole = await draw(url, language, true)
      // The first render stores its fragments, and the second one uses them.
      for (const time of ['first', 'second']) {
        const { html, style } = await draw(url, language, false)
        expect([url, language, time, html === whole.html, style === whole.style]).toEqual([
          url,
          language,
          time,
          true,
          true,
        ])
      }
    }
}

it('returns the same object that fragments of later pages are compared with', async () => {
  const { app: own } = await buildSite()
  const ask = askAsGuest(own)
  for (const path of ['/api/services', '/api/settings', '/api/publications?content=none&pageSize=3']) {
    const made = await ask(path)
    const found = await ask(path)
    expect(found.answer).toBe(made.answer)
    expect(found.total).toBe(made.total)
  }
})

describe('a page from cached fragments', () => {
  it('is byte-identical to a full render', expectSame)

  it('is byte-identical after each change of its data', async () => {
    const { db } = app
    const [service] = await db.select().from(services).limit(1)
    const [member] = await db.select().from(teamMembers).limit(1)
    const [article] = await db.select().from(publications).limit(1)
    const changes = [
      () =>
        db
          .update(services)
          .set({ nameEn: 'A changed service' })
          .where(eq(services.id, service?.id ?? 0)),
      () =>
        db
          .update(teamMembers)
          .set({ isVisible: false })
          .where(eq(teamMembers.id, member?.id ?? 0)),
      () => db.update(settings).set({ value: 'A changed name' }).where(eq(settings.key, 'site_title')),
      () => db.delete(publications).where(eq(publications.id, article?.id ?? 0)),
    ]
    for (const change of changes) {
      await change()
      await expectSame()
    }
    const { html } = await draw('/', 'en', false)
    expect(html).toContain('A changed service')
    expect(html).toContain('A changed name')
  })
})
