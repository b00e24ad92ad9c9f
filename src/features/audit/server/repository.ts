import { and, asc, desc, eq, gt, inArray, is, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, inText, readPage } from '#db/rows.ts'
import type { AuditAction, AuditEntity, AuditFilter, AuditRow } from '../schema.ts'
import { auditKey, type ChainRow, isKeyed, sealOf } from './chain.ts'
import { auditLog } from './table.ts'

/** The user; null for a guest and for the system itself. */
export type Actor = { id: number; firstName: string; lastName: string } | null

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  entity: AuditEntity
  entityId?: number | null
  /** Field names and short values; never a password, a message or another text of a matter. */
  details?: Record<string, string | null>
  ipAddress?: string | undefined
}

/** Only one writer at a time, since each row's seal covers the previous row. */
const chainLock = 727_002

/** Appends a row to the chain. Call it inside the transaction of the recorded change, if there is one. */
export const recordAudit = (db: Database, entry: AuditEntry): Promise<void> =>
  // The lock lasts until the end of the transaction. Without one, two writers could append to the same row.
  is(db, PgTransaction) ? append(db, entry) : db.transaction((tx) => append(tx, entry))

const append = async (db: Database, entry: AuditEntry): Promise<void> => {
  await lockChain(db)
  // Numbered under the lock, so that ids follow the order of the chain.
  const { rows } = await db.execute<{ id: number; previous: string | null }>(
    sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))::int as id,
      (select hash from audit_log order by id desc limit 1) as previous`,
  )
  const [next = { id: 0, previous: null }] = rows
  const row = {
    id: next.id,
    userId: entry.actor?.id ?? null,
    userName: wellFormed(entry.actor ? `${entry.actor.firstName} ${entry.actor.lastName}` : ''),
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    details: asStored(entry.details ?? {}),
    ipAddress: entry.ipAddress ?? null,
    createdAt: new Date().toISOString(),
  }
  const hash = sealOf(auditKey(), next.previous ?? '', row)
  await db
    .insert(auditLog)
    .overridingSystemValue()
    .values({ ...row, hash })
}

/**
 * Records the same action on the same record, by a person or by one of their tokens, at most once in this time, because
 * a screen that refetches is not a new action.
 */
export const recordAuditOnce = async (db: Database, entry: AuditEntry, minutes: number): Promise<void> => {
  const countRecorded = (among: Database) =>
    among.$count(
      auditLog,
      and(
        eq(auditLog.entityId, entry.entityId ?? 0),
        eq(auditLog.userId, entry.actor?.id ?? 0),
        eq(auditLog.action, entry.action),
        eq(auditLog.entity, entry.entity),
        sql`${auditLog.details} ->> 'token' is not distinct from ${entry.details?.token ?? null}::text`,
        gt(auditLog.createdAt, sql`now() - ${minutes} * interval '1 minute'`),
      ),
    )
  // It is usually recorded already, which is checked without the lock.
  if ((await countRecorded(db)) > 0) return
  await db.transaction(async (tx) => {
    await lockChain(tx)
    if ((await countRecorded(tx)) === 0) await recordAudit(tx, entry)
  })
}

const lockChain = (db: Database) =>
  db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(chainLock))})`)

/** Ill-formed Unicode would change when it is stored, which would look like tampering. */
const wellFormed = (text: string): string => text.toWellFormed()
const asStored = (details: AuditEntry['details']): Record<string, string | null> =>
  JSON.parse(JSON.stringify(details), (_name, value) =>
    typeof value === 'string' ? wellFormed(value) : value,
  )

const inChain = {
  id: auditLog.id,
  userId: auditLog.userId,
  userName: auditLog.userName,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  details: auditLog.details,
  ipAddress: auditLog.ipAddress,
  createdAt: auditLog.createdAt,
  hash: auditLog.hash,
}
const rowsAtOnce = 1_000

/** All rows after this one, in the order of the chain, read in batches. */
export async function* listChainRows(db: Database, after = 0): AsyncGenerator<ChainRow> {
  let last = after
  for (;;) {
    const rows = await db
      .select(inChain)
      .from(auditLog)
      .where(gt(auditLog.id, last))
      .orderBy(asc(auditLog.id))
      .limit(rowsAtOnce)
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < rowsAtOnce) return
  }
}

/** The hash of a row; undefined if there is none. */
export const findChainHash = async (db: Database, id: number): Promise<string | undefined> => {
  const [found] = await db.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.id, id))
  return found?.hash
}

/** Whether the last row was sealed with a key. */
export const hasKeyedRows = async (db: Database): Promise<boolean> => {
  const [last] = await db.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  return last !== undefined && isKeyed(last.hash)
}

/** The number of latest entries that are searched for readable ones. */
const latest = 500

/** The latest entries that this user may see, newest first, for the activity on the dashboard home. */
export const listRecentActivity = (db: Database, readable: SQL, limit: number) => {
  // Limited to the latest rows first: otherwise the database would collect all readable rows of the whole
  // log.
  const recent = db
    .select({ id: auditLog.id })
    .from(auditLog)
    // Logins, logouts, views and exports appear only in the log itself.
    .where(notInArray(auditLog.action, ['look', 'login', 'logout', 'loginFailed', 'export']))
    .orderBy(desc(auditLog.id))
    .limit(inText(latest))
  return db
    .select({
      id: auditLog.id,
      userName: auditLog.userName,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.id, recent), readable))
    .orderBy(desc(auditLog.id))
    .limit(inText(limit))
}

const { hash: _hash, ...shown } = inChain

const matching = ({ action, entity, q, from, to }: AuditFilter): SQL | undefined =>
  and(
    action && action !== 'all' ? eq(auditLog.action, action) : undefined,
    entity && entity !== 'all' ? eq(auditLog.entity, entity) : undefined,
    q ? matchingWords(q) : undefined,
    from === undefined
      ? undefined
      : sql`${auditLog.createdAt} >= (${from}::date)::timestamp at time zone 'Asia/Riyadh'`,
    to === undefined
      ? undefined
      : sql`${auditLog.createdAt} < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`,
  )

/** Matches a name, an address or the number of a record; each has an index. */
const matchingWords = (q: string): SQL | undefined =>
  or(
    containsText(auditLog.searchText, q),
    eq(auditLog.ipAddress, q),
    /^\d{1,9}$/.test(q) ? eq(auditLog.entityId, Number(q)) : undefined,
  )

/** Newest first. */
export const listAudit = async (
  db: Database,
  { page, ...filter }: AuditFilter & { page: Page },
): Promise<PageOf<AuditRow>> => {
  const list = { where: matching(filter), order: { by: [auditLog.id], descending: true }, page }
  return readPage(db, auditLog, list, db.select(shown).from(auditLog))
}

/** The maximum number of rows for an export, which spreadsheets can open. */
const maxExported = 100_000

export const listAuditForExport = (db: Database, filter: AuditFilter): Promise<AuditRow[]> =>
  db.select(shown).from(auditLog).where(matching(filter)).orderBy(desc(auditLog.id)).limit(maxExported)
