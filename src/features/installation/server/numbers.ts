import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, type DatabaseConnection, drizzleOn } from '#db/connection.ts'
import { hasCode, replaceFile } from '#files/disk.ts'
import { advanceSequence, type Numbers, readRowNumbers, readSequenceNumbers } from './repository.ts'

// People quote request numbers, and mails link to records by id. A restored database would reuse them, so the
// data folder stores the highest numbers too.

/** More numbers than a firm uses between a backup and the loss of the database. */
export const restoreGap = 1_000

/**
 * A restore writes it into the new data folder, so that the next start handles the data missing from the
 * backup.
 */
export const restoredMarker = 'restored'

const pathIn = (dataDir: string): string => join(dataDir, 'numbers.json')

const readNumbers = async (dataDir: string): Promise<Numbers> => {
  try {
    return JSON.parse(await readFile(pathIn(dataDir), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {}
    throw error
  }
}

export const markRestored = (folder: string): Promise<void> =>
  writeFile(join(folder, restoredMarker), `${new Date().toISOString()}\n`, { mode: 0o600 })

// An arbitrary number that must stay the same in all versions of Mizan.
const numbersLock = 727_011

/**
 * Checks whether the database was restored since the last start, by `npm run restore` or by other means. If
 * so, all sequences skip the numbers used since the backup, and `onRestored` runs in the same transaction.
 * Call it after the migrations and before any write. Returns whether it was restored.
 */
export const settleRestored = (
  connection: DatabaseConnection,
  dataDir: string,
  onRestored: (db: Database) => Promise<void>,
): Promise<boolean> =>
  connection.withSession(async (client) => {
    const marker = join(dataDir, restoredMarker)
    // A concurrently starting instance also waits until the marker is removed.
    await client.query('select pg_advisory_lock($1)', [numbersLock])
    try {
      const isRestored = await drizzleOn(client).transaction(async (tx) => {
        const [given, last] = [await readNumbers(dataDir), await readSequenceNumbers(tx)]
        const behind = Object.entries(given).filter(([name, number]) => number > (last[name] ?? number))
        // A statement over every table takes 0.1 s of CPU to plan, so an ordinary start does without it.
        if (!existsSync(marker) && behind.length === 0) return false
        const rows = await readRowNumbers(tx)
        const isBehind = behind.some(([name, number]) => number > (rows[name] ?? 0))
        if (!existsSync(marker) && !isBehind) return false
        for (const [name, number] of Object.entries(last))
          await advanceSequence(tx, name, Math.max(number, rows[name] ?? 0, given[name] ?? 0) + restoreGap)
        await onRestored(tx)
        return true
      })
      await rm(marker, { force: true })
      return isRestored
    } finally {
      await client.query('select pg_advisory_unlock($1)', [numbersLock])
    }
  })

const everyMs = 1_000

/** Stores the highest numbers within a second after a change, and when the server stops. */
export const startNumbers = (
  { db, changes }: Pick<DatabaseConnection, 'db' | 'changes'>,
  dataDir: string,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let seen = -1
  const store = async () => {
    const { count } = changes
    if (count === seen) return
    await storeNumbers(db, dataDir)
    seen = count
  }
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(store).catch(onError)
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await store().catch(onError)
    },
  }
}

/** Another instance may have stored higher numbers. */
const storeNumbers = async (db: Database, dataDir: string): Promise<void> => {
  const [known, found] = [await readNumbers(dataDir), await readRowNumbers(db)]
  const higher = Object.entries(found).filter(([name, number]) => number > (known[name] ?? 0))
  if (higher.length > 0)
    await replaceFile(pathIn(dataDir), JSON.stringify({ ...known, ...Object.fromEntries(higher) }))
}
