import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { lockDataFolder } from '#db/embedded/folder.ts'
import { replaceFile, syncFolder } from '#files/disk.ts'
import { OperatorError } from './operator-error.ts'

// A restore prepares everything in a separate folder and then replaces the current content. That takes
// several renames, so a journal is written first: after an interruption, the next start completes them.

const journalName = 'restoring.json'

type Journal = {
  /** True on a server, where the rows decide: they contain the id of the committed restore. */
  isDecidedByRows: boolean
  id: string
  /** The folder for the replaced files. */
  aside: string
  /**
   * Names that the restore adds to the data folder, and names that it removes because the backup lacks them.
   */
  coming: string[]
  going: string[]
}

/** The folder in which a restore prepares the new data. */
export const stagingIn = (dataDir: string): string => join(dataDir, 'restoring')

export const isSwapOpen = (dataDir: string): boolean => existsSync(join(dataDir, journalName))

/** Makes the new data folder the valid one, unless the rows decide otherwise. */
export const openSwap = (dataDir: string, journal: Journal): Promise<void> =>
  replaceFile(join(dataDir, journalName), JSON.stringify(journal))

/** Call it while the data folder is locked. Each step may have been done before. */
export const carryOut = async (dataDir: string): Promise<void> => {
  const { aside, coming, going } = await readJournal(dataDir)
  const staging = stagingIn(dataDir)
  // A move has prepared nothing, so the folders may not exist.
  for (const folder of [staging, join(dataDir, aside)]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const putAside = async (name: string) => {
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(dataDir, aside, name))
  }
  for (const name of going) await putAside(name)
  for (const name of coming) {
    // It has been moved into place already.
    if (!existsSync(join(staging, name))) continue
    await putAside(name)
    await rename(join(staging, name), join(dataDir, name))
  }
  for (const folder of [staging, join(dataDir, aside), dataDir]) await syncFolder(folder)
  // Fails if the folder has content; it is empty if nothing was replaced.
  await rmdir(join(dataDir, aside)).catch(() => undefined)
  await drop(dataDir)
}

const drop = async (dataDir: string): Promise<void> => {
  await rm(join(dataDir, journalName), { force: true })
  await syncFolder(dataDir)
  await rm(stagingIn(dataDir), { recursive: true, force: true })
}

const readJournal = async (dataDir: string): Promise<Journal> =>
  JSON.parse(await readFile(join(dataDir, journalName), 'utf8'))

/**
 * Completes an interrupted restore or move. Call it before the embedded database is opened. If the rows are
 * on a server, pass a connection to it: the rows then decide whether it took place.
 */
export const settleSwap = async (dataDir: string, client?: ClientBase): Promise<void> => {
  if (!isSwapOpen(dataDir)) return
  const lock = lockDataFolder(dataDir)
  try {
    const { isDecidedByRows, id } = await readJournal(dataDir)
    if (isDecidedByRows && !client)
      throw new OperatorError(
        `DATA_DIR: a restore or move to a server was interrupted: name that server in DATABASE_URL once, or remove ${join(dataDir, journalName)} to stay with what is here`,
      )
    if (!isDecidedByRows || (client && (await readRestoreId(client)) === id)) await carryOut(dataDir)
    else await drop(dataDir)
  } finally {
    lock.release()
  }
}

/** Records the restore's id in the transaction of its rows; waits for a commit in progress. */
export const writeRestoreId = async (client: ClientBase, id: string): Promise<void> => {
  await client.query(`comment on table public.installation is 'restore ${id}'`)
}

const readRestoreId = async (client: ClientBase): Promise<string | undefined> => {
  const { rows: known } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'installation'`,
  )
  if (known.length === 0) return undefined
  await client.query('select from public.installation')
  const { rows } = await client.query<{ id: string | null }>(
    `select substring(obj_description('public.installation'::regclass) from 'restore (.*)') as id`,
  )
  return rows[0]?.id ?? undefined
}
