import type { DatabaseConnection } from '#db/connection.ts'
import { SelfCheck } from '#features/upkeep/server/self-check.ts'
import type { FileStore } from '#files/file-store.ts'
import { unwatchedAudit } from './unwatched-audit.ts'

type Sources = ConstructorParameters<typeof SelfCheck>[0]

/** A self-check that stores its results beside the files. */
export const selfCheckOf = (
  connection: DatabaseConnection,
  files: FileStore,
  options: Partial<Sources> = {},
): SelfCheck =>
  new SelfCheck({
    connection,
    files,
    dataDir: files.folder,
    publicUrl: () => 'http://localhost:3000',
    isDelivered: true,
    readProof: unwatchedAudit.readProof,
    misspelt: [],
    ...options,
  })
