import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { type Periods, type RetentionKind, retentionKinds } from '#features/legal-pages/periods.ts'
import { listPeriodsSince } from '#features/legal-pages/server/repository.ts'
import type { FileStore } from '#files/file-store.ts'
import { graceDays } from '../schema.ts'
import { lockDue } from './due-repository.ts'
import { destroy, findBeginning, markEndedConsents } from './repository.ts'

const dayInMs = 24 * 60 * 60_000
export const graceInMs = graceDays * dayInMs

/** A small batch, so that the lock of the audit log is held only briefly. */
const atOnce = 100

type Dependencies = {
  db: Database
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** All periods of the policy within the grace period, the current ones first. */
export const namedPeriods = (db: Database, now: Date): Promise<[Periods, ...Periods[]]> =>
  listPeriodsSince(db, new Date(now.getTime() - graceInMs).toISOString())

/**
 * Deletes records past their period in small batches, each with an audit entry. A kind that fails does not
 * stop the others; the error is reported to the upkeep at the end.
 */
export const carryOutRetention = async (
  { db, files, log }: Dependencies,
  isStopping: () => boolean,
  now = new Date(),
): Promise<void> => {
  await markEndedConsents(db, now)
  const hasBegun = await begin(db, now)
  const failed: RetentionKind[] = []
  for (const kind of retentionKinds) {
    // Sent mail was deleted hourly before periods could be configured.
    if (!hasBegun && kind !== 'sentMail') continue
    await endAll({ db, files, log }, kind, { isStopping, now }).catch((err: unknown) => {
      failed.push(kind)
      log.error({ err, kind }, 'retention failed')
    })
  }
  if (failed.length > 0) throw new Error(`retention failed: ${failed.join(', ')}`)
}

/** The first run only announces: admins have the grace period to check the due records. */
const begin = async (db: Database, now: Date): Promise<boolean> => {
  const beginning = await findBeginning(db)
  if (beginning !== null) return now.getTime() - Date.parse(beginning) >= graceInMs
  await recordAudit(db, { actor: null, action: 'create', entity: 'retention' })
  return false
}

const endAll = async (
  { db, files, log }: Dependencies,
  kind: RetentionKind,
  { isStopping, now }: { isStopping: () => boolean; now: Date },
): Promise<void> => {
  let total = 0
  while (!isStopping()) {
    const { ended, keys } = await db.transaction(async (tx) => {
      // Read in the transaction, so that a period that was just extended is used.
      const named = await namedPeriods(tx, now)
      const ids = await lockDue(tx, kind, { named, now, limit: atOnce })
      if (ids.length === 0) return { ended: 0, keys: [] }
      const keys = await destroy[kind](tx, ids)
      const details = { kind, records: String(ids.length) }
      await recordAudit(tx, { actor: null, action: 'erase', entity: 'retention', details })
      return { ended: ids.length, keys }
    })
    for (const key of keys) await files.remove(key)
    total += ended
    if (ended < atOnce) break
  }
  if (total > 0) log.info({ what: kind, rows: total }, 'what had ended was deleted')
}
