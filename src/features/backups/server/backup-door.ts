import type { FastifyBaseLogger } from 'fastify'
import { openDoor } from '#backup/door.ts'
import { removeLeftovers, takeSnapshot } from '#backup/snapshot.ts'
import type { DatabaseConnection } from '#db/connection.ts'

/** Backups are made by processes of their own; only the server has the embedded database. */
export const openBackupDoor = async (
  connection: DatabaseConnection,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> => {
  const none = { close: async () => undefined }
  // Windows has no such sockets: there the server has to be stopped for a backup.
  if (connection.engine !== 'embedded' || process.platform === 'win32') return none
  try {
    await removeLeftovers(dataDir)
    return await openDoor(dataDir, {
      take: () => takeSnapshot(connection, dataDir),
      onError: (err) => log.error({ err }, 'the database was not copied for a backup'),
    })
  } catch (err) {
    // A firm that cannot be backed up is still served; the alarm about its backups says the rest.
    log.error({ err }, 'backups cannot ask for the database')
    return none
  }
}
