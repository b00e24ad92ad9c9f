import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { knownNames } from '#features/conflicts/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openSearchedFirm } from '#tests/support/searched-firm.ts'
import { startNameKeys } from './jobs.ts'

describeOnBothEngines('a bulk import of names', (openTestDatabase) => {
  const { app, addUser, find } = openSearchedFirm(openTestDatabase)
  const countWaiting = () => app.db.$count(knownNames, eq(knownNames.keyedBy, 0))

  it('does not delay a search, and is found in the other script once the server has processed it', async () => {
    const id = await addUser({ firstName: 'سلطان', lastName: 'الدوسري' })
    await app.db.execute(sql`
      insert into ${users} (username, password, email, first_name, last_name)
      select 'imported' || i, 'x', 'imported' || i || '@example.net', 'Imported', 'Person' from generate_series(1, 600) as i`)
    const waiting = await countWaiting()
    const requested = 'Sultan Aldosari'
    await find(requested)
    expect(await countWaiting()).toBe(waiting)

    const errors: unknown[] = []
    const log = { error: (error: unknown) => errors.push(error) }
    const keys = startNameKeys({ db: app.db, log }, { firstMs: 1 })
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: 60_000 })
    await keys.stop()
    expect([errors, (await find(requested)).people.map((each) => each.id)]).toEqual([[], [id]])
  })
})
