import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from './error-code.ts'
import { beatMs, removalDelayMs } from './file-storage.ts'
import { syncFolder } from './sync-folder.ts'

// A backup copies files after its snapshot of the rows, so a file removed in between must still exist.
// Removed files are therefore deleted after an hour, or later while a backup holds them.

/** The heartbeat of a hold stops when its backup is killed. */
const deadAfterMs = 10 * beatMs
const holdPrefix = 'hold-'

/** Moves a file out of the store, to be deleted later. A file that has been deleted needs no move. */
export const leave = async (path: string, folder: string, key: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  try {
    // The time is set first, so that a crash cannot cause an early deletion.
    await utimes(path, now, now)
    await rename(path, join(folder, key))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  for (const changed of [folder, dirname(path)]) await syncFolder(changed)
}

/** Deletes files removed more than an hour ago, unless a backup holds them; returns their number. */
export const removeLeft = async (folder: string, now = Date.now()): Promise<number> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const ages = await Promise.all(
    names.map(async (name) => ({ name, age: now - (await timeOf(join(folder, name))) })),
  )
  const isHold = ({ name }: { name: string }) => name.startsWith(holdPrefix)
  if (ages.some((file) => isHold(file) && file.age < deadAfterMs)) return 0
  const over = ages.filter((file) => isHold(file) || file.age > removalDelayMs)
  for (const { name } of over) await rm(join(folder, name), { force: true })
  return over.filter((file) => !isHold(file)).length
}

const timeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )

/** Prevents every instance from deleting removed files, until it is released or this process ends. */
export const holdLeft = async (folder: string): Promise<{ release(): Promise<void> }> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${holdPrefix}${randomUUID()}`)
  await writeFile(path, '', { mode: 0o600 })
  const beat = setInterval(() => {
    const now = new Date()
    void utimes(path, now, now).catch(() => undefined)
  }, beatMs).unref()
  return {
    async release() {
      clearInterval(beat)
      await rm(path, { force: true })
    },
  }
}
