import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { compareEntries } from '#features/name-lists/server/comparison-repository.ts'
import { replaceList } from '#features/name-lists/server/repository.ts'
import { listHits } from '#features/name-lists/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { backgroundNames } from '#tests/support/names/background.ts'
import { buildTestApp, callAs, signUp } from '#tests/support/test-app.ts'

/**
 * Measures the comparison of a new list of names with 100,000 clients on the embedded engine, while an admin uses the
 * dashboard. Fails if it takes more than a minute or a request waits for more than two seconds.
 */
const people = 100_000
const entries = 5_000
const batch = 5_000
const bounds = { seconds: 60, slowestRequest: 2_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'mizan-bench-'))
// Inserting batches takes longer than any statement of the server.
const timeLimitScale = 60
const connection = await openDatabase({ dataDir, timeLimitScale })
await migrateDatabase(connection, join(import.meta.dirname, '../migrations'))
const files = await FileStore.open(join(dataDir, 'files'))
const app = await buildTestApp(connection, 1_000_000, { files, timeLimitScale })
const { db } = connection
try {
  const admin = await signUp(app, 'admin', 'bench.admin')
  const names = backgroundNames(people)
  for (let at = 0; at < people; at += batch)
    await db.execute(sql`
      insert into ${users} (username, password, email, first_name, last_name)
      select 'many' || ${at}::integer + number, 'x', 'many' || ${at}::integer + number || '@example.net', name, ''
      from unnest(${sql.param(names.slice(at, at + batch))}::text[]) with ordinality as listed (name, number)`)
  const listed = names
    .slice(0, entries)
    .map((name, at) => ({ names: [name], births: [], fingerprint: `${at}` }))
  await db.transaction((tx) =>
    replaceList(tx, 'own', { entries: listed, fileName: 'many.csv', uploadedById: admin.id }),
  )
  await keyNames(db)
  const began = performance.now()
  let seconds: number | undefined
  const comparison = compareEntries(db).then(() => {
    seconds = (performance.now() - began) / 1_000
  })
  let slowestRequest = 0
  while (seconds === undefined) {
    const sent = performance.now()
    const { statusCode } = await callAs(app, admin, { url: '/api/admin/services' })
    if (statusCode !== 200) throw new Error(`a request was refused: ${statusCode}`)
    slowestRequest = Math.max(slowestRequest, performance.now() - sent)
    await Promise.race([comparison, sleep(500)])
  }
  await comparison
  const matches = await db.$count(listHits)
  console.table({ people, entries, matches, seconds, slowestRequest })
  if (matches < entries / 2 || seconds > bounds.seconds || slowestRequest > bounds.slowestRequest)
    process.exitCode = 1
} finally {
  await app.close()
  await connection.close()
  rmSync(dataDir, { recursive: true, force: true })
}
