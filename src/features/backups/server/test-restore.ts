import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyArchive } from '#backup/archive.ts'
import { loadTables } from '#backup/load.ts'
import { readSecret } from '#backup/seal.ts'
import { openDatabase } from '#db/connection.ts'
import { archiveName, makeBackup, testPrefix, writeResult } from './backup-folder.ts'
import { type Firm, makeTables } from './firm.ts'
import { rowsOf } from './restore.ts'

export type Order = { firm: Firm; folder: string; keyFile: string | undefined; migrations: string }

/**
 * Makes a backup in the folder and restores it into a temporary embedded database: compares each file with
 * its hash, and each table with its number of rows and their checksum.
 */
export const backUpAndTest = async (
  { firm, folder, keyFile, migrations }: Order,
  onStep: (step: 'writing' | 'testing') => void,
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = keyFile === undefined ? undefined : await readSecret(keyFile)
  onStep('writing')
  const name = archiveName(new Date())
  const file = join(folder, name)
  const { size, manifest } = await makeBackup(firm, { file, secret })
  onStep('testing')
  const result = {
    name,
    size,
    moment: manifest.moment,
    isEncrypted: secret !== undefined,
    faults: manifest.faults.length,
  }
  const test = join(folder, `${testPrefix}${randomUUID()}`)
  try {
    await verifyArchive(file, secret)
    const connection = await openDatabase({ dataDir: test, timeLimitScale: firm.timeLimitScale })
    try {
      await makeTables(connection, migrations, manifest.migrations)
      await connection.withSession((client) =>
        loadTables(client, rowsOf({ file, secret }, manifest), () => manifest),
      )
    } finally {
      await connection.close()
    }
    await writeResult(folder, { ...result, testedAt: new Date().toISOString(), isWhole: true })
  } catch (error) {
    await writeResult(folder, { ...result, testedAt: new Date().toISOString(), isWhole: false })
    throw error
  } finally {
    await rm(test, { recursive: true, force: true })
  }
}
