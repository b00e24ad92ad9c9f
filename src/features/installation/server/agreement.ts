import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/connection.ts'
import type { Bucket } from '#files/bucket.ts'
import { findMarker, hasCode, markFolder, replaceFile, syncFolder } from '#files/disk.ts'
import type { FileStore } from '#files/file-store.ts'
import { listStoredKeys } from '#files/stored-files.ts'
import { findInstallationId, makeInstallationId, namesAnyFile, namesOneOf } from './repository.ts'

/**
 * The database and the data folder belong to different installations. The message is one line for the
 * operator.
 */
export class InstallationError extends Error {
  override name = 'InstallationError'
}

const remedy = 'restore what belongs together, or name the other one; nothing was changed'

/** Call it before the embedded database is opened, because opening creates a missing one. */
export const refuseMissingDatabase = async (dataDir: string): Promise<void> => {
  const belongsToOne =
    (await findMarker(dataDir)) !== undefined || (await listStoredKeys(join(dataDir, 'files'))).length > 0
  // Checked last: a process that is creating both creates the database before the marker.
  if (!belongsToOne || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  throw new InstallationError(
    `DATA_DIR: ${dataDir} holds the files of a firm, but its database is missing from ${join(dataDir, 'database')}: ${remedy}`,
  )
}

/** Call it before any migration or write, in case the database belongs to another installation. */
export const refuseForeignDatabase = async (db: Database, dataDir: string): Promise<void> => {
  // Read in the reverse order of the writes by a concurrently starting process.
  const marker = await findMarker(dataDir)
  const id = await findInstallationId(db)
  if (marker !== undefined) return refuseDifferent(dataDir, marker, id)
  const keys = await listStoredKeys(join(dataDir, 'files'))
  if (keys.length === 0 || (await namesOneOf(db, keys))) return
  throw new InstallationError(
    `DATA_DIR: ${dataDir} holds ${keys.length} uploaded files and the database names none of them: ${remedy}`,
  )
}

/** Call it after the migrations. From then on, database and data folder both contain the installation id. */
export const markInstallation = async (db: Database, dataDir: string): Promise<void> => {
  const id = await makeInstallationId(db)
  refuseDifferent(dataDir, (await findMarker(dataDir)) ?? (await markFolder(dataDir, id)), id)
}

const refuseDifferent = (dataDir: string, marker: string | undefined, id: string | undefined): void => {
  if (marker === id) return
  throw new InstallationError(
    id === undefined
      ? `DATA_DIR: ${dataDir} belongs to an installation that this database knows nothing of (is it empty, or not restored yet?): ${remedy}`
      : `DATA_DIR: ${dataDir} belongs to another installation than this database: ${remedy}`,
  )
}

// A bucket contains its installation id, like a data folder, and the folder of the files contains the
// bucket's name. So a server never starts with the wrong storage for a firm's uploads.

/** A store whose files are in a bucket. */
export type BucketStore = FileStore & { bucket: Bucket }

const markerName = 'installation'
const noteIn = (folder: string): string => join(folder, 'bucket')
const unchanged = 'nothing was changed'

/** Call it before the embedded database is opened, because opening creates a missing one. */
export const refuseBucketWithoutDatabase = async (
  dataDir: string,
  bucket: Bucket | undefined,
): Promise<void> => {
  if (!bucket || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  if ((await bucket.getText(markerName)) !== undefined) throw foreign(bucket)
}

/** Call it before any migration or write. */
export const refuseForeignBucket = async (db: Database, store: FileStore): Promise<void> => {
  const { bucket, folder } = store
  const noted = await readNote(folder)
  if (!bucket) {
    if (noted === undefined) return
    throw new InstallationError(
      `FILES_URL must name ${noted}, where the uploads of this firm are: ${unchanged}`,
    )
  }
  const { length } = await listStoredKeys(folder)
  if (length > 0)
    throw new InstallationError(
      `FILES_URL: ${length} uploads lie in ${join(folder, 'kept')} and not in ${bucket.name}: \`npm run move -- bucket\` takes them there; ${unchanged}`,
    )
  await refuseOtherFiles(db, { bucket, storage: store.storage })
}

/** Call it before files are read from the bucket. */
export const refuseOtherFiles = async (
  db: Database,
  { bucket, storage }: Pick<BucketStore, 'bucket' | 'storage'>,
): Promise<void> => {
  if (await isMarked(db, bucket)) return
  const keys = await storage.listKeys()
  const isOurs = keys.length > 0 ? await namesOneOf(db, keys) : !(await namesAnyFile(db))
  if (isOurs) return
  throw new InstallationError(
    `FILES_URL: ${bucket.name} holds ${keys.length} files, and none that the database names: ${unchanged}`,
  )
}

/** Call it before files are moved from the folder to a bucket. An earlier move may have been interrupted. */
export const refuseFilledBucket = async (
  db: Database,
  { bucket, folder, storage }: BucketStore,
): Promise<void> => {
  const noted = await readNote(folder)
  if (noted !== undefined && noted !== bucket.name)
    throw new InstallationError(
      `FILES_URL: the uploads of this firm are in ${noted} already: bring them into DATA_DIR first (\`npm run move -- folder\`); ${unchanged}`,
    )
  if (await isMarked(db, bucket)) return
  const keys = await storage.listKeys()
  if (keys.length > 0 && !(await namesOneOf(db, keys))) throw foreign(bucket)
}

/** Call it before a new firm is restored into the bucket. */
export const refuseUsedBucket = async (bucket: Bucket): Promise<void> => {
  for await (const { name } of bucket.list(''))
    throw new InstallationError(
      `FILES_URL: ${bucket.name} is not empty (it holds ${name}): name an empty bucket; ${unchanged}`,
    )
}

/** Call it after the files are back in the folder. */
export const leaveBucket = async ({ folder }: FileStore): Promise<void> => {
  await rm(noteIn(folder), { force: true })
  await syncFolder(folder)
}

/** Throws if the bucket belongs to another installation. */
const isMarked = async (db: Database, bucket: Bucket): Promise<boolean> => {
  const marker = await bucket.getText(markerName)
  if (marker === undefined) return false
  if (marker.trim() === (await findInstallationId(db))) return true
  throw foreign(bucket)
}

/**
 * Call it once the database has its id. If two installations use an empty bucket concurrently, one is
 * refused.
 */
export const markBucket = async (db: Database, { bucket, folder }: FileStore): Promise<void> => {
  if (!bucket) return
  const id = await makeInstallationId(db)
  if ((await bucket.getText(markerName)) === undefined) await bucket.putText(markerName, `${id}\n`)
  if ((await bucket.getText(markerName))?.trim() !== id)
    throw new InstallationError(
      `FILES_URL: ${bucket.name} belongs to another installation than this database`,
    )
  if ((await readNote(folder)) !== bucket.name) await replaceFile(noteIn(folder), `${bucket.name}\n`)
}

const foreign = ({ name }: Bucket): InstallationError =>
  new InstallationError(`FILES_URL: ${name} belongs to another installation than this database: ${unchanged}`)

const readNote = async (folder: string): Promise<string | undefined> => {
  try {
    return (await readFile(noteIn(folder), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
