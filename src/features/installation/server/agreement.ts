import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#db/connection.ts'
import { listStoredKeys } from '#files/kept-files.ts'
import { findMarker, markFolder } from '#files/marker-file.ts'
import { findInstallationId, makeInstallationId, namesOneOf } from './repository.ts'

/** The database and the data folder do not belong together. The message is one line that an operator can act on. */
export class InstallationError extends Error {
  override name = 'InstallationError'
}

const remedy = 'restore what belongs together, or name the other one; nothing was changed'

/** Before the embedded database is opened, since opening makes one where there is none. */
export const refuseMissingDatabase = async (dataDir: string): Promise<void> => {
  const belongsToOne =
    (await findMarker(dataDir)) !== undefined || (await listStoredKeys(join(dataDir, 'files'))).length > 0
  // Asked last: who makes database and marker at this moment makes the database first.
  if (!belongsToOne || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  throw new InstallationError(
    `DATA_DIR: ${dataDir} holds the files of a firm, but its database is missing from ${join(dataDir, 'database')}: ${remedy}`,
  )
}

/** Before a migration or a row is written to a database that may be another one's. */
export const refuseForeignDatabase = async (db: Database, dataDir: string): Promise<void> => {
  // In this order, which is the opposite of the order they are made in by who starts at the same moment.
  const marker = await findMarker(dataDir)
  const id = await findInstallationId(db)
  if (marker !== undefined) return refuseDifferent(dataDir, marker, id)
  const keys = await listStoredKeys(join(dataDir, 'files'))
  if (keys.length === 0 || (await namesOneOf(db, keys))) return
  throw new InstallationError(
    `DATA_DIR: ${dataDir} holds ${keys.length} uploaded files and the database names none of them: ${remedy}`,
  )
}

/** After the migrations: from now on each of the two tells whom it belongs to. */
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
