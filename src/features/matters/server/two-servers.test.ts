import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { prepared } from '#tests/support/databases.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'

const { postgresql } = prepared()
const unavailable = 'unavailable' in postgresql ? ` (SKIPPED: ${postgresql.unavailable})` : ''
/** The figure of the specification is 10,000; fewer keep the test short. */
const count = Number(process.env.REMINDERS ?? 500)
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** Approved requests without an assignee, each with a term that was due a week ago. */
const addTerms = async (connection: DatabaseConnection) => {
  await connection.db.execute(sql`
    with added as (
      insert into consultations (first_name, last_name, email, phone, service, message, status)
      select 'Sara', n::text, '', '', 'corporate', 'x', 'approved' from generate_series(1, ${count}::integer) n
      returning id)
    insert into path_dates (consultation_id, kind, day, basis)
    select id, 'term', current_date - 7, 'x' from added`)
}

describe.skipIf(unavailable)(`reminders of two servers${unavailable}`, () => {
  it('are queued once each, even if one server is killed', async () => {
    if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    ends.push(database.drop)
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: makeTemporaryFolder('reminders'),
      SEED: 'none',
      ADMIN_PASSWORD: 'a-long-password',
    }
    const first = new ServerProcess(settings)
    ends.push(() => first.end('SIGKILL'))
    await first.url
    const second = new ServerProcess(settings)
    ends.push(() => second.end('SIGKILL'))
    await second.url
    const connection = await openDatabase({ databaseUrl: database.url, dataDir: '' })
    ends.push(() => connection.close())
    const read = async () => {
      const { rows } = await connection.db.execute<{ mails: number; requests: number; claimed: number }>(sql`
        select count(*)::integer as mails, count(distinct matter)::integer as requests,
          (select count(*)::integer from path_dates where office_reminded is not null) as claimed
        from outbox where matter like 'request %'`)
      return rows[0] ?? { mails: 0, requests: 0, claimed: 0 }
    }
    await addTerms(connection)
    while ((await read()).claimed === 0) await wait(20)
    await first.end('SIGKILL')
    while ((await read()).claimed < count) await wait(100)
    // The only admin is the deputy of a request without an assignee.
    expect(await read()).toEqual({ mails: count, requests: count, claimed: count })
  })
})
