import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { users } from '#features/users/server/table.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { backgroundNames } from '#tests/support/names/background.ts'
import { openApp } from '#tests/support/suite.ts'
import { compareEntries } from './comparison-repository.ts'
import { replaceList } from './repository.ts'
import { listHits, nameLists } from './table.ts'

const people = 100_000
const entries = Number(process.env.ENTRIES ?? 5_000)

// Outside `npm test`, because the names of a large firm take minutes to be keyed.
describeEmbedded('a list of 5,000 names', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  afterAll(async () => {
    for (const table of [listHits, nameLists]) await app.db.delete(table)
  })

  it('is compared with 100,000 people in a minute, while requests are answered', async () => {
    const filled = performance.now()
    const names = backgroundNames(people)
    for (let at = 0; at < people; at += 5_000)
      await app.db.execute(sql`
        insert into ${users} (username, password, email, first_name, last_name)
        select 'many' || ${at}::integer + number, 'x', 'many' || ${at}::integer + number || '@example.net', name, ''
        from unnest(${sql.param(names.slice(at, at + 5_000))}::text[]) with ordinality as listed (name, number)`)
    await keyNames(app.db)
    console.info('filled in', Math.round(performance.now() - filled), 'ms')
    const listed = names
      .slice(0, entries)
      .map((name, at) => ({ names: [name], births: [], fingerprint: `${at}` }))
    const own = { entries: listed, fileName: 'many.csv', uploadedById: admin.id }
    const stored = performance.now()
    await app.db.transaction((tx) => replaceList(tx, 'own', own))
    console.info('stored in', Math.round(performance.now() - stored), 'ms')
    await keyNames(app.db)
    const began = performance.now()
    let isDone = false
    const comparison = compareEntries(app.db).finally(() => {
      isDone = true
    })
    const waits: number[] = []
    while (!isDone) {
      const sent = performance.now()
      expect((await app.get('/api/admin/services', admin)).statusCode).toBe(200)
      waits.push(performance.now() - sent)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    await comparison
    const seconds = (performance.now() - began) / 1_000
    console.info(
      'compared in',
      seconds.toFixed(1),
      's; slowest request',
      Math.round(Math.max(...waits)),
      'ms',
    )
    expect(await app.db.$count(listHits)).toBeGreaterThan(entries / 2)
    expect(seconds).toBeLessThan(60)
    expect(Math.max(...waits)).toBeLessThan(2_000)
  }, 1_200_000)
})
