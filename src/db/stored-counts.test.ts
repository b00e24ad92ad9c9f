import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import type { SubscriberFilter } from '#features/newsletter/admin-schema.ts'
import { listSubscribers } from '#features/newsletter/server/admin-repository.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { storedCount } from './stored-counts.ts'

const service = { nameEn: 'Arbitration', descriptionEn: 'Institutional and ad hoc.' }

describeSql('the stored row counts', (openTestDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
  })
  const storedOf = async (...of: Parameters<typeof storedCount>) => {
    const { rows } = await database.db.execute<{ total: number }>(sql`select ${storedCount(...of)} as total`)
    return rows[0]?.total
  }

  it('follow every kind of statement, and a rolled-back transaction', async () => {
    const { db } = database
    await db.insert(services).values([service, service, { ...service, status: 'inactive' }])
    expect(await storedOf('services')).toBe(3)
    expect(await storedOf('services', 'active')).toBe(2)
    await db.update(services).set({ status: 'inactive' })
    expect(await storedOf('services', 'active')).toBe(0)
    expect(await storedOf('services', 'inactive')).toBe(3)
    const rolledBack = db.transaction(async (tx) => {
      await tx.insert(services).values(service)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await storedOf('services')).toBe(3)
    await db.delete(services).where(sql`id in (select id from services limit 1)`)
    expect(await storedOf('services')).toBe(2)
    await db.execute(sql`truncate services`)
    expect(await storedOf('services')).toBe(0)
  })

  it('of subscribers follow their state and language', async () => {
    const { db } = database
    const totalOf = async (filter: SubscriberFilter) =>
      (await listSubscribers(db, { page: { limit: 1, offset: 0 }, sort, ...filter })).total
    const sort = { field: 'email', descending: false } as const
    const now = new Date().toISOString()
    await db.insert(newsletterSubscribers).values([
      { email: 'a@example.com', language: 'ar' },
      { email: 'b@example.com', language: 'en', confirmedAt: now },
      { email: 'c@example.com', language: 'ar', confirmedAt: now },
    ])
    expect(await totalOf({ status: 'confirmed' })).toBe(2)
    expect(await totalOf({ status: 'confirmed', language: 'ar' })).toBe(1)
    await db.update(newsletterSubscribers).set({ isActive: false })
    expect(await totalOf({ status: 'unsubscribed' })).toBe(2)
    expect(await totalOf({ status: 'waiting', language: 'all' })).toBe(1)
    await db.delete(newsletterSubscribers)
    expect(await totalOf({ status: 'all' })).toBe(0)
  })

  it('of messages and documents follow their changes', async () => {
    const { db } = database
    const user = { username: 'sara', email: 's@example.com', password: '', firstName: 'S', lastName: 'H' }
    const { id: userId } = await createUser(db, user)
    const message = { fromUserId: userId, isToFirm: true, subject: 's', content: 'c' }
    await db.insert(messages).values([message, message])
    await db.update(messages).set({ status: 'read' }).where(sql`id in (select min(id) from messages)`)
    expect([await storedOf('messages'), await storedOf('messages', 'read')]).toEqual([2, 1])
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '', storageKey: 'k' }
    await db.insert(documents).values({ ...file, userId })
    expect(await storedOf('documents')).toBe(1)
    // Their documents are deleted by the foreign key.
    await db.delete(users)
    expect(await storedOf('documents')).toBe(await db.$count(documents))
    expect(await storedOf('messages')).toBe(await db.$count(messages))
  })

  it('are the same after they are added up', async () => {
    const { db } = database
    for (const isVisible of [true, false, true])
      await db.insert(teamMembers).values({ position: 'Partner', bio: 'b', memberType: 'partner', isVisible })
    await db.insert(teamMembers).values({ position: 'Of counsel', bio: 'b' })
    await db.execute(sql`select add_up_kept_counts('team_members')`)
    const { rows } = await db.execute(sql`select from kept_counts where source = 'team_members'`)
    expect(rows).toHaveLength(3)
    expect(await storedOf('team_members')).toBe(4)
    expect(await storedOf('team_members', 'partner')).toBe(3)
    expect(await storedOf('team_members', 'partner', true)).toBe(2)
    expect(await storedOf('team_members', undefined, false)).toBe(1)
    await db.delete(teamMembers)
    await db.execute(sql`select add_up_kept_counts('team_members')`)
    expect((await db.execute(sql`select from kept_counts where source = 'team_members'`)).rows).toEqual([])
  })

  it('do not make one transaction wait for another', async () => {
    if (database.engine === 'embedded') return
    await database.db.transaction(async (one) => {
      await one.insert(services).values(service)
      await database.db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '1s'`)
        await other.insert(services).values(service)
        await other.execute(sql`select add_up_kept_counts('services')`)
      })
    })
    expect(await storedOf('services')).toBe(2)
  })
})
