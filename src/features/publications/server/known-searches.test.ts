import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { deriveOutdated } from './derived-repository.ts'
import { searchPublications } from './search-repository.ts'

const limit = 10
const count = 130

describeOnBothEngines('a cached search', (openTestDatabase) => {
  let database: TestDatabase
  let pool: Pool
  let query: Pool['query']
  let requested: string[]
  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
    await database.followChanges()
    pool = (database.db as unknown as { $client: Pool }).$client
    query = pool.query
    pool.query = function noted(this: Pool, ...args: unknown[]) {
      requested.push(JSON.stringify(args[0]))
      return Reflect.apply(query, this, args)
    } as Pool['query']
  })
  afterAll(() => {
    pool.query = query
  })
  beforeEach(async () => {
    requested = []
    await database.db.execute(sql`delete from publications`)
    await database.db.execute(sql`insert into publications (title_en, content_en, publish_date)
      select case when n % 3 > 0 then 'Lease ' || n else 'Untitled' end, 'A lease. ' || repeat('lease ', n % 7),
        now() - n / 2 * interval '1 hour' from generate_series(1, ${count}) n`)
    await deriveOutdated(database.db)
    requested = []
  })

  const search = async (page: number, { q = 'lease', withContents = false, category = undefined } = {}) => {
    const { rows, total, stems } = await searchPublications(database.db, {
      q,
      category,
      withContents,
      page: { limit, offset: (page - 1) * limit },
    })
    const ids = rows.map(({ json }) => (JSON.parse(json) as { id: number }).id)
    return { ids, total, stems: [...stems.keys()].sort(), json: rows[0]?.json }
  }
  /** The cache is not used in a transaction. */
  const searchAnew = async (page: number) =>
    database.db.transaction(async (tx) => {
      const { rows, total } = await searchPublications(tx, {
        q: 'lease',
        withContents: false,
        page: { limit, offset: (page - 1) * limit },
      })
      return { ids: rows.map(({ json }) => (JSON.parse(json) as { id: number }).id), total }
    })
  /** Number of queries for all matches. */
  const searched = () => requested.filter((text) => text.includes('by_words')).length

  it('returns the same pages in the same order, with one query for all matches', async () => {
    const { stems } = await search(1)
    expect(searched()).toBe(1)
    for (const page of [3, 1, 10, 2, 99]) {
      const known = await search(page)
      expect(known).toMatchObject(await searchAnew(page))
      expect(known.stems).toEqual(stems)
    }
    expect(searched()).toBe(2)
    expect(requested).toHaveLength(6)
    // Only the best matches are cached.
    expect(await search(11)).toMatchObject(await searchAnew(11))
    expect(searched()).toBe(3)
  })

  it('is separate for each query and filter, and includes contents on request', async () => {
    await search(1)
    expect((await search(1, { category: 'contract' as never })).total).toBe(0)
    expect((await search(1, { q: 'untitled' })).total).toBe(Math.floor(count / 3))
    expect(searched()).toBe(3)
    expect((await search(1, { withContents: true })).json).toContain('"contentEn"')
    expect((await search(1)).json).not.toContain('"contentEn"')
    expect(searched()).toBe(3)
  })

  it.each([
    [
      'a title',
      sql`update publications set title_en = 'Rent', content_en = 'Rent' where id = (select max(id) from publications)`,
      -1,
    ],
    [
      'a publication',
      sql`insert into publications (title_en, content_en) values ('A lease of ships', 'x')`,
      1,
    ],
    [
      'the visibility',
      sql`update publications set is_visible = false where id = (select min(id) from publications)`,
      -1,
    ],
  ])('is repeated after a change of %s', async (_what, change, more) => {
    await search(1)
    await database.db.execute(change)
    const found = await search(1)
    expect(found.total).toBe(count + more)
    expect(found).toMatchObject(await searchAnew(1))
  })

  it('is repeated when a scheduled publication appears', async () => {
    await database.db.execute(
      sql`insert into publications (title_en, content_en, publish_date) values ('Lease lease lease', 'Lease', now() + interval '2 seconds')`,
    )
    expect((await search(1)).total).toBe(count)
    await search(2)
    expect(searched()).toBe(1)
    await vi.waitFor(async () => expect((await search(1)).total).toBe(count + 1), {
      timeout: 60_000,
      interval: 50,
    })
  })

  it('marks words that were derived after the search', async () => {
    await database.db.execute(
      sql`update publications set content_en = 'The leases are old.' where title_en = 'Untitled'`,
    )
    const all = new Set<string>()
    for (const page of [10, 9]) for (const word of (await search(page)).stems) all.add(word)
    await deriveOutdated(database.db)
    for (const page of [10, 9]) for (const word of (await search(page)).stems) all.add(word)
    expect((await search(8)).stems).toEqual([...all].sort())
  })
})
