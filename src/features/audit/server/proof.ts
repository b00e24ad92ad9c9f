import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { hasCode } from '#files/error-code.ts'
import { KeyError, openKey } from '#files/key-file.ts'
import type { AuditProofResult, ChainFault } from '../schema.ts'
import { holdAuditKey } from './audit-key.ts'
import { type ChainProof, digestOfRows, proveChain } from './chain.ts'
import { type KnownProof, readProof, writeProof } from './proof-file.ts'
import { findChainHash, hasKeyedRows, listChainRows, recordAudit } from './repository.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

const keyName = 'audit'
const keysIn = (dataDir: string): string => join(dataDir, 'keys')
const keyPathIn = (dataDir: string): string => join(keysIn(dataDir), `${keyName}.key`)

/** Made for a log that has no sealed rows yet. One that went missing is never made up for without a word. */
export const openAuditKey = async (db: Database, dataDir: string): Promise<Buffer> => {
  // In this order: whoever seals the first row at this moment has made the key before.
  if ((await hasKeyedRows(db)) && !existsSync(keyPathIn(dataDir)))
    throw new KeyError(
      `${keyPathIn(dataDir)} is missing, by which the audit log is proven: restore it from the backup, or accept the log as it is with \`npm run verify -- --accept-audit-head\``,
    )
  return (await openKey(keysIn(dataDir), keyName)).key
}

/** What the last look found, for whoever must know. */
export const readAuditProof = async (dataDir: string): Promise<AuditProofResult> => {
  const { checkedAt, fault } = await readProof(dataDir)
  return { checkedAt, fault }
}

/** Every row from the first, by the key and by what is kept outside the database; changes nothing. */
export const proveWholeLog = async (
  db: Database,
  dataDir: string,
  isStopping = () => false,
): Promise<ChainProof> => {
  const known = await readProof(dataDir)
  const key = await findKey(dataDir)
  const proof = await proveChain(until(listChainRows(db), isStopping), { ...known, key })
  // What can be proven by the key alone is looked at all the same: an operator should not accept more than they know.
  const lost = known.fault?.reason === 'state' ? known.fault : undefined
  return { ...proof, fault: proof.fault ?? lost }
}

/** Only what came since the last look. */
const proveNewRows = async (db: Database, dataDir: string, known: KnownProof): Promise<ChainProof> => {
  const { head } = known
  if (!head) return proveWholeLog(db, dataDir)
  const hash = await findChainHash(db, head.id)
  if (hash !== head.hash) {
    const reason = hash === undefined ? 'missing' : 'replaced'
    return { looked: 1, last: undefined, fault: { id: head.id, reason } }
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

/** A fault stays until the whole log was looked at again; the clock may have been set back meanwhile. */
const needsWholeLook = ({ wholeAt, fault }: KnownProof): boolean => {
  const age = wholeAt === undefined ? dayInMs : Date.now() - Date.parse(wholeAt)
  return fault !== null || age < 0 || age >= dayInMs
}

/**
 * Once a day all of the log, between that what is new; keeps how far it was proven. One instance at a time: call it
 * under the lock of the upkeep.
 */
export const checkAuditLog = async (
  db: Database,
  dataDir: string,
  log: Log,
  isStopping = () => false,
): Promise<void> => {
  const known = await readProof(dataDir)
  if (known.fault?.reason === 'state') return tell(log, known.fault)
  const isWhole = needsWholeLook(known)
  const proof = isWhole
    ? await proveWholeLog(db, dataDir, isStopping)
    : await proveNewRows(db, dataDir, known)
  if (!isStopping()) await keepResult(dataDir, known, proof, { isWhole, log })
}

/** When the server stops, so that no row of its last hour can be cut off unseen. Not the whole log: that takes longer. */
export const keepAuditHead = async (db: Database, dataDir: string, log: Log): Promise<void> => {
  const known = await readProof(dataDir)
  if (known.fault) return
  await keepResult(dataDir, known, await proveNewRows(db, dataDir, known), { isWhole: false, log })
}

const keepResult = async (
  dataDir: string,
  known: KnownProof,
  { last, fault }: ChainProof,
  { isWhole, log }: { isWhole: boolean; log: Log },
): Promise<void> => {
  const checkedAt = new Date().toISOString()
  if (fault) {
    tell(log, fault)
    const since = known.fault?.since ?? checkedAt
    return writeProof(dataDir, { ...known, checkedAt, fault: { ...fault, since } })
  }
  if (known.fault) log.info('the audit log is whole again')
  const wholeAt = isWhole ? checkedAt : known.wholeAt
  await writeProof(dataDir, { ...known, checkedAt, wholeAt, fault: null, head: last ?? known.head })
}

const tell = (log: Log, { id, reason }: ChainFault) =>
  log.error({ entry: id, reason }, 'the audit log is not what was written: see npm run verify')

/**
 * The operator has looked and takes the log as it is, after a restored backup or a fault that was explained. That is
 * written into it; what was accepted is proven from now on as it is now. Gives the fault that was accepted. One at a
 * time, as the check.
 */
export const acceptAuditLog = async (
  db: Database,
  dataDir: string,
  log: Log,
): Promise<ChainFault | undefined> => {
  const { fault } = await proveWholeLog(db, dataDir)
  if (!fault) return undefined
  holdAuditKey((await openKey(keysIn(dataDir), keyName)).key)
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
