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
  if (connection.engine !== 'embedded') return { close: async () => undefined }
  await removeLeftovers(dataDir)
  return openDoor(dataDir, {
    take: () => takeSnapshot(connection, dataDir),
    onError: (err) => log.error({ err }, 'the database was not copied for a backup'),
  })
}
