import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allOf, readVerified, verifyArchive } from '#backup/archive.ts'
import { loadTables } from '#backup/load.ts'
import type { Manifest } from '#backup/manifest.ts'
import { OperatorError } from '#backup/operator-error.ts'
import { readSecret } from '#backup/seal.ts'
import { refuseConnectedPrograms, refuseOtherTables, schemaState } from '#backup/server-state.ts'
import { removeLeftovers } from '#backup/snapshot.ts'
import { carryOut, openSwap, stagingIn, writeRestoreId } from '#backup/swap.ts'
import type { Rows } from '#backup/tables.ts'
import { openDatabase } from '#db/connection.ts'
import { lockDataFolder } from '#db/embedded/folder.ts'
import { listKnownMigrations } from '#db/migrate.ts'
import { refuseUsedBucket } from '#features/installation/server/agreement.ts'
import { markRestored } from '#features/installation/server/numbers.ts'
import { hasRoom, openPrivateFolder, syncFolder } from '#files/disk.ts'
import { openTriedBucket } from '#files/open-bucket.ts'
import { archiveName, makeBackup, testPrefix, writeResult } from './backup-folder.ts'
import { type Firm, makeTables, nameOfAside, settle } from './firm.ts'
import { moveFilesToBucket } from './move.ts'

type Restore = {
  file: string
  secret: Buffer | undefined
  migrations: string
  isReplacing: boolean
}

export type Restored = { manifest: Manifest; aside: string | undefined }

/** The parts of the data folder in a backup, besides the database. */
const folderNames = ['files', 'keys', 'installation', 'audit-proof.json']

/**
 * Restores a firm from an archive, after verifying the whole archive. After any interruption, either the old
 * firm or the new one is complete. Replaced data is moved aside.
 */
export const restoreBackup = async (inFull: Firm, restore: Restore): Promise<Restored> => {
  const bucket = await openTriedBucket(inFull.bucket)
  if (bucket) await refuseUsedBucket(bucket)
  // The swap handles only folders; the files of the restored firm are copied into the bucket afterwards.
  const firm = { ...inFull, bucket: undefined }
  const manifest = await verifyArchive(restore.file, restore.secret)
  refuseNewerArchive(manifest, restore.migrations)
  const restored = await restoreIntoFolder(firm, restore, manifest)
  if (bucket) await moveFilesToBucket(inFull)
  return restored
}

const restoreIntoFolder = async (firm: Firm, restore: Restore, manifest: Manifest): Promise<Restored> => {
  const { dataDir, databaseUrl } = firm
  await openPrivateFolder(dataDir)
  await settle(firm)
  const lock = lockDataFolder(dataDir)
  try {
    if (databaseUrl !== undefined) await refuseConnectedPrograms(databaseUrl, firm.timeLimitScale)
    const { inFolder, onServer } = await whereFirmIs(firm)
    const isThere = inFolder || onServer
    if (isThere && !restore.isReplacing)
      throw new OperatorError(
        'there is a firm already: nothing was changed; `--replace` puts it aside and the backup in its place',
      )
    await refuseFullDisk(dataDir, restore.file, manifest)
    await removeLeftovers(dataDir)
    await unpackFiles(stagingIn(dataDir), restore, manifest)
    await markRestored(stagingIn(dataDir))
    const aside = nameOfAside('replaced')
    const swap = {
      id: randomUUID(),
      aside,
      coming: await readdir(stagingIn(dataDir)),
      isDecidedByRows: databaseUrl !== undefined,
    }
    const going = folderNames.filter((name) => !swap.coming.includes(name))
    if (databaseUrl === undefined) {
      await loadFolder(firm, restore, manifest)
      await openSwap(dataDir, { ...swap, coming: ['database', ...swap.coming], going })
    } else {
      const exported = join(stagingIn(dataDir), 'replaced')
      if (onServer) await exportRows(firm, restore, exported)
      await loadServer(firm, {
        restore,
        manifest,
        id: swap.id,
        commit: async () => {
          // One step, so that an interruption leaves no folder without its content.
          if (onServer) await rename(exported, join(dataDir, aside))
          await openSwap(dataDir, { ...swap, going })
        },
      })
    }
    await carryOut(dataDir)
    return { manifest, aside: isThere ? join(dataDir, aside) : undefined }
  } finally {
    // Removes prepared data after a failure.
    await removeLeftovers(dataDir)
    lock.release()
  }
}

const refuseNewerArchive = ({ migrations }: Manifest, folder: string): void => {
  const known = new Set(listKnownMigrations(folder).map(({ hash }) => hash))
  if (migrations.every(({ hash }) => known.has(hash))) return
  throw new OperatorError('the backup is from a newer version of this program: restore it with that one')
}

/** One of them may be lost while the other still exists. */
const whereFirmIs = async (firm: Firm): Promise<{ inFolder: boolean; onServer: boolean }> => {
  const { dataDir, databaseUrl } = firm
  const isFilled = async (name: string) => (await readdir(join(dataDir, name)).catch(() => [])).length > 0
  const filled = await Promise.all(['keys', 'files/kept', 'database'].map(isFilled))
  const inFolder = existsSync(join(dataDir, 'installation')) || filled.includes(true)
  if (databaseUrl === undefined) return { inFolder, onServer: false }
  const connection = await openDatabase(firm)
  const { hasFirm } = await schemaState(connection).finally(() => connection.close())
  return { inFolder, onServer: hasFirm }
}

