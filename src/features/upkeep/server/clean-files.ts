import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import type { FileStore } from '#files/file-store.ts'
import { removeHalfFiles } from '#files/stored-files.ts'
import { listNamedKeys } from './repository.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

const trashDays = 30
/** More orphans than this cannot come from failed uploads: then the rows are wrong, not the files. */
const fewOrphans = 20
const shareOfOrphans = 0.01

/** Moves files without a row to the trash; never one to which a row refers. */
export const cleanFiles = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const half = await removeHalfFiles(files)
  if (half > 0) log.info({ files: half }, 'half written files removed')
  await files.storage.removeLeft()
  await restoreNamed(db, files, log)
  await trashOrphans(db, files, log)
  const ended = await files.storage.emptyTrash(trashDays)
  if (ended > 0) log.info({ files: ended }, 'the trash of 30 days ago ended')
}

/** Rows can reappear with a restored backup or a COMMIT that took unexpectedly long. */
const restoreNamed = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const trash = await files.storage.listTrash()
  const named = await listNamedKeys(
    db,
    trash.map(({ key }) => key),
  )
  const wanted = trash.filter(({ key }) => named.has(key))
  for (const file of wanted) await files.storage.restoreFromTrash(file)
  if (wanted.length > 0)
    log.warn({ files: wanted.length }, 'files that rows name brought back from the trash')
}

const trashOrphans = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const stored = await files.storage.listKeys()
  // Files are listed before rows: an old file already has its row, or will never get one.
  const named = await listNamedKeys(db, stored)
  const unnamed = stored.filter((key) => !named.has(key))
  const orphans = await files.storage.listResting(unnamed)
  if (orphans.length === 0) return
  const counts = { orphans: orphans.length, files: stored.length }
  if (orphans.length > Math.max(fewOrphans, stored.length * shareOfOrphans)) {
    log.error(counts, 'so many files have no row that none was moved: is this the right database?')
    return
  }
  for (const key of orphans) await files.storage.moveToTrash(key)
  log.warn(counts, 'files without a row moved to the trash')
  await restoreNamed(db, files, log)
}
