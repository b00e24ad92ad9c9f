import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { WrittenJson } from '#api/written-json.ts'
import { listSubscribers, subscriberSortFields } from '#features/newsletter/server/admin-repository.ts'
import { newsletterSubscribers as subscribers } from '#features/newsletter/server/table.ts'
import { deriveOutdated } from '#features/publications/server/derived-repository.ts'
import { listPublications, publicationSortFields } from '#features/publications/server/list-repository.ts'
import { publications } from '#features/publications/server/table.ts'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { noteQueries } from '#tests/support/noted-queries.ts'
import { inOrder, orderBy } from './pages.ts'

const limit = 10

describeSql('deep pages', (openTestDatabase) => {
  let database: TestDatabase
  let requested: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
    await database.followChanges()
    await database.db.execute(sql`insert into newsletter_subscribers (email, language, confirmed_at, subscribed_at)
      select 'p' || n * 7919 % 1000 || '@example.com', (array['en','ar'])[1 + n % 2],
        case when n % 3 > 0 then now() - n % 5 * interval '1 day' end, now() - n / 4 * interval '1 hour'
      from generate_series(1, 205) n`)
    await database.db.execute(sql`insert into publications (title_en, content_en, published_languages, is_visible, publish_date)
      select 'T' || n % 9, 'c', '{en}', true, now() - n / 4 * interval '1 hour' from generate_series(1, 95) n`)
    await deriveOutdated(database.db)
    return noteQueries(database.db, (statement) => requested.push(statement))
  })

  const orders = subscriberSortFields.flatMap((field) =>
    [true, false].map((descending) => ({ field, descending })),
  )
  type Sort = (typeof orders)[number]
  const read = async (page: number, sort: Sort, status: 'all' | 'confirmed' = 'all') => {
    const { rows, total } = await listSubscribers(database.db, {
      page: { limit, offset: (page - 1) * limit },
      sort,
      status,
    })
    return { ids: rows.map(({ id }) => id), total, keys: Object.keys(rows[0] ?? {}) }
  }
  const byOffset = async (page: number, sort: Sort) => {
    const order = sql.join(orderBy(inOrder(subscribers, sort)), sql`, `)
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from ${subscribers} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    )
    return { ids: rows.map(({ id }) => id), total: await database.db.$count(subscribers) }
  }
  /** Whether the last query started from an anchor. */
  const isFromAnchor = () => /[<>]=? \(\(select/.test(requested.at(-1) ?? '')

  it.each(orders)('match the pages by offset, by $field, descending: $descending', async (sort) => {
    for (const page of [12, 13, 11, 4, 20, 21, 2, 22, 7, 8, 6, 21, 1, 15])
      expect(await read(page, sort)).toMatchObject(await byOffset(page, sort))
  })

  it('are correct when rows are added, changed and deleted in between', async () => {
    for (const sort of orders)
      for (const change of [
        sql`insert into newsletter_subscribers (email, subscribed_at) values ('a' || random(), now() - interval '9 years')`,
        sql`update newsletter_subscribers set email = 'z' || email, subscribed_at = now() where id = (select min(id) from newsletter_subscribers)`,
        sql`delete from newsletter_subscribers where id = (select id from newsletter_subscribers order by subscribed_at desc limit 1)`,
      ]) {
        await read(12, sort)
        await read(13, sort)
        await database.db.execute(change)
        for (const page of [13, 12, 21])
          expect(await read(page, sort)).toMatchObject(await byOffset(page, sort))
      }
  })

  it('start from a cached anchor until anything changes', async () => {
    const sort = { field: 'email', descending: false } as const
    await read(10, sort)
    requested = []
    const { keys } = await read(11, sort)
    expect(requested).toHaveLength(1)
    expect(isFromAnchor()).toBe(true)
    expect(keys).not.toContain('edgeOfList')
    expect(await read(11, sort, 'confirmed')).not.toMatchObject(await byOffset(11, sort))
    await database.db.insert(subscribers).values({ email: 'aaa@example.com' })
    requested = []
    expect(await read(11, sort)).toMatchObject(await byOffset(11, sort))
    expect(requested[0]).not.toMatch(/[<>]=? \(\(select/)
  })

  it('list publications in the same order from either end', async () => {
    for (const field of publicationSortFields)
      for (const descending of [true, false])
        for (const page of [5, 6, 4, 10, 9, 5]) {
          const order = sql.join(orderBy(inOrder(publications, { field, descending })), sql`, `)
          const offset = (page - 1) * limit
          const { rows } = await database.db.execute<{ id: number }>(
            sql`select id from ${publications} order by ${order} limit ${limit} offset ${offset}`,
          )
          const list = { page: { limit, offset }, sort: { field, descending }, withContents: false }
          const found = await listPublications(database.db, list)
          const { text } = found.rows as unknown as WrittenJson
          const shown = JSON.parse(text) as { id: number }[]
          expect(shown.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
          expect(found.total).toBe(95)
        }
  })
})
