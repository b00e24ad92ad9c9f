import type { FastifyBaseLogger } from 'fastify'
import { removeLeftovers, takeSnapshot } from '#backup/snapshot.ts'
import { openSnapshotSocket } from '#backup/snapshot-socket.ts'
import type { DatabaseConnection } from '#db/connection.ts'

/** A socket for backup processes, because only the server can open the embedded database. */
export const openBackupSocket = async (
  connection: DatabaseConnection,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> => {
  const none = { close: async () => undefined }
  // Windows has no Unix sockets, so the server must be stopped for a backup there.
  if (connection.engine !== 'embedded' || process.platform === 'win32') return none
  try {
    await removeLeftovers(dataDir)
    return await openSnapshotSocket(dataDir, {
      take: () => takeSnapshot(connection, dataDir),
      onError: (err) => log.error({ err }, 'the database was not copied for a backup'),
    })
  } catch (err) {
    // The firm is served even if backups fail; the alarm about missing backups covers it.
    log.error({ err }, 'backups cannot ask for the database')
    return none
  }
}
