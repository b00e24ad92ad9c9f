import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { prepared } from '#tests/support/databases.ts'
import { migrateGrown } from '#tests/support/grown-database.ts'
import { endSubscription } from './repository.ts'

it('accepts unsubscribe links from before their tokens were hashed', async () => {
  expect(prepared()).toBeDefined()
  const token = '8f4f6a52-6a5e-4b43-9d2b-0c6f5d3f7a11'
  await migrateGrown(
    'sealed_and_checked',
    (db) =>
      db.execute(
        sql`insert into newsletter_subscribers (email, unsubscribe_token) values ('Sara@example.com', ${token})`,
      ),
    async (db) => {
      expect(await endSubscription(db, token)).toMatchObject({ email: 'Sara@example.com' })
      expect(await endSubscription(db, 'another')).toBe(undefined)
      const { rows } = await db.execute(sql`select t::text from tokens t`)
      expect(JSON.stringify(rows)).not.toContain(token)
    },
  )
})
