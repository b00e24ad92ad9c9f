import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { runAlone } from '#db/run-alone.ts'
import { readEnvironment } from '../src/env.ts'
import type { ChainFault } from '../src/features/audit/schema.ts'
import { acceptAuditLog, proveWholeLog } from '../src/features/audit/server/proof.ts'
import {
  refuseForeignDatabase,
  refuseMissingDatabase,
} from '../src/features/installation/server/agreement.ts'
import { type CheckResult, checkFiles } from '../src/features/upkeep/server/check-files.ts'
import { upkeepLock } from '../src/features/upkeep/server/hourly.ts'
import { countChecks } from '../src/features/upkeep/server/malware-repository.ts'
import { Clamd } from '../src/files/clamd.ts'
import { FileStore } from '../src/files/file-store.ts'

/**
 * Checks whether everything stored is intact, with the settings of the server, and changes nothing. Only one process
 * can open the embedded database, so stop the server first. Prints a line per check and per fault; exits with 1 if
 * there is a fault. With `--accept-audit-head` it accepts the audit log as it is instead, and records that in the
 * log.
 */

const acceptOption = '--accept-audit-head'

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
    name: 'entries of the audit log',
    run: async ({ connection, dataDir }) => {
      const { checked, fault } = await proveWholeLog(connection.db, dataDir)
      return { checked, faults: fault ? [describeFault(fault)] : [] }
    },
  },
  {
    name: 'files held back by the malware check',
    run: ({ connection, clamdUrl }) => checkMalwareCheck(connection, clamdUrl),
  },
]

const faultWords: Record<ChainFault['reason'], string> = {
  changed: 'was changed, or what stood before it was removed',
  unkeyed: 'was not sealed by this server',
  missing: 'is missing, perhaps with others after it: until there it was proven before',
  replaced: 'is another one than was proven before',
  accepted: 'or one before it has changed since they were accepted',
  key: 'cannot be proven: DATA_DIR/keys/audit.key is missing',
  state: 'DATA_DIR/audit-proof.json cannot be read',
}

const describeFault = ({ id, reason }: ChainFault): string =>
  id === null ? `audit log: ${faultWords[reason]}` : `audit entry ${id}: ${faultWords[reason]}`

/** Files that wait for a check are no fault, but a missing scanner is. */
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
  return { checked: waiting + infected, faults }
}

const withKept = async (work: (kept: Kept) => Promise<boolean>): Promise<boolean> => {
  const { databaseUrl, dataDir, timeLimitScale, clamdUrl } = readEnvironment()
  if (databaseUrl === undefined) await refuseNoDatabase(dataDir)
  const connection = await openDatabase({ databaseUrl, dataDir, timeLimitScale })
  try {
    await refuseForeignDatabase(connection.db, dataDir)
    const files = await FileStore.open(join(dataDir, 'files'))
    return await work({ connection, files, dataDir, clamdUrl })
  } finally {
    await connection.close()
  }
}

const verify = async (kept: Kept): Promise<boolean> => {
  let isWhole = true
  for (const { name, run } of checks) {
    const result = await run(kept)
    if (!result) continue
    const { checked, faults } = result
    for (const fault of faults) console.log(fault)
    console.log(`${name}: ${checked} looked at, ${faults.length} with a fault`)
    isWhole &&= faults.length === 0
  }
  return isWhole
}

/** Runs alone, so that no server checks the log at the same moment and stores an older result. */
const accept = async ({ connection, dataDir }: Kept): Promise<boolean> => {
  let answer = 'a server is looking at the audit log right now: try again in a moment'
  let isDone = false
  await runAlone(connection, upkeepLock, async () => {
    const fault = await acceptAuditLog(connection.db, dataDir, {
      info: () => undefined,
      error: console.error,
    })
    answer = fault
      ? `accepted as it is, and written into the audit log: ${describeFault(fault)}`
      : 'the audit log is whole: there is nothing to accept'
    isDone = true
  })
  console.log(answer)
  return isDone
}

/** Opening a missing database would create one. */
const refuseNoDatabase = async (dataDir: string): Promise<void> => {
  await refuseMissingDatabase(dataDir)
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new Error(`DATA_DIR: there is no database in ${dataDir}`)
}

const run = (): Promise<boolean> => {
  const [asked, ...more] = process.argv.slice(2)
  if (asked === undefined) return withKept(verify)
  if (asked === acceptOption && more.length === 0) return withKept(accept)
  return Promise.reject(new Error(`npm run verify takes nothing, or -- ${acceptOption}`))
}

process.umask(0o077)
process.exitCode = await run().then(
  (isWhole) => (isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    return 1
  },
)
