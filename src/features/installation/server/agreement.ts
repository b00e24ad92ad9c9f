import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#db/connection.ts'
import { findMarker, markFolder } from '#files/marker-file.ts'
import { listStoredKeys } from '#files/stored-files.ts'
import { findInstallationId, makeInstallationId, namesOneOf } from './repository.ts'

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
