import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMigrations } from '#backup/tables.ts'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { listKnownMigrations, migrateDatabase } from '#db/migrate.ts'
import { markInstallation } from '#features/installation/server/agreement.ts'
import { enginesHere, nowhere } from '#tests/support/firms.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { makeBackup } from './backup-folder.ts'
import { restoreBackup } from './restore.ts'

const migrations = join(import.meta.dirname, '../../../../migrations')

/** All migrations but the last one. */
const olderMigrations = async () => {
  const folder = join(makeTemporaryFolder('migrations'), 'older')
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  return folder
}

describe.each(enginesHere())('a backup of another version (%s)', (engine) => {
  const firmNowhere = async () => {
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = await nowhere(engine)
    return { dataDir, databaseUrl, timeLimitScale }
  }
  const within = async <Result>(
    firm: Awaited<ReturnType<typeof firmNowhere>>,
    work: (connection: DatabaseConnection) => Promise<Result>,
  ) => {
    const connection = await openDatabase(firm)
    return work(connection).finally(() => connection.close())
  }
  const versionsOf = (firm: Awaited<ReturnType<typeof firmNowhere>>) =>
    within(firm, ({ withSession }) => withSession(readMigrations)).then((all) => all.length)
  const all = listKnownMigrations(migrations).length

  it('is restored in its own version, and migrated by the next start', async () => {
    const older = await olderMigrations()
    const [before, after, newer] = [await firmNowhere(), await firmNowhere(), await firmNowhere()]
    const make = (firm: typeof before, folder: string) =>
      within(firm, async (connection) => {
        await migrateDatabase(connection, folder)
        await markInstallation(connection.db, firm.dataDir)
      })
    await make(before, older)
    const file = join(before.dataDir, 'old.mizan')
    await makeBackup(before, { file, secret: undefined })
    const restore = { file, secret: undefined, migrations, isReplacing: false }
    await restoreBackup(after, restore)
    expect(await versionsOf(after)).toBe(all - 1)
    await within(after, (connection) => migrateDatabase(connection, migrations))
    expect(await versionsOf(after)).toBe(all)

    await make(newer, migrations)
    const late = { ...restore, file: join(newer.dataDir, 'new.mizan'), isReplacing: true }
    await makeBackup(newer, { file: late.file, secret: undefined })
    const refused = restoreBackup(before, { ...late, migrations: older })
    await expect(refused).rejects.toThrow('from a newer version of this program')
    if (engine === 'embedded') return
    await expect(restoreBackup(newer, { ...restore, isReplacing: true })).rejects.toThrow(
      'of another version',
    )
    expect(await versionsOf(newer)).toBe(all)
  })
})
