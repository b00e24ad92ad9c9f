import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { keptCount } from './kept-counts.ts'

const service = { nameEn: 'Arbitration', descriptionEn: 'Institutional and ad hoc.' }

describeOnBothEngines('the kept numbers of rows', (openTestDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
  })
  const kept = async (...of: Parameters<typeof keptCount>) => {
    const { rows } = await database.db.execute<{ total: number }>(sql`select ${keptCount(...of)} as total`)
    return rows[0]?.total
  }

  it('follow every kind of statement, and a transaction that is rolled back', async () => {
    const { db } = database
    await db.insert(services).values([service, service, { ...service, status: 'inactive' }])
    expect(await kept('services')).toBe(3)
    expect(await kept('services', 'active')).toBe(2)
    await db.update(services).set({ status: 'inactive' })
    expect(await kept('services', 'active')).toBe(0)
    expect(await kept('services', 'inactive')).toBe(3)
    const rolledBack = db.transaction(async (tx) => {
      await tx.insert(services).values(service)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await kept('services')).toBe(3)
    await db.delete(services).where(sql`id in (select id from services limit 1)`)
    expect(await kept('services')).toBe(2)
    await db.execute(sql`truncate services`)
    expect(await kept('services')).toBe(0)
  })

  it('are the same after they were added up', async () => {
    const { db } = database
    for (const isVisible of [true, false, true])
      await db.insert(teamMembers).values({ position: 'Partner', bio: 'b', memberType: 'partner', isVisible })
    await db.insert(teamMembers).values({ position: 'Of counsel', bio: 'b' })
    await db.execute(sql`select add_up_kept_counts('team_members')`)
    const { rows } = await db.execute(sql`select from kept_counts where source = 'team_members'`)
    expect(rows).toHaveLength(3)
    expect(await kept('team_members')).toBe(4)
    expect(await kept('team_members', 'partner')).toBe(3)
    expect(await kept('team_members', 'partner', true)).toBe(2)
    expect(await kept('team_members', undefined, false)).toBe(1)
    await db.delete(teamMembers)
    await db.execute(sql`select add_up_kept_counts('team_members')`)
    expect((await db.execute(sql`select from kept_counts where source = 'team_members'`)).rows).toEqual([])
  })

  it('make no two transactions wait for each other', async () => {
    if (database.engine === 'embedded') return
    await database.db.transaction(async (one) => {
      await one.insert(services).values(service)
      await database.db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '1s'`)
        await other.insert(services).values(service)
        await other.execute(sql`select add_up_kept_counts('services')`)
      })
    })
    expect(await kept('services')).toBe(2)
  })
})
