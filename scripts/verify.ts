import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { readEnvironment } from '../src/env.ts'
import { refuseForeignDatabase, refuseMissingDatabase } from '../src/features/installation/agreement.ts'
import { type CheckResult, checkFiles } from '../src/features/upkeep/check-files.ts'
import { countChecks } from '../src/features/upkeep/malware-repository.ts'
import { Clamd } from '../src/files/clamd.ts'
import { FileStore } from '../src/files/file-store.ts'

/**
 * Looks whether what is kept is whole, by the settings of the server, and changes nothing. The embedded database is
 * open to one process: stop the server first. Prints a line for each check and for each fault; exits 1 with a fault.
 */

type Kept = {
  connection: DatabaseConnection
  files: FileStore
  dataDir: string
  clamdUrl: string | undefined
}

const checks: { name: string; run: (kept: Kept) => Promise<CheckResult | undefined> }[] = [
  {
    name: 'files of documents and pictures',
    run: ({ connection, files }) => checkFiles(connection.db, files),
  },
  {
    name: 'files held back by the malware check',
    run: ({ connection, clamdUrl }) => checkMalwareCheck(connection, clamdUrl),
  },
]

/** What waits is no fault; that nobody would check it is one. */
const checkMalwareCheck = async (
  { db }: DatabaseConnection,
  clamdUrl: string | undefined,
): Promise<CheckResult | undefined> => {
  const { waiting, infected } = await countChecks(db)
  if (clamdUrl === undefined && waiting + infected === 0) return undefined
  const faults: string[] = []
  if (clamdUrl === undefined && waiting > 0)
    faults.push(`CLAMD_URL is unset: ${waiting} files wait for their check and stay held back`)
  if (clamdUrl !== undefined)
    await new Clamd(clamdUrl).ping().catch((error: Error) => {
      faults.push(`clamd at CLAMD_URL does not answer (${error.message})`)
    })
  return { looked: waiting + infected, faults }
}

const verify = async (): Promise<boolean> => {
  const { databaseUrl, dataDir, timeLimitScale, clamdUrl } = readEnvironment()
  if (databaseUrl === undefined) await refuseNoDatabase(dataDir)
  const connection = await openDatabase({ databaseUrl, dataDir, timeLimitScale })
  try {
    await refuseForeignDatabase(connection.db, dataDir)
    const files = await FileStore.open(join(dataDir, 'files'))
    let isWhole = true
    for (const { name, run } of checks) {
      const result = await run({ connection, files, dataDir, clamdUrl })
      if (!result) continue
      const { looked, faults } = result
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
