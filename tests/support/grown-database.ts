import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { migrationsFolder } from './cached-template.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { timeLimitScale } from './time-limits.ts'

/**
 * Migrates a database up to a migration, lets `grow` fill it, applies the other migrations, and lets `look`
 * examine it.
 */
export const migrateGrown = async (
  migration: string,
  grow: (db: DatabaseConnection['db']) => Promise<unknown>,
  look: (db: DatabaseConnection['db']) => Promise<void>,
): Promise<void> => {
  const folder = makeTemporaryFolder('grown')
  const before = join(folder, 'migrations')
  cpSync(migrationsFolder, before, { recursive: true })
  const journalPath = join(before, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(migration))
  if (at < 0) throw new Error(`there is no migration ${migration}`)
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  const connection = await openDatabase({ dataDir: join(folder, 'data'), timeLimitScale })
  try {
    await migrateDatabase(connection, before)
    await grow(connection.db)
    await migrateDatabase(connection, migrationsFolder)
    await look(connection.db)
  } finally {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
