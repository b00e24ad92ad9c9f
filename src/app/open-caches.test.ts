import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { keyOfCall } from '#api/cached-calls.ts'
import { openDatabase } from '#db/connection.ts'
import { clientCalls } from '#features/clients/server/calls.ts'
import { storyCalls } from '#features/firm-story/server/calls.ts'
import { legalPageCalls } from '#features/legal-pages/server/calls.ts'
import { publicationCalls } from '#features/publications/server/calls.ts'
import { publications } from '#features/publications/server/table.ts'
import { serviceCalls } from '#features/services/server/calls.ts'
import { services } from '#features/services/server/table.ts'
import { settingCalls } from '#features/settings/server/calls.ts'
import { teamMemberCalls } from '#features/team-members/server/calls.ts'
import { openBuiltRenderer } from '#rendering/server/built-renderer.ts'
import { loadSampleFirm } from '#sample/load.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { describeOnBothEngines, prepared } from '#tests/support/databases.ts'
import { buildTestApp, signUp } from '#tests/support/test-app.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

const article = ['publications', 'team_members', 'users']
/** The tables behind each cached call, with an example URL. */
const madeFrom: Record<string, { url: string; tables: string[] }> = {
  'GET /api/services': { url: '/api/services', tables: ['services'] },
  'GET /api/services/:id': { url: '/api/services/1', tables: ['services'] },
  'GET /api/publications': { url: '/api/publications?author=1', tables: ['publications', 'team_members'] },
  'GET /api/publications/years': { url: '/api/publications/years', tables: ['publications'] },
  'GET /api/publications/:id': { url: '/api/publications/1', tables: article },
  'GET /api/team-members': { url: '/api/team-members', tables: ['team_members', 'users'] },
  'GET /api/team-members/:id': { url: '/api/team-members/1', tables: ['team_members', 'users'] },
  'GET /api/clients': { url: '/api/clients', tables: ['clients'] },
  'GET /api/firm-story': { url: '/api/firm-story', tables: ['story_parts'] },
  'GET /api/legal-pages/:slug': { url: '/api/legal-pages/disclaimer', tables: ['legal_pages', 'settings'] },
  'GET /api/settings': { url: '/api/settings', tables: ['settings'] },
}
const nouns = [
  legalPageCalls,
  clientCalls,
  publicationCalls,
  serviceCalls,
  settingCalls,
  storyCalls,
  teamMemberCalls,
]

describeOnBothEngines('the cache', (openTestDatabase) => {
  let app: FastifyInstance
  const tablesOf = (key: string) => [...(app.responseCache?.find(key)?.tables ?? [])].sort()
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase(), 1_000, { renderer: await openBuiltRenderer() })
    await loadSampleFirm(app.db)
    const { id } = await signUp(app, 'staff', 'who.writes')
    await app.db.update(publications).set({
      userId: id,
      isVisible: true,
      publishedLanguages: ['en'],
      publishDate: '2026-01-01T00:00:00.000Z',
    })
    return () => app.close()
  })

  it('contains all calls with `isCached`, each with the tables that it read', async () => {
    const kept = nouns.flatMap((calls) =>
      Object.entries(calls).flatMap(([name, call]) => ('isCached' in call ? [name] : [])),
    )
    expect(kept.sort()).toEqual(Object.keys(madeFrom).sort())
    const found: string[][] = []
    for (const { url } of Object.values(madeFrom)) {
      const { statusCode, headers } = await app.inject({ url })
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      found.push([url, ...tablesOf(keyOfCall(url))])
    }
    expect(found).toEqual(Object.values(madeFrom).map(({ url, tables }) => [url, ...tables]))
  })

  it('contains searches', async () => {
    const url = '/api/publications?q=court'
    await app.inject({ url })
    expect(tablesOf(keyOfCall(url))).toEqual(['publications'])
  })

  it('contains pages, with all tables behind their calls', async () => {
    await app.inject({ url: '/', headers: { 'accept-language': 'en' } })
    expect(tablesOf('en / ')).toEqual([
      'clients',
      'publications',
      'services',
      'settings',
      'story_parts',
      'team_members',
      'users',
    ])
    await app.inject({ url: '/publications/1' })
    expect(tablesOf('en /publications/1 ')).toEqual([...article, 'services', 'settings'].sort())
  })

  it('depends only on tables that announce their changes, not on views or functions that read others', async () => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'announce_change'`,
    )
    const announced = rows.map(({ name }) => name)
    const read = new Set(Object.values(madeFrom).flatMap(({ tables }) => tables))
    expect([...read].filter((table) => !announced.includes(table))).toEqual([])
    // Totals are announced with their tables. Names are read only for conflict checks, which are not cached.
    const { rows: hidden } = await app.db.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      union all select proname from pg_proc join pg_class on pg_get_functiondef(pg_proc.oid) ~* ('\\m(from|join)\\s+"?' || relname || '\\M')
        where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
          and relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('kept_counts', 'known_names')`)
    expect(hidden).toEqual([])
  })

  it('shows a scheduled publication once its time has come', async () => {
    const url = '/api/publications?content=none&pageSize=1'
    await app.inject({ url })
    await app.db.insert(publications).values({
      titleEn: 'Soon',
      contentEn: 'Soon',
      publishDate: sql`now() + interval '1 second'` as unknown as string,
    })
    const titleNow = async () => (await app.inject({ url })).json<{ titleEn: string }[]>()[0]?.titleEn
    expect(await titleNow()).not.toBe('Soon')
    expect(app.responseCache?.find(keyOfCall(url))).toBeDefined()
    await vi.waitFor(async () => expect(await titleNow()).toBe('Soon'), { timeout: 60_000, interval: 50 })
  })
})

describe('two instances on one database server', () => {
  it("show each other's changes within a second", async ({ skip, onTestFinished }) => {
    const { postgresql } = prepared()
    if ('unavailable' in postgresql) return skip(postgresql.unavailable)
    const server = await createServerDatabase(postgresql.url, postgresql.template)
    onTestFinished(() => server.drop())
    const start = async () => {
      const connection = await openDatabase({ databaseUrl: server.url, dataDir: '', timeLimitScale })
      onTestFinished(() => connection.close())
      const app = await buildTestApp(connection)
      onTestFinished(() => app.close())
      return app
    }
    const [one, other] = [await start(), await start()]
    const namesOn = async (app: FastifyInstance) =>
      (await app.inject({ url: '/api/services' })).json<{ nameEn: string }[]>().map(({ nameEn }) => nameEn)
    expect(await namesOn(other)).toEqual([])
    expect(other.responseCache?.find(keyOfCall('/api/services'))?.until).toBeGreaterThan(Date.now() + 60_000)
    await one.db.insert(services).values({ nameEn: 'Tax', descriptionEn: 'Zakat and tax disputes.' })
    const before = performance.now()
    await vi.waitFor(async () => expect(await namesOn(other)).toEqual(['Tax']), {
      timeout: 60_000,
      interval: 10,
    })
    expect(performance.now() - before).toBeLessThan(1_000 * timeLimitScale)
  })
})
