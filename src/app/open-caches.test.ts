import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { keyOfCall } from '#api/cached-calls.ts'
import { contentTables } from '#db/changes.ts'
import { openDatabase } from '#db/connection.ts'
import { holidays } from '#features/office-hours/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { describeOnBothEngines, prepared } from '#tests/support/databases.ts'
import { declaredCalls } from '#tests/support/declared-calls.ts'
import { noteQueries } from '#tests/support/noted-queries.ts'
import { buildTestApp } from '#tests/support/test-app.ts'
import { openSampleSite } from '#tests/support/test-site.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

/** An example URL of each cached call. */
const examples: Record<string, string> = {
  'GET /api/services': '/api/services',
  'GET /api/services/:id': '/api/services/1',
  'GET /api/publications': '/api/publications?author=1',
  'GET /api/publications/years': '/api/publications/years',
  'GET /api/publications/:id': '/api/publications/1',
  'GET /api/team-members': '/api/team-members',
  'GET /api/team-members/:id': '/api/team-members/1',
  'GET /api/clients': '/api/clients',
  'GET /api/firm-story': '/api/firm-story',
  'GET /api/legal-pages/:slug': '/api/legal-pages/disclaimer',
  'GET /api/office-hours': '/api/office-hours',
  'GET /api/settings': '/api/settings',
}

describeOnBothEngines('the cache', (openTestDatabase) => {
  const app = openSampleSite(openTestDatabase)
  let statements: string[] = []
  beforeAll(async () => {
    const { id } = await app.signUp('staff', 'who.writes')
    await app.db.update(publications).set({
      userId: id,
      isVisible: true,
      publishedLanguages: ['en'],
      publishDate: '2026-01-01T00:00:00.000Z',
    })
    return noteQueries(app.db, (statement) => statements.push(statement))
  })

  it('contains all calls with `isCached`', async () => {
    const cached = declaredCalls.flatMap(([name, call]) => ('isCached' in call ? [name] : []))
    expect(cached.sort()).toEqual(Object.keys(examples).sort())
    for (const url of Object.values(examples)) {
      const { statusCode, headers } = await app.inject({ url })
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      expect([url, app.instance.responseCache?.find(keyOfCall(url))]).not.toContain(undefined)
    }
  })

  it('shares only calls that answer everybody alike', async () => {
    const shared = declaredCalls.flatMap(([name, call]) =>
      call.isCached === 'forEverybody' ? name.replace('GET ', '') : [],
    )
    expect(shared.length).toBeGreaterThan(0)
    const people = await Promise.all([
      app.signUp('client', 'who.reads'),
      app.signUp('staff', 'who.works'),
      app.signUp('admin', 'who.decides'),
    ])
    for (const url of shared) {
      const guest = await app.inject({ url })
      for (const { cookie } of people)
        expect([url, (await app.inject({ url, headers: { cookie } })).json()]).toEqual([url, guest.json()])
    }
  })

  it('reads only tables that announce their changes, not views or functions that read others', async () => {
    const { rows } = await app.db.execute<{ name: string; triggers: string[] }>(sql`
      select relname as name, coalesce(array_agg(tgname::text) filter (where tgname like 'announce%'), '{}') as triggers
        from pg_class left join pg_trigger on tgrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname`)
    const tables = new Map(rows.map(({ name, triggers }) => [name, triggers]))
    // The calendar is cached for all responses.
    await app.db.delete(holidays)
    statements = []
    for (const url of [...Object.values(examples), '/api/publications?q=court', '/', '/publications/1'])
      await app.inject({ url })
    const read = new Set(
      statements.flatMap((text) => text.match(/\w+/g) ?? []).filter((word) => tables.has(word)),
    )
    // These follow from tables that are read with them.
    for (const derived of ['publication_texts', 'publication_words']) read.delete(derived)
    expect(tables.get('users')).toContain('announce_names')
    read.delete('users')
    expect([...read].sort()).toEqual(contentTables.filter((name) => name !== 'user_names'))
    for (const table of read) expect([table, tables.get(table)]).toEqual([table, ['announce_change']])
    // Names are read only for conflict checks, which are not cached.
    const { rows: hidden } = await app.db.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      union all select proname from pg_proc join pg_class on pg_get_functiondef(pg_proc.oid) ~* ('\\m(from|join)\\s+"?' || relname || '\\M')
        where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
          and relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'known_names'`)
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
    expect(app.instance.responseCache?.find(keyOfCall(url))).toBeDefined()
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
