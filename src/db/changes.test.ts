import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { describeSql, prepared, type TestDatabase } from '#tests/support/databases.ts'
import { userInput } from '#tests/support/inputs.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { Changes, receiveNews } from './changes.ts'
import { openDatabase } from './connection.ts'

const service = { nameEn: 'Tax', descriptionEn: 'Zakat and tax disputes.' }

describeSql('table changes', (openTestDatabase) => {
  let database: TestDatabase
  let received: string[]
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.followChanges()
    received = []
    database.changes.listen({ tableChanged: (table) => received.push(table), doubted: () => {} })
  })
  const receivedBy = async (work: () => Promise<unknown>) => {
    received = []
    await work().catch(() => undefined)
    return [...new Set(received)].sort()
  }

  it('are reported before the statement returns, on every connection of the pool', async () => {
    const { changes, db } = database
    expect(await receivedBy(() => db.insert(services).values(service))).toEqual(['services'])
    expect(await receivedBy(() => db.select().from(services))).toEqual([])
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const before = changes.contentVersion
        await db.update(n % 2 ? services : teamMembers).set({ updatedAt: sql`now()` })
        expect(changes.contentVersion).toBeGreaterThan(before)
      }),
    )
  })

  it('are reported when the transaction commits, and not before', async () => {
    const reported = await receivedBy(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        await tx.transaction((inner) => inner.update(users).set({ phone: '' }))
        expect(received).toEqual([])
      }),
    )
    expect(reported).toEqual(['services', 'users'])
    const rolledBack = await receivedBy(() =>
      database.db.transaction(async (tx) => {
        await tx.update(services).set({ icon: 'fa-gavel' })
        tx.rollback()
      }),
    )
    expect(rolledBack).toEqual([])
  })

  it('include the tables that the database changes in cascade', async () => {
    await database.db.insert(users).values(userInput('sara'))
    const reported = await receivedBy(() => database.db.delete(users).where(eq(users.username, 'sara')))
    expect(reported).toEqual(expect.arrayContaining(['publications', 'sessions', 'team_members', 'users']))
    expect(reported).not.toContain('services')
  })

  it('raise the version of the content only if visitors see the table', async () => {
    const { changes, db } = database
    const raised = async (work: () => Promise<unknown>) => {
      const before = changes.contentVersion
      await work()
      return changes.contentVersion > before
    }
    expect(await raised(() => db.update(services).set({ icon: '' }))).toBe(true)
    expect(await raised(() => db.update(users).set({ firstName: 'Sara' }))).toBe(true)
    expect(await raised(() => db.update(users).set({ phone: '' }))).toBe(false)
    expect(await raised(() => db.delete(auditLog))).toBe(false)
  })

  it('are reported for every list of the office', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'announce_change'`,
    )
    const lists = `audit_log clients consultation_notes consultation_readers consultations contact_messages
      conversations document_requests documents messages newsletter_subscribers outbox path_dates paths powers
      publications services story_parts team_members users`
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(lists.split(/\s+/)))
  })
})

describe('a database with other writers', () => {
  it('is in doubt whenever notifications may have been missed', () => {
    const changes = new Changes({ isShared: true })
    let doubts = 0
    changes.listen({ doubted: () => (doubts += 1) })
    const before = changes.contentVersion
    expect(changes.isListening).toBe(false)
    changes.startListening()
    expect([changes.isListening, doubts, changes.contentVersion > before]).toEqual([true, 1, true])
    changes.stopListening()
    changes.stopListening()
    expect([changes.isListening, doubts]).toEqual([false, 2])
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
      const received: string[] = []
      instance.changes.listen({
        tableChanged: (table) => received.push(table),
        doubted: () => received.push('all'),
      })
      return { ...instance, received }
    }
    const [one, other] = [await open(), await open()]
    const before = performance.now()
    await one.db.update(services).set({ icon: '' })
    await vi.waitFor(() => expect(other.received).toEqual(['services']), {
      timeout: 1_000 * timeLimitScale,
      interval: 5,
    })
    expect(performance.now() - before).toBeLessThan(1_000 * timeLimitScale)
    // The next notification follows any that it might have received of its own change.
    await other.db.update(settings).set({ value: '' })
    await vi.waitFor(() => expect(one.received).toContain('settings'))
    expect(one.received).toEqual(['services', 'settings'])
    await one.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
    await vi.waitFor(() => expect(other.received).toContain('all'))
    await vi.waitFor(() => expect(other.changes.isListening).toBe(true))
  })

  it('detect a pooler that does not pass notifications', async ({ skip, onTestFinished }) => {
    const { postgresql } = prepared()
    if ('unavailable' in postgresql) return skip(postgresql.unavailable)
    const listeningThrough = async (passesNews: boolean) => {
      const changes = new Changes({ isShared: true })
      const news = await receiveNews(changes, {
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
      return changes.isListening
    }
    expect(await listeningThrough(true)).toBe(true)
    expect(await listeningThrough(false)).toBe(false)
  })
})
