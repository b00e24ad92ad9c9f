import { eq, ilike, sql } from 'drizzle-orm'
import { pgTable, serial, text } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { readPage } from './rows.ts'

const samples = pgTable('samples', { id: serial().primaryKey(), name: text().notNull() })

describeSql('a repeated statement', (openTestDatabase) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
    await database.db.execute(sql`create table samples (id serial primary key, name text not null)`)
    await database.db.insert(samples).values([{ name: 'عقد' }, { name: 'وكالة' }])
  })

  const repeat = async <Result>(run: () => PromiseLike<Result>) => {
    const results: Result[] = []
    for (let time = 0; time < 20; time += 1) results.push(await run())
    return results
  }
  const namedLike = async (part: string) => {
    const { rows } = await database.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where position(${part} in statement) > 0`,
    )
    return rows.length
  }

  it('is parsed once, and returns the rows of its current values', async () => {
    const find = (name: string) =>
      database.db.select({ name: samples.name }).from(samples).where(eq(samples.name, name))
    const found = await repeat(async () => [await find('عقد'), await find('وكالة'), await find('zzz')])
    expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([[{ name: 'عقد' }], [{ name: 'وكالة' }], []])]),
    )
    expect(await namedLike('from "samples" where "samples"."name" = ')).toBe(1)
  })

  it('returns rows that were written after it was planned', async () => {
    const list = () => database.db.select().from(samples)
    await repeat(list)
    await database.db.insert(samples).values({ name: 'توكيل' })
    expect(await list()).toHaveLength(3)
    await database.db.delete(samples).where(eq(samples.name, 'توكيل'))
    expect(await list()).toHaveLength(2)
  })

  it('is planned each time if it is a search, since the best plan depends on its words', async () => {
    const found = await repeat(() =>
      database.db.select({ name: samples.name }).from(samples).where(ilike(samples.name, 'عق%')),
    )
    expect(found.at(-1)).toEqual([{ name: 'عقد' }])
    expect(await namedLike('ilike')).toBe(0)
  })

  it('is planned once for a page of a list, whose limit is part of its text', async () => {
    const list = {
      where: undefined,
      order: { by: [samples.id], descending: true },
      page: { limit: 2, offset: 0 },
    }
    await repeat(() => readPage(database.db, samples, list, database.db.select().from(samples)))
    const { rows } = await database.db.execute<{ planned: number }>(
      sql`select custom_plans::int as planned from pg_prepared_statements where statement like '%limit 2%'`,
    )
    expect(rows).toEqual([{ planned: 0 }])
  })

  it('has no name if it writes', async () => {
    await repeat(() => database.db.update(samples).set({ name: 'zzz' }).where(eq(samples.name, 'none')))
    expect(await namedLike('update "samples"')).toBe(0)
  })
})
