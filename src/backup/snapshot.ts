import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { DatabaseConnection } from '#db/connection.ts'
import { hasCode } from '#files/disk.ts'
import { isSwapOpen, stagingIn } from './swap.ts'

const prefix = 'snapshot-'
/** Resolution of file times: a file written this shortly before its copy may have changed again. */
const tickMs = 100

type Seen = Map<string, { size: number; mtimeMs: number; seenAt: number }>

/**
 * Copies the folder of the embedded database as of one moment, while it is in use; returns the data folder of
 * the copy. The first copy runs beside other work, the second copies later changes. The last one holds the
 * engine's only connection, so that no process can write. The copy opens like a database whose process was
 * killed.
 */
export const takeSnapshot = async (connection: DatabaseConnection, dataDir: string): Promise<string> => {
  const copy = join(dataDir, `${prefix}${randomUUID()}`)
  const [from, to] = [join(dataDir, 'database'), join(copy, 'database')]
  const seen: Seen = new Map()
  try {
    await copyChanged(from, to, seen)
    await connection.withSession((client) => client.query('checkpoint'))
    await copyChanged(from, to, seen)
    await connection.withSession(async (client) => {
      await client.query('checkpoint')
      await copyChanged(from, to, seen)
    })
    return copy
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
}

/** Removes the leftovers of killed backups and restores. Call it while the data folder is locked. */
export const removeLeftovers = async (dataDir: string): Promise<void> => {
  if (!isSwapOpen(dataDir)) await rm(stagingIn(dataDir), { recursive: true, force: true })
  for (const name of await readdir(dataDir))
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true })
}

const copyChanged = async (from: string, to: string, seen: Seen): Promise<void> => {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const there = new Set<string>()
  for (const entry of entries) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    } else {
      there.add(path)
      await copyIfChanged(path, { from, to, seen })
    }
  }
  for (const path of seen.keys()) {
    if (there.has(path)) continue
    await rm(join(to, path), { force: true })
    seen.delete(path)
  }
}

const copyIfChanged = async (path: string, { from, to, seen }: { from: string; to: string; seen: Seen }) => {
  const seenAt = Date.now()
  try {
    const { size, mtimeMs } = await stat(join(from, path))
    const last = seen.get(path)
    const isSame = last?.size === size && last.mtimeMs === mtimeMs && last.seenAt - mtimeMs > tickMs
    if (isSame) return
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    seen.set(path, { size, mtimeMs, seenAt })
  } catch (error) {
    // Removed meanwhile: the last copy, during which nothing is removed, handles it.
    if (!hasCode(error, 'ENOENT')) throw error
  }
}
