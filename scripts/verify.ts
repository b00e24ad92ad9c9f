import { verifyArchive } from '#backup/archive.ts'
import { readSecret } from '#backup/seal.ts'
import type { DatabaseConnection } from '#db/connection.ts'
import { checkIndexes, checkRows } from '../src/backup/tables.ts'
import { runAlone } from '../src/db/connection.ts'
import { readEnvironment } from '../src/env.ts'
import type { ChainFault } from '../src/features/audit/schema.ts'
import { acceptAuditLog, proveWholeLog } from '../src/features/audit/server/proof.ts'
import { withFirm } from '../src/features/backups/server/firm.ts'
import { type CheckResult, checkFiles } from '../src/features/upkeep/server/files.ts'
import { upkeepLock } from '../src/features/upkeep/server/hourly-jobs.ts'
import { countChecks } from '../src/features/upkeep/server/malware-repository.ts'
import { Clamd } from '../src/files/clamd.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { requireFile, runCommand, UsageError } from './run-command.ts'

/**
 * Checks whether everything stored is intact, with the settings of the server, and changes nothing. Only one
 * process can open the embedded database, so stop the server first. Prints a line per check and per fault;
 * exits with 1 if there is a fault.
 */

const acceptOption = 'accept-audit-head'

const help = `npm run verify [-- FILE | --${acceptOption}]

Checks the file of each row, the audit log, every row of every table and, where a server offers amcheck, its indexes.
On the embedded database stop the server first. With FILE it checks a backup, with --${acceptOption} it
accepts the audit log as it is.

Exit codes: 0 all is whole; 1 something is not, and is named; 2 called in a wrong way.`

type Verified = {
  connection: DatabaseConnection
  files: FileStore
  dataDir: string
  clamdUrl: string | undefined
}

const checks: { name: string; run: (verified: Verified) => Promise<CheckResult | undefined> }[] = [
  {
    name: 'files of documents, pictures and agreements',
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
    name: 'rows of all tables',
    run: ({ connection }) => connection.withSession((client) => checkRows(client, connection.engine)),
  },
  {
    name: 'indexes',
    run: ({ connection }) => connection.withSession(checkIndexes),
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

/** Files that wait for a check are not a fault, but a missing scanner is. */
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

const withVerified = (work: (verified: Verified) => Promise<boolean>): Promise<boolean> => {
  const { databaseUrl, dataDir, timeLimitScale, bucket, clamdUrl } = readEnvironment()
  return withFirm({ databaseUrl, dataDir, timeLimitScale, bucket }, (open) =>
    work({ ...open, dataDir, clamdUrl }),
  )
}

const verify = async (verified: Verified): Promise<boolean> => {
  let isWhole = true
  for (const { name, run } of checks) {
    const result = await run(verified)
    if (!result) continue
    const { checked, faults } = result
    for (const fault of faults) console.log(fault)
    console.log(`${name}: ${checked} looked at, ${faults.length} with a fault`)
    isWhole &&= faults.length === 0
  }
  return isWhole
}

/** Runs exclusively, so that no server checks the log at the same time and stores an older result. */
const accept = async ({ connection, dataDir }: Verified): Promise<boolean> => {
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

/** Verifies a backup without restoring it. */
const verifyFile = async (file: string): Promise<boolean> => {
  const { keyFile } = readEnvironment().backups
  const secret = keyFile === undefined ? undefined : await readSecret(keyFile)
  const { moment, entries, faults } = await verifyArchive(file, secret)
  for (const fault of faults) console.log(`already when the backup was made: ${fault}`)
  console.log(
    `${file}: the firm as of ${moment}, ${Object.keys(entries).length} entries, each as it was written`,
  )
  return true
}

await runCommand({
  help,
  options: { [acceptOption]: { type: 'boolean' } },
  names: { min: 0, max: 1 },
  async run({ names: [name], values }) {
    const accepts = values[acceptOption] === true
    if (name !== undefined && accepts) throw new UsageError(help.slice(0, help.indexOf('\n')))
    const isWhole =
      name === undefined
        ? await withVerified(accepts ? accept : verify)
        : await verifyFile(await requireFile(name))
    return isWhole ? 0 : 1
  },
})
