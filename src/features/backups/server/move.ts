import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { loadTables, summing } from '#backup/load.ts'
import { OperatorError } from '#backup/operator-error.ts'
import { refuseConnectedPrograms, refuseOtherTables, schemaState } from '#backup/server-state.ts'
import { removeLeftovers } from '#backup/snapshot.ts'
import { carryOut, openSwap, stagingIn, writeRestoreId } from '#backup/swap.ts'
import { allRows, inOneMoment, listTables, readMigrations, readSequences } from '#backup/tables.ts'
import { type Database, type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { lockDataFolder } from '#db/embedded/folder.ts'
import {
  type BucketStore,
  leaveBucket,
  markBucket,
  refuseFilledBucket,
  refuseOtherFiles,
} from '#features/installation/server/agreement.ts'
import { leaveInstallation } from '#features/installation/server/repository.ts'
import { type CheckResult, faultOf } from '#features/upkeep/server/files.ts'
import { type FileRow, listFileRows } from '#features/upkeep/server/repository.ts'
import { hasCode, syncFolder } from '#files/disk.ts'
import { FileStore } from '#files/file-store.ts'
import { openTriedBucket } from '#files/open-bucket.ts'
import { type Firm, makeTables, nameOfAside, settle, withFirm, withRows } from './firm.ts'

export type Moved = { rows: number; tables: number; aside: string | undefined }

/** Moves the rows into an empty database of a server; the embedded database is moved aside. */
export const moveToServer = async (firm: Firm, databaseUrl: string, migrations: string): Promise<Moved> => {
  await settle(firm)
  const target = { ...firm, databaseUrl }
  await refuseConnectedPrograms(databaseUrl, firm.timeLimitScale)
  const swap = {
    id: randomUUID(),
    aside: nameOfAside('moved'),
    coming: [],
    going: ['database'],
    isDecidedByRows: true,
  }
  const moved = await withFirm(firm, ({ connection }) =>
    withDatabase(target, async (other) => {
      const state = await schemaState(other)
      if (state.hasFirm)
        throw new OperatorError('the database there holds a firm already: nothing was changed')
      return copyRows(connection, other, {
        migrations,
        isServer: true,
        beforeCommit: () => openSwap(firm.dataDir, swap),
        id: swap.id,
      })
    }),
  )
  await whileLocked(firm, () => carryOut(firm.dataDir))
  return { ...moved, aside: join(firm.dataDir, swap.aside) }
}

/** Moves the rows of a server into the data folder; those on the server stay, under another name. */
export const moveToFolder = async (firm: Firm, migrations: string): Promise<Moved> => {
  const { dataDir, databaseUrl = '' } = firm
  await settle(firm)
  if (existsSync(join(dataDir, 'database')))
    throw new OperatorError(`DATA_DIR: there is a database in ${dataDir} already: nothing was changed`)
  await refuseConnectedPrograms(databaseUrl, firm.timeLimitScale)
  const staging = stagingIn(dataDir)
  return withFirm(firm, async ({ connection }) => {
    const moved = await whileLocked(firm, async () => {
      await removeLeftovers(dataDir)
      const copied = await withDatabase({ ...firm, databaseUrl: undefined, dataDir: staging }, (other) =>
        copyRows(connection, other, { migrations, isServer: false }),
      )
      const swap = { id: randomUUID(), aside: nameOfAside('moved'), coming: ['database'], going: [] }
      await openSwap(dataDir, { ...swap, isDecidedByRows: false })
      await carryOut(dataDir)
      return copied
    })
    // A start that is still configured with the server exits with one line.
    await leaveInstallation(connection.db)
    return { ...moved, aside: undefined }
  })
}

type Copy = { migrations: string; isServer: boolean; id?: string; beforeCommit?: () => Promise<void> }

const copyRows = (
  from: DatabaseConnection,
  to: DatabaseConnection,
  { migrations, isServer, id, beforeCommit = async () => undefined }: Copy,
): Promise<{ rows: number; tables: number }> =>
  from.withSession((source) =>
    inOneMoment(source, from.engine, async () => {
      const applied = await readMigrations(source)
      if (isServer) await refuseOtherTables(to, applied)
      await makeTables(to, migrations, applied)
      const tables = await listTables(source)
      const sequences = await readSequences(source)
      const sums = summing(tables)
      await to.withSession((target) =>
        loadTables(
          target,
          sums.of(allRows(source, tables)),
          () => ({ tables: sums.result, sequences }),
          async () => {
            if (id !== undefined) await writeRestoreId(target, id)
            await beforeCommit()
          },
        ),
      )
      const rows = Object.values(sums.result).reduce((sum, table) => sum + table.rows, 0)
      return { rows, tables: tables.length }
    }),
  )

const withDatabase = async <Result>(
  firm: Firm,
  work: (connection: DatabaseConnection) => Promise<Result>,
) => {
  const connection = await openDatabase(firm)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

const whileLocked = async <Result>({ dataDir }: Firm, work: () => Promise<Result>): Promise<Result> => {
  const lock = lockDataFolder(dataDir)
  try {
    return await work()
  } finally {
    // Removes prepared data after a failure.
    await removeLeftovers(dataDir)
    lock.release()
  }
}

type MovedFiles = CheckResult & { aside: string }

/**
 * Copies the files of all rows into the firm's empty bucket, then moves those of the data folder aside. Can
 * be repeated after any interruption. A file that does not match its row is not moved, and is reported.
 */
export const moveFilesToBucket = async (firm: Firm): Promise<MovedFiles> => {
  await refuseUse(firm)
  return withRows(firm, async ({ db }) => {
    const { inFolder, inBucket } = await openBoth(firm)
    await refuseFilledBucket(db, inBucket)
    const copied = await copyFiles(db, inFolder, inBucket)
    await markBucket(db, inBucket)
    const aside = join(firm.dataDir, nameOfAside('moved'), 'files')
    await putAside(inFolder, aside)
    return { ...copied, aside }
  })
}

/** The reverse. The bucket's files stay there, and a later start does not use them by mistake. */
export const moveFilesToFolder = async (firm: Firm): Promise<CheckResult> => {
  await refuseUse(firm)
  return withRows(firm, async ({ db }) => {
    const { inFolder, inBucket } = await openBoth(firm)
    await refuseOtherFiles(db, inBucket)
    const copied = await copyFiles(db, inBucket, inFolder)
    await leaveBucket(inFolder)
    return copied
  })
}

const refuseUse = async (firm: Firm): Promise<void> => {
  await settle(firm)
  const { databaseUrl, timeLimitScale } = firm
  if (databaseUrl !== undefined) await refuseConnectedPrograms(databaseUrl, timeLimitScale)
}

const openBoth = async ({ dataDir, bucket }: Firm) => {
  const folder = join(dataDir, 'files')
  const inBucket = await FileStore.open(folder, { bucket: await openTriedBucket(bucket) })
  if (!inBucket.bucket) throw new Error('call it with a bucket')
  return { inFolder: await FileStore.open(folder), inBucket: inBucket as BucketStore }
}

const copyFiles = async (db: Database, from: FileStore, to: FileStore): Promise<CheckResult> => {
  const result: CheckResult = { checked: 0, faults: [] }
  for await (const row of listFileRows(db)) {
    result.checked += 1
    const fault = await faultOf(row, from)
    if (fault) result.faults.push(`${row.kind} ${row.id}: ${fault}`)
    else await copyFile(row, from, to)
  }
  return result
}

const copyFile = async ({ storageKey: key, size, sha256 }: FileRow, from: FileStore, to: FileStore) => {
  const arriving = join(to.arriving, key)
  const source = sha256 === null ? from.stream(key) : from.streamWhole(key, sha256)
  await pipeline(source, createWriteStream(arriving, { mode: 0o600, flush: true }))
  await to.storage.store(arriving, { key, size, sha256: sha256 ?? (await hashOf(arriving)) })
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/** Includes deleted files, because the old folder is no longer cleaned up. */
const putAside = async ({ folder, stored, trash, removed }: FileStore, aside: string): Promise<void> => {
  await mkdir(aside, { recursive: true, mode: 0o700 })
  for (const part of [trash, removed, stored])
    await rename(part, part.replace(folder, aside)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error
    })
  for (const path of [aside, folder]) await syncFolder(path)
}
