import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { describeOnBothEngines, prepared, type TestDatabase } from '#tests/support/databases.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { type Changed, Changes } from './changes.ts'
import { drizzleOn, openDatabase } from './connection.ts'
import { hearNews } from './news.ts'

const tables = (changed: Changed) => (changed === 'all' ? changed : [...changed].sort())
const service = { nameEn: 'Tax', descriptionEn: 'Zakat and tax disputes.' }

describeOnBothEngines('table changes', (openTestDatabase) => {
  let database: TestDatabase
  let heard: ReturnType<typeof tables>[]
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.followChanges()
    heard = []
    database.changes.listen({ changed: (changed) => heard.push(tables(changed)), doubted: () => {} })
  })
  const heardOf = async (work: () => Promise<unknown>) => {
    heard = []
    await work().catch(() => undefined)
    return heard
  }

  it('are reported before the statement returns', async () => {
    expect(await heardOf(() => database.db.insert(services).values(service))).toEqual([['services']])
    expect(await heardOf(() => database.db.select().from(services))).toEqual([])
  })

  it('are reported when the transaction commits, and not before', async () => {
    const told = await heardOf(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        await tx.transaction((inner) => inner.update(users).set({ phone: '' }))
        expect(heard).toEqual([])
      }),
    )
    // A trigger records people's names in `known_names`.
    expect(told).toEqual([['known_names', 'services', 'users']])
  })

  it('are not reported for a transaction that is rolled back', async () => {
    const told = await heardOf(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        tx.rollback()
      }),
    )
    expect(told).toEqual([])
  })

  it('are reported even after a failed statement, because only its response may have been lost', async () => {
    expect(
      await heardOf(() => database.db.insert(services).values({ ...service, displayOrder: sql`1/0` })),
    ).toEqual([['services']])
  })

  it('include the tables that the database changes in cascade', async () => {
    const [told] = await heardOf(() => database.db.delete(users).where(eq(users.id, -1)))
    expect(told).toEqual(
      expect.arrayContaining(['favorites', 'publications', 'sessions', 'team_members', 'users']),
    )
    expect(told).not.toContain('services')
  })

  it('are reported for long sessions', async () => {
    const told = await heardOf(() =>
      database.withSession((client) =>
        drizzleOn(client).transaction((tx) => tx.update(services).set({ icon: '' })),
      ),
    )
    expect(told[0]).toEqual(['services'])
  })

  it('tell whether a table has changed since a given count', async () => {
    const { changes, db } = database
    const before = changes.count
    await db.update(services).set({ icon: '' })
    expect([changes.changedSince(['services'], before), changes.changedSince(['users'], before)]).toEqual([
      true,
      false,
    ])
    expect(changes.changedSince(['services'], changes.count)).toBe(false)
  })

  it('are attributed to the code that read the tables, whichever connection it waited for', async () => {
    const { changes, db } = database
    const readings = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const table = n % 2 ? services : users
        const noted = new Set<string>()
        await changes.collect(() => db.select({ id: table.id }).from(table), noted)
        return [...noted]
      }),
    )
    expect(readings).toEqual(Array.from({ length: 40 }, (_, n) => [n % 2 ? 'services' : 'users']))
  })
})

describe('a database with other writers', () => {
  it('is in doubt whenever notifications may have been missed', () => {
    const changes = new Changes({ isShared: true })
    let doubts = 0
    changes.listen({ changed: () => {}, doubted: () => (doubts += 1) })
    const before = changes.count
    expect(changes.isHearing).toBe(false)
    changes.hear()
    expect([changes.isHearing, doubts, changes.changedSince(['services'], before)]).toEqual([true, 1, true])
    changes.stopHearing()
    changes.stopHearing()
    expect([changes.isHearing, doubts]).toEqual([false, 2])
  })
})

describe('two instances on one server', () => {
  it("receive each other's changes within a second, and their own only once", async ({
    skip,
    onTestFinished,
  }) => {
    const { postgresql } = prepared()
    if ('unavailable' in postgresql) return skip(postgresql.unavailable)
    const server = await createServerDatabase(postgresql.url, postgresql.template)
    onTestFinished(() => server.drop())
    const open = async () => {
      const instance = await openDatabase({ databaseUrl: server.url, dataDir: '', timeLimitScale })
      onTestFinished(() => instance.close())
      await instance.followChanges()
      const heard: ReturnType<typeof tables>[] = []
      instance.changes.listen({
        changed: (changed) => heard.push(tables(changed)),
        doubted: () => heard.push('all'),
      })
      return { ...instance, heard }
    }
    const [one, other] = [await open(), await open()]
    const before = performance.now()
    await one.db.update(services).set({ icon: '' })
    await vi.waitFor(() => expect(other.heard).toEqual([['services']]), {
      timeout: 1_000 * timeLimitScale,
      interval: 5,
    })
    expect(performance.now() - before).toBeLessThan(1_000 * timeLimitScale)
    // The next notification follows any that it might have received of its own change.
    await other.db.update(settings).set({ value: '' })
    await vi.waitFor(() => expect(one.heard).toContainEqual(['settings']))
    expect(one.heard).toEqual([['services'], ['settings']])
    await one.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
    await vi.waitFor(() => expect(other.heard).toContain('all'))
    await vi.waitFor(() => expect(other.changes.isHearing).toBe(true))
  })

  it('detect a pooler that does not pass notifications', async ({ skip, onTestFinished }) => {
    const { postgresql } = prepared()
    if ('unavailable' in postgresql) return skip(postgresql.unavailable)
    const hearingThrough = async (passesNews: boolean) => {
      const changes = new Changes({ isShared: true })
      const news = await hearNews(changes, {
        connect: async () => {
          const client = new Client(postgresql.url)
          await client.connect()
          const listenTo = client.on.bind(client)
          client.on = ((event: string, listener: () => void) =>
            event === 'notification' && !passesNews
              ? client
              : listenTo(event as 'end', listener)) as typeof client.on
          return client
        },
        isOwn: () => false,
      })
      onTestFinished(() => news.stop())
      return changes.isHearing
    }
    expect(await hearingThrough(true)).toBe(true)
    expect(await hearingThrough(false)).toBe(false)
  })
})
