import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { readEnvironment } from '../src/env.ts'
import { refuseForeignDatabase, refuseMissingDatabase } from '../src/features/installation/agreement.ts'
import { type CheckResult, checkFiles } from '../src/features/upkeep/check-files.ts'
import { FileStore } from '../src/files/file-store.ts'

/**
 * Looks whether what is kept is whole, by the settings of the server, and changes nothing. The embedded database is
 * open to one process: stop the server first. Prints a line for each check and for each fault; exits 1 with a fault.
 */

type Kept = { connection: DatabaseConnection; files: FileStore; dataDir: string }

const checks: { name: string; run: (kept: Kept) => Promise<CheckResult> }[] = [
  {
    name: 'files of documents and pictures',
    run: ({ connection, files }) => checkFiles(connection.db, files),
  },
]

const verify = async (): Promise<boolean> => {
  const { databaseUrl, dataDir, timeLimitScale } = readEnvironment()
  if (databaseUrl === undefined) await refuseNoDatabase(dataDir)
  const connection = await openDatabase({ databaseUrl, dataDir, timeLimitScale })
  try {
    await refuseForeignDatabase(connection.db, dataDir)
    const files = await FileStore.open(join(dataDir, 'files'))
    let isWhole = true
    for (const { name, run } of checks) {
      const { looked, faults } = await run({ connection, files, dataDir })
      for (const fault of faults) console.log(fault)
      console.log(`${name}: ${looked} looked at, ${faults.length} with a fault`)
      isWhole &&= faults.length === 0
    }
    return isWhole
  } finally {
    await connection.close()
  }
}

/** Opening would make one. */
const refuseNoDatabase = async (dataDir: string): Promise<void> => {
  await refuseMissingDatabase(dataDir)
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new Error(`DATA_DIR: there is no database in ${dataDir}`)
}

process.umask(0o077)
process.exitCode = await verify().then(
  (isWhole) => (isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    return 1
  },
)
