import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#backup/operator-error.ts'
import { requestSnapshot } from '#backup/snapshot-socket.ts'
import { settleSwap } from '#backup/swap.ts'
import type { Migration } from '#backup/tables.ts'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import {
  refuseForeignBucket,
  refuseForeignDatabase,
  refuseMissingDatabase,
} from '#features/installation/server/agreement.ts'
import type { BucketAddress } from '#files/bucket-address.ts'
import { FileStore } from '#files/file-store.ts'
import { openBucket } from '#files/open-bucket.ts'

/** The location of a firm's data, from the environment. */
export type Firm = {
  dataDir: string
  databaseUrl: string | undefined
  timeLimitScale: number
  /** The bucket of the files; the data folder if omitted. */
  bucket?: BucketAddress | undefined
}

/** An open firm. On the embedded engine its rows cannot change while it is open. */
export type OpenFirm = { connection: DatabaseConnection; files: FileStore }

export const openFiles = async ({ dataDir, bucket }: Firm): Promise<FileStore> =>
  FileStore.open(join(dataDir, 'files'), { bucket: await openBucket(bucket) })

/** Opening a missing database would create one. */
const refuseNoDatabase = async ({ dataDir, databaseUrl }: Firm): Promise<void> => {
  if (databaseUrl !== undefined) return
  await refuseMissingDatabase(dataDir)
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new OperatorError(`DATA_DIR: there is no database in ${dataDir}`)
}

/** Opens only the firm's database. On the embedded engine the server must be stopped. */
export const withRows = async <Result>(
  firm: Firm,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> => {
  await refuseNoDatabase(firm)
  const connection = await openDatabase(firm)
  try {
    await refuseForeignDatabase(connection.db, firm.dataDir)
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Opens the database and the files of the firm. */
export const withFirm = <Result>(firm: Firm, work: (open: OpenFirm) => Promise<Result>): Promise<Result> =>
  withRows(firm, async (connection) => {
    const files = await openFiles(firm)
    await refuseForeignBucket(connection.db, files)
    return work({ connection, files })
  })

/** Opens the firm for reading, even while a server runs on its embedded database: then it opens a copy. */
export const withReadableFirm = async <Result>(
  firm: Firm,
  work: (open: OpenFirm) => Promise<Result>,
): Promise<Result> => {
  await refuseNoDatabase(firm)
  const snapshot = firm.databaseUrl === undefined ? await requestSnapshot(firm.dataDir) : undefined
  if (!snapshot) return withFirm(firm, work)
  try {
    const connection = await openDatabase({ ...firm, dataDir: snapshot.folder })
    try {
      const files = await openFiles(firm)
      await refuseForeignBucket(connection.db, files)
      return await work({ connection, files })
    } finally {
      await connection.close()
    }
  } finally {
    snapshot.release()
  }
}

/** Completes an interrupted restore or move. */
export const settle = async (firm: Firm): Promise<void> => {
  if (firm.databaseUrl === undefined) return settleSwap(firm.dataDir)
  const connection = await openDatabase(firm)
  await connection.withSession((client) => settleSwap(firm.dataDir, client)).finally(() => connection.close())
}

/** Migrates empty tables to the version of a backup; the next start migrates them to the current version. */
export const makeTables = (
  connection: DatabaseConnection,
  folder: string,
  migrations: readonly Migration[],
): Promise<void> => {
  const moments = new Set(migrations.map(({ createdAt }) => createdAt))
  return migrateDatabase(connection, folder, (moment) => moments.has(moment))
}

/** The folder in the data folder for replaced data. */
export const nameOfAside = (why: 'replaced' | 'moved'): string =>
  `${why}-${new Date().toISOString().replaceAll(':', '-')}`
