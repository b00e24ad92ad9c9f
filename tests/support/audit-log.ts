import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#db/connection.ts'
import { setAuditKey } from '#features/audit/server/chain.ts'
import { auditProofReader, checkAuditLog, openAuditKey, proveWholeLog } from '#features/audit/server/proof.ts'
import { type AuditEntry, listChainRows, recordAudit } from '#features/audit/server/repository.ts'
import type { OpenTestDatabase, TestDatabase } from './databases.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * Acts as an attacker with full access to the database, who grants back the rights that the migration
 * revoked.
 */
export const tamperWithAuditLog = (db: Database, ...statements: SQL[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`grant update, delete on audit_log to current_user`)
    for (const statement of statements) await tx.execute(statement)
    await tx.execute(sql`revoke update, delete on audit_log from current_user`)
  })

export const emptyAuditLog = (db: Database): Promise<void> =>
  tamperWithAuditLog(db, sql`delete from audit_log`)

export const sara = { id: 7, firstName: 'سارة', lastName: 'الحربي' }

/** Gives each test of the suite a log with a separate data folder. */
export const watchAuditLog = (openTestDatabase: OpenTestDatabase) => {
  let connection: TestDatabase
  let dataDir: string
  let lines: object[]
  beforeAll(async () => {
    connection = await openTestDatabase()
  })
  beforeEach(async () => {
    await emptyAuditLog(connection.db)
    dataDir = makeTemporaryFolder('proof')
    setAuditKey(await openAuditKey(connection.db, dataDir))
    lines = []
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const log = {
    info: (text: string) => lines.push({ text }),
    error: (fields: object) => lines.push(fields),
  } as never
  const record = (entry: Partial<AuditEntry> = {}) =>
    connection.db.transaction((tx) =>
      recordAudit(tx, { actor: sara, action: 'update', entity: 'consultation', entityId: 12, ...entry }),
    )
  const listRows = async () => {
    const rows = []
    for await (const row of listChainRows(connection.db)) rows.push(row)
    return rows
  }
  const listIds = async () => (await listRows()).map(({ id }) => id)
  const proofFile = () => join(dataDir, 'audit-proof.json')
  return {
    get db() {
      return connection.db
    },
    get dataDir() {
      return dataDir
    },
    get lines() {
      return lines
    },
    log,
    record,
    async recordMany(count: number) {
      for (let n = 1; n <= count; n += 1) await record({ details: { status: 'approved', name: `${n}` } })
      return listIds()
    },
    listRows,
    listIds,
    tamper: (...statements: SQL[]) => tamperWithAuditLog(connection.db, ...statements),
    prove: () => proveWholeLog(connection.db, dataDir),
    faultOf: async () => (await proveWholeLog(connection.db, dataDir)).fault,
    check: () => checkAuditLog(connection.db, dataDir, log),
    proof: () => auditProofReader(dataDir)(),
    proofFile,
    /** Makes the last full check look a day old. */
    async letADayPass() {
      const known = JSON.parse(await readFile(proofFile(), 'utf8'))
      known.wholeAt = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
      await writeFile(proofFile(), JSON.stringify(known))
    },
  }
}
