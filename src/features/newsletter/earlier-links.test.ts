import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { prepared } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { endSubscription } from './repository.ts'

const migrations = join(import.meta.dirname, '../../../migrations')

it('links to unsubscribe of mail sent before their tokens were hashed go on working', async () => {
  expect(prepared()).toBeDefined()
  const folder = makeTemporaryFolder('earlier-links')
  const before = join(folder, 'migrations')
  cpSync(migrations, before, { recursive: true })
  const journalPath = join(before, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  const own = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('sealed_and_checked'))
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, own) }))
  const connection = await openDatabase({ dataDir: join(folder, 'data'), timeLimitScale })
  try {
    await migrateDatabase(connection, before)
    const token = '8f4f6a52-6a5e-4b43-9d2b-0c6f5d3f7a11'
    await connection.db.execute(
      sql`insert into newsletter_subscribers (email, unsubscribe_token) values ('Sara@example.com', ${token})`,
    )
    await migrateDatabase(connection, migrations)
    expect(await endSubscription(connection.db, token)).toMatchObject({ email: 'Sara@example.com' })
    expect(await endSubscription(connection.db, 'another')).toBe(undefined)
    const { rows } = await connection.db.execute(sql`select t::text from tokens t`)
    expect(JSON.stringify(rows)).not.toContain(token)
  } finally {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
