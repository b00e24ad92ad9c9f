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

describeOnBothEngines('changes of tables', (openTestDatabase) => {
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

  it('are told before the answer of the statement', async () => {
    expect(await heardOf(() => database.db.insert(services).values(service))).toEqual([['services']])
    expect(await heardOf(() => database.db.select().from(services))).toEqual([])
  })

  it('are told when the transaction commits, and not before', async () => {
    const told = await heardOf(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        await tx.transaction((inner) => inner.update(users).set({ phone: '' }))
        expect(heard).toEqual([])
      }),
    )
    // Names of people are noted by a trigger.
    expect(told).toEqual([['known_names', 'services', 'users']])
  })

  it('are not told of a transaction that is rolled back', async () => {
    const told = await heardOf(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        tx.rollback()
      }),
    )
    expect(told).toEqual([])
  })

  it('are told also when the statement failed, since its answer may only have been lost', async () => {
    expect(
      await heardOf(() => database.db.insert(services).values({ ...service, displayOrder: sql`1/0` })),
    ).toEqual([['services']])
  })

  it('include the tables that the database changes along', async () => {
    const [told] = await heardOf(() => database.db.delete(users).where(eq(users.id, -1)))
    expect(told).toEqual(
      expect.arrayContaining(['favorites', 'publications', 'sessions', 'team_members', 'users']),
    )
    expect(told).not.toContain('services')
  })

  it('are told of sessions for long work', async () => {
    const told = await heardOf(() =>
      database.withSession((client) =>
        drizzleOn(client).transaction((tx) => tx.update(services).set({ icon: '' })),
      ),
    )
    expect(told[0]).toEqual(['services'])
  })

  it('are what a table was read before or after', async () => {
    const { changes, db } = database
    const before = changes.count
    await db.update(services).set({ icon: '' })
    expect([changes.changedSince(['services'], before), changes.changedSince(['users'], before)]).toEqual([
      true,
      false,
    ])
    expect(changes.changedSince(['services'], changes.count)).toBe(false)
  })

  it('belong to the work that read the tables, whichever connection it waited for', async () => {
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

describe('a database that others change too', () => {
  it('is in doubt whenever news of them may have been missed', () => {
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
  it('hear of each other within a second, and of themselves only once', async ({ skip, onTestFinished }) => {
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
    // What it hears next came after what it might have heard of itself.
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

  it('do not believe to hear what a pooler between them and the server keeps to itself', async ({
    skip,
    onTestFinished,
  }) => {
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
