import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { refuseConnectedPrograms } from '#backup/server-state.ts'
import type { Database } from '#db/connection.ts'
import {
  type BucketStore,
  leaveBucket,
  markBucket,
  refuseFilledBucket,
  refuseOtherFiles,
} from '#features/installation/server/agreement.ts'
import { type CheckResult, faultOf } from '#features/upkeep/server/files.ts'
import { type FileRow, listFileRows } from '#features/upkeep/server/repository.ts'
import { hasCode, syncFolder } from '#files/disk.ts'
import { FileStore } from '#files/file-store.ts'
import { openTriedBucket } from '#files/open-bucket.ts'
import { type Firm, nameOfAside, settle, withRows } from './firm.ts'

export type MovedFiles = CheckResult & { aside: string }

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
