import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import { hasCode, replaceFile } from '#files/disk.ts'
import { KeyError, openKey } from '#files/keys.ts'
import { readOnChange } from '#files/read-on-change.ts'
import { type AuditProofResult, auditProof, type ChainFault } from '../schema.ts'
import { type ChainProof, digestOfRows, proveChain, setAuditKey } from './chain.ts'
import { findChainHash, hasKeyedRows, listChainRows, recordAudit } from './repository.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

const keyName = 'audit'
const keysIn = (dataDir: string): string => join(dataDir, 'keys')
const keyPathIn = (dataDir: string): string => join(keysIn(dataDir), `${keyName}.key`)

/** Reads the key, or creates it for a log without sealed rows. A lost key is never replaced silently. */
export const openAuditKey = async (db: Database, dataDir: string): Promise<Buffer> => {
  // The order matters: a process that is sealing the first row has already created the key.
  if ((await hasKeyedRows(db)) && !existsSync(keyPathIn(dataDir)))
    throw new KeyError(
      `${keyPathIn(dataDir)} is missing, by which the audit log is proven: restore it from the backup, or accept the log as it is with \`npm run verify -- --accept-audit-head\``,
    )
  return (await openKey(keysIn(dataDir), keyName)).key
}

/** Reads the result of the latest check, which each page of the office needs. */
export const auditProofReader = (dataDir: string): (() => Promise<AuditProofResult>) =>
  readOnChange(pathIn(dataDir), async () => {
    const { checkedAt, fault } = await readProof(dataDir)
    return { checkedAt, fault }
  })

/** Verifies every row with the key and with the data outside the database; changes nothing. */
export const proveWholeLog = async (
  db: Database,
  dataDir: string,
  isStopping = () => false,
): Promise<ChainProof> => {
  const known = await readProof(dataDir)
  const key = await findKey(dataDir)
  const proof = await proveChain(until(listChainRows(db), isStopping), { ...known, key })
  // The rest is checked too, so that an operator sees all faults before accepting the log.
  const lost = known.fault?.reason === 'state' ? known.fault : undefined
  return { ...proof, fault: proof.fault ?? lost }
}

/** Verifies only rows written since the last check. */
const proveNewRows = async (db: Database, dataDir: string, known: KnownProof): Promise<ChainProof> => {
  const { head } = known
  if (!head) return proveWholeLog(db, dataDir)
  const hash = await findChainHash(db, head.id)
  if (hash !== head.hash) {
    const reason = hash === undefined ? 'missing' : 'replaced'
    return { checked: 1, last: undefined, fault: { id: head.id, reason } }
  }
  const key = await findKey(dataDir)
  return proveChain(listChainRows(db, head.id), { ...known, key }, head)
}

const findKey = (dataDir: string): Promise<Buffer | undefined> =>
  readFile(keyPathIn(dataDir)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })

async function* until<Row>(rows: AsyncIterable<Row>, isStopping: () => boolean): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (isStopping()) return
    yield row
  }
}

const dayInMs = 24 * 60 * 60_000

/**
 * A fault remains until the next full check. A negative age requires one too: the clock may have been set
 * back.
 */
const needsFullCheck = ({ wholeAt, fault }: KnownProof): boolean => {
  const age = wholeAt === undefined ? dayInMs : Date.now() - Date.parse(wholeAt)
  return fault !== null || age < 0 || age >= dayInMs
}

/**
 * Checks the whole log once a day and only new rows in between; stores the last verified row. Call it while
 * holding the upkeep lock, so that only one instance runs it.
 */
export const checkAuditLog = async (
  db: Database,
  dataDir: string,
  log: Log,
  isStopping = () => false,
): Promise<void> => {
  const known = await readProof(dataDir)
  if (known.fault?.reason === 'state') return logFault(log, known.fault)
  const isWhole = needsFullCheck(known)
  const proof = isWhole
    ? await proveWholeLog(db, dataDir, isStopping)
    : await proveNewRows(db, dataDir, known)
  if (!isStopping()) await storeResult(dataDir, known, proof, { isWhole, log })
}

/**
 * Called when the server stops, so that rows of its last hour cannot be removed undetected. A full check
 * would take too long.
 */
export const storeAuditHead = async (db: Database, dataDir: string, log: Log): Promise<void> => {
  const known = await readProof(dataDir)
  if (known.fault) return
  await storeResult(dataDir, known, await proveNewRows(db, dataDir, known), { isWhole: false, log })
}

const storeResult = async (
  dataDir: string,
  known: KnownProof,
  { last, fault }: ChainProof,
  { isWhole, log }: { isWhole: boolean; log: Log },
): Promise<void> => {
  const checkedAt = new Date().toISOString()
  if (fault) {
    logFault(log, fault)
    const since = known.fault?.since ?? checkedAt
    return writeProof(dataDir, { ...known, checkedAt, fault: { ...fault, since } })
  }
  if (known.fault) log.info('the audit log is whole again')
  const wholeAt = isWhole ? checkedAt : known.wholeAt
  await writeProof(dataDir, { ...known, checkedAt, wholeAt, fault: null, head: last ?? known.head })
}

const logFault = (log: Log, { id, reason }: ChainFault) =>
  log.error({ entry: id, reason }, 'the audit log is not what was written: see npm run verify')

/**
 * Accepts the current state of the log after an operator has examined it, for example after a restored
 * backup. The acceptance is written to the log, and later checks compare with the accepted state. Returns the
 * accepted fault. Like the check, only one may run at a time.
 */
export const acceptAuditLog = async (
  db: Database,
  dataDir: string,
  log: Log,
): Promise<ChainFault | undefined> => {
  const { fault } = await proveWholeLog(db, dataDir)
  if (!fault) return undefined
  setAuditKey((await openKey(keysIn(dataDir), keyName)).key)
  const accepted = await digestOfRows(listChainRows(db))
  const entry = fault.id === null ? null : String(fault.id)
  await db.transaction((tx) =>
    recordAudit(tx, {
      actor: null,
      action: 'accept',
      entity: 'auditLog',
      details: { entry, reason: fault.reason },
    }),
  )
  await writeProof(dataDir, { checkedAt: null, fault: null, accepted })
  await checkAuditLog(db, dataDir, log)
  return fault
}

/**
 * Data about the log outside the database, protected from someone who can only change the database: the
 * verified rows, the rows accepted by an operator, and the latest result.
 */
const knownProof = z.extend(auditProof, {
  head: z.optional(z.object({ id: z.int(), hash: z.string() })),
  accepted: z.optional(z.object({ id: z.int(), digest: z.string() })),
  /** The time of the last full check without faults. */
  wholeAt: z.optional(z.string()),
})
type KnownProof = z.infer<typeof knownProof>

const pathIn = (dataDir: string): string => join(dataDir, 'audit-proof.json')

/** An existing file that cannot be read is a fault, never a reason to start over. */
const readProof = async (dataDir: string): Promise<KnownProof> => {
  try {
    return knownProof.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { checkedAt: null, fault: null }
    const since = await stat(pathIn(dataDir)).then(
      ({ mtime }) => mtime.toISOString(),
      () => new Date().toISOString(),
    )
    return { checkedAt: null, fault: { id: null, reason: 'state', since } }
  }
}

const writeProof = (dataDir: string, proof: KnownProof): Promise<void> =>
  replaceFile(pathIn(dataDir), `${JSON.stringify(proof, undefined, 2)}\n`)
