import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { listSubscribers, subscriberSortFields } from '#features/newsletter/server/repository.ts'
import { newsletterSubscribers as subscribers } from '#features/newsletter/server/table.ts'
import { listPublications, publicationSortFields } from '#features/publications/server/repository.ts'
import { publications } from '#features/publications/server/table.ts'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { inOrder, orderBy } from './rows.ts'

const limit = 10
const directions = [true, false]
const pages = [1, 2, 12, 20, 21, 22]

describeSql('a page of a list', (openTestDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
    await database.db.execute(sql`insert into newsletter_subscribers (email, language, confirmed_at, subscribed_at)
      select 'p' || n * 7919 % 1000 || '@example.com', (array['en','ar'])[1 + n % 2],
        case when n % 3 > 0 then now() - n % 5 * interval '1 day' end, now() - n / 4 * interval '1 hour'
      from generate_series(1, 205) n`)
    await database.db.execute(sql`insert into publications (title_en, content_en, published_languages, is_visible, publish_date)
      select 'T' || n % 9, 'c', '{en}', n <= 200, now() - n / 4 * interval '1 hour' from generate_series(1, 205) n`)
  })

  it.each(subscriberSortFields)('has the rows in the order of %s, and the total', async (field) => {
    for (const descending of directions) {
      const sort = { field, descending }
      const all = await database.db
        .select({ id: subscribers.id })
        .from(subscribers)
        .orderBy(...orderBy(inOrder(subscribers, sort)))
      for (const page of pages) {
        const offset = (page - 1) * limit
        const { rows, total } = await listSubscribers(database.db, { page: { limit, offset }, sort })
        expect(total).toBe(205)
        expect(rows.map(({ id }) => ({ id }))).toEqual(all.slice(offset, offset + limit))
      }
    }
  })

  it.each([
    ['confirmed', undefined, 137],
    ['waiting', 'ar', 34],
    ['unsubscribed', undefined, 0],
  ] as const)('has the total of its filter (%s, %s)', async (status, language, total) => {
    const sort = { field: 'email', descending: false } as const
    for (const offset of [0, 30, 400]) {
      const list = { page: { limit, offset }, sort, status, language }
      expect((await listSubscribers(database.db, list)).total).toBe(total)
    }
  })

  it.each(publicationSortFields)('has only visible publications, in the order of %s', async (field) => {
    for (const descending of directions) {
      const sort = { field, descending }
      const all = await database.db
        .select({ id: publications.id })
        .from(publications)
        .where(sql`is_visible`)
        .orderBy(...orderBy(inOrder(publications, sort)))
      for (const page of pages) {
        const offset = (page - 1) * limit
        const list = { page: { limit, offset }, sort, withContents: false }
        const { rows, total } = await listPublications(database.db, list)
        expect(total).toBe(200)
        expect(rows.map(({ id }) => ({ id }))).toEqual(all.slice(offset, offset + limit))
      }
    }
  })
})
