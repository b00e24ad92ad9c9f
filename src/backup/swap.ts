import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { lockDataFolder } from '#db/embedded/lock.ts'
import { replaceFile } from '#files/replace-file.ts'
import { syncFolder } from '#files/sync-folder.ts'
import { OperatorError } from './operator-error.ts'

// A restore prepares everything in a folder of its own and then puts it in the place of what is there. That takes several
// renames, so it is first written down: from then on, whatever interrupts it, the next start carries it out.

const journalName = 'restoring.json'

type Journal = {
  /** On a server the rows decide: they name the restore whose transaction was committed. */
  isDecidedByRows: boolean
  id: string
  /** Where what is replaced is kept. */
  aside: string
  /** What the data folder gets, by its name there, and what it loses because the backup has none. */
  coming: string[]
  going: string[]
}

/** Where a restore prepares the new data folder. */
export const stagingIn = (dataDir: string): string => join(dataDir, 'restoring')

export const isSwapOpen = (dataDir: string): boolean => existsSync(join(dataDir, journalName))

/** From here on the new data folder is the one that counts, unless the rows decide otherwise. */
export const openSwap = (dataDir: string, journal: Journal): Promise<void> =>
  replaceFile(join(dataDir, journalName), JSON.stringify(journal))

/** Call it while holding the lock of the data folder. Each step may have been done before. */
export const carryOut = async (dataDir: string): Promise<void> => {
  const { aside, coming, going } = await readJournal(dataDir)
  const staging = stagingIn(dataDir)
  // A move prepares nothing.
  for (const folder of [staging, join(dataDir, aside)]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const putAside = async (name: string) => {
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(dataDir, aside, name))
  }
  for (const name of going) await putAside(name)
  for (const name of coming) {
    // Otherwise it is in its place already.
    if (!existsSync(join(staging, name))) continue
    await putAside(name)
    await rename(join(staging, name), join(dataDir, name))
  }
  for (const folder of [staging, join(dataDir, aside), dataDir]) await syncFolder(folder)
  // There was nothing to replace.
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
 * Finishes a restore or move that was interrupted. Call it before the embedded database is opened or, where a server has
 * the rows, with a connection to that: there the rows tell whether it took place.
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

/** Notes in the transaction of the rows which restore they came with; it waits for one that is being committed. */
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