/** Rows need more space in their tables than in the archive, and as much again for indexes. */
const refuseFullDisk = async (dataDir: string, file: string, { entries }: Manifest): Promise<void> => {
  const bytes = Object.entries(entries).reduce(
    (sum, [name, { size }]) => sum + (name.startsWith('tables/') ? 3 * size : size),
    0,
  )
  if (!(await hasRoom(dataDir, bytes)))
    throw new OperatorError(`${dataDir} has no room for the ${bytes} bytes of ${file}: nothing was changed`)
}

const unpackFiles = async (staging: string, { file, secret }: Restore, manifest: Manifest): Promise<void> => {
  const folders = new Set<string>([staging])
  await mkdir(join(staging, 'files', 'kept'), { recursive: true, mode: 0o700 })
  for await (const { name, body } of readVerified(file, secret, manifest)) {
    if (name.startsWith('tables/')) continue
    const path = join(staging, placeOf(name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    for (let folder = dirname(path); folder !== staging; folder = dirname(folder)) folders.add(folder)
    const target = await open(path, 'wx', 0o600)
    try {
      for await (const piece of body) await target.writeFile(piece)
      await target.sync()
    } finally {
      await target.close()
    }
    const { size } = await stat(path)
    if (size !== manifest.entries[name]?.size)
      throw new OperatorError(`${size} bytes of ${name} reached the disk`)
  }
  for (const folder of folders) await syncFolder(folder)
}

/** Uploads are stored in folders named after the first two letters of their key. */
const placeOf = (name: string): string =>
  name.replace(
    /^files\/(..)(.*)$/,
    (_name, shard: string, rest: string) => `files/kept/${shard}/${shard}${rest}`,
  )

async function* rowsOf(
  { file, secret }: Pick<Restore, 'file' | 'secret'>,
  manifest: Manifest,
): AsyncGenerator<Rows> {
  for await (const { name, body } of readVerified(file, secret, manifest)) {
    const [, table] = /^tables\/([a-z0-9_]+)\//.exec(name) ?? []
    if (table === undefined) continue
    const lines = (await allOf(body)).toString().split('\n')
    yield { table, lines: lines.slice(0, -1) }
  }
}

const loadFolder = async (firm: Firm, restore: Restore, manifest: Manifest): Promise<void> => {
  const connection = await openDatabase({ ...firm, dataDir: stagingIn(firm.dataDir) })
  try {
    await makeTables(connection, restore.migrations, manifest.migrations)
    await connection.withSession((client) => loadTables(client, rowsOf(restore, manifest), () => manifest))
  } finally {
    await connection.close()
  }
}

const loadServer = async (
  firm: Firm,
  {
    restore,
    manifest,
    id,
    commit,
  }: { restore: Restore; manifest: Manifest; id: string; commit: () => Promise<void> },
): Promise<void> => {
  const connection = await openDatabase(firm)
  try {
    await refuseOtherTables(connection, manifest.migrations)
    await makeTables(connection, restore.migrations, manifest.migrations)
    await connection.withSession((client) =>
      loadTables(
        client,
        rowsOf(restore, manifest),
        () => manifest,
        async () => {
          await writeRestoreId(client, id)
          await commit()
        },
      ),
    )
  } finally {
    await connection.close()
  }
}

/** Files, keys and the marker are moved aside; the rows of a server cannot be moved. */
const exportRows = async (firm: Firm, { secret }: Restore, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await makeBackup(firm, { file: join(folder, 'before.mizan'), secret })
}

export type Order = { firm: Firm; folder: string; keyFile: string | undefined; migrations: string }

/**
 * Makes a backup in the folder and restores it into a temporary embedded database: compares each file with
 * its hash, and each table with its number of rows and their checksum.
 */
export const backUpAndTest = async (
  { firm, folder, keyFile, migrations }: Order,
  onStep: (step: 'writing' | 'testing') => void,
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = keyFile === undefined ? undefined : await readSecret(keyFile)
  onStep('writing')
  const name = archiveName(new Date())
  const file = join(folder, name)
  const { size, manifest } = await makeBackup(firm, { file, secret })
  onStep('testing')
  const result = {
    name,
    size,
    moment: manifest.moment,
    isEncrypted: secret !== undefined,
    faults: manifest.faults.length,
  }
  const test = join(folder, `${testPrefix}${randomUUID()}`)
  try {
    await verifyArchive(file, secret)
    const connection = await openDatabase({ dataDir: test, timeLimitScale: firm.timeLimitScale })
    try {
      await makeTables(connection, migrations, manifest.migrations)
      await connection.withSession((client) =>
        loadTables(client, rowsOf({ file, secret }, manifest), () => manifest),
      )
    } finally {
      await connection.close()
    }
    await writeResult(folder, { ...result, testedAt: new Date().toISOString(), isWhole: true })
  } catch (error) {
    await writeResult(folder, { ...result, testedAt: new Date().toISOString(), isWhole: false })
    throw error
  } finally {
    await rm(test, { recursive: true, force: true })
  }
}
