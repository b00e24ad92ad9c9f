import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeArchive } from '#backup/archive.ts'
import { contentsOf, readSmallFiles } from '#backup/contents.ts'
import { format, type Manifest } from '#backup/manifest.ts'
import { OperatorError } from '#backup/operator-error.ts'
import { inOneMoment } from '#backup/tables.ts'
import { drizzleOn } from '#db/connection.ts'
import { listFileRows } from '#features/upkeep/server/repository.ts'
import { hasRoom } from '#files/free-space.ts'
import { type Firm, type OpenFirm, openFiles, withReadableFirm } from './firm.ts'

const programVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version

export type Backup = { file: string; size: number; sha256: string; manifest: Manifest }

/**
 * Writes the whole firm into one file, as of one moment after the call: it includes everything committed
 * before. Rows come from one snapshot, and files that are deleted in the meantime are preserved until they
 * are copied.
 */
export const makeBackup = async (
  firm: Firm,
  { file, secret }: { file: string; secret: Buffer | undefined },
): Promise<Backup> => {
  const hold = await (await openFiles(firm)).storage.holdLeft()
  try {
    const small = await readSmallFiles(firm.dataDir)
    const moment = new Date().toISOString()
    return await withReadableFirm(firm, async (open) => {
      const { connection, files } = open
      await refuseFullDisk(open, file)
      return connection.withSession((client) =>
        inOneMoment(client, connection.engine, async () => {
          const listFiles = () => listFileRows(drizzleOn(client))
          const { entries, state } = contentsOf(client, { small, files, listFiles })
          const { engine } = connection
          const written = await writeArchive(file, secret, entries, (found) => {
            return { format, program: programVersion(), moment, engine, ...state(), entries: found }
          })
          return { file, ...written }
        }),
      )
    })
  } finally {
    await hold.release()
  }
}

/** Estimate: compressed rows need less space than their tables, files about the same. */
const refuseFullDisk = async ({ connection }: OpenFirm, file: string): Promise<void> => {
  const bytes = await connection.withSession(async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    let sum = Number(rows[0]?.bytes)
    for await (const { size } of listFileRows(drizzleOn(client))) sum += size
    return sum
  })
  if (!(await hasRoom(dirname(file), bytes)))
    throw new OperatorError(
      `${dirname(file)} has no room for a backup of up to ${bytes} bytes: nothing was written`,
    )
}
