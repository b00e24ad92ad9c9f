import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { images } from '#features/images/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { enginesHere, newFirm, nowhere, withFirmOf } from '#tests/support/firms.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs, timeLimitScale } from '#tests/support/time-limits.ts'
import { makeBackup } from './backup-folder.ts'
import { openBackupSocket } from './backups.ts'
import { restoreBackup } from './restore.ts'

const migrations = join(import.meta.dirname, '../../../../migrations')
const log = { error: () => undefined }
const rounds = Number(process.env.BACKUP_ROUNDS ?? 2)

describe.each(enginesHere())('a backup during writes (%s)', (engine) => {
  it('contains every transaction and file confirmed before it began, and none in part', async () => {
    const settings = await newFirm(engine)
    const firm = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL, timeLimitScale }
    const connection = await openDatabase(firm)
    const { db } = connection
    const door = await openBackupSocket(connection, firm.dataDir, log)
    const files = await FileStore.open(join(firm.dataDir, 'files'), { spaceFloor: 0 })
    const confirmed = new Set<string>()
    let isWriting = true
    let last = 0

    /** One transaction over two tables, and its file; two of three are removed some moments later. */
    const write = async (writer: number) => {
      const mine: { id: string; key: string }[] = []
      while (isWriting) {
        last += 1
        const id = `${writer}-${last}`
        if (last % 50 === 0)
          await connection.withSession((client) => client.query('checkpoint')).catch(() => undefined)
        const bytes = Readable.from([Buffer.from(id.repeat(1 + (last % 500)))])
        const { key, size, sha256 } = await files.save(bytes, 99_999, async () => undefined)
        await db.transaction(async (tx) => {
          await tx
            .insert(images)
            .values({ storageKey: key, type: 'image/jpeg', width: 1, height: 1, size, sha256 })
          await tx.execute(sql`insert into attempts (key, count, ends_at) values (${key}, 1, now())`)
        })
        confirmed.add(key)
        if (last % 3 > 0) mine.push({ id, key })
        const gone = mine.length > 5 ? mine.shift() : undefined
        if (!gone) continue
        confirmed.delete(gone.key)
        await db.transaction(async (tx) => {
          await tx.delete(images).where(eq(images.storageKey, gone.key))
          await tx.execute(sql`delete from attempts where key = ${gone.key}`)
        })
        await files.remove(gone.key)
      }
    }
    const writers = [1, 2, 3].map(write)
    const stored: { file: string; before: Set<string>; after: Set<string> }[] = []
    try {
      for (let round = 1; round <= rounds; round += 1) {
        await vi.waitFor(() => expect(confirmed.size).toBeGreaterThan(40 * round), { timeout: backstopInMs })
        const before = new Set(confirmed)
        const file = join(makeTemporaryFolder('rounds'), 'firm.mizan')
        const { manifest } = await makeBackup(firm, { file, secret: undefined })
        expect(manifest.faults).toEqual([])
        stored.push({ file, before, after: new Set(confirmed) })
      }
    } finally {
      isWriting = false
      await Promise.all(writers)
      await door.close()
      await connection.close()
    }
    expect((await readdir(firm.dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual([])

    for (const { file, before, after } of stored) {
      const other = await nowhere(engine)
      const target = { dataDir: other.DATA_DIR, databaseUrl: other.DATABASE_URL, timeLimitScale }
      await restoreBackup(target, { file, secret: undefined, migrations, isReplacing: false })
      const { rows } = await withFirmOf(other, ({ db: restored }) =>
        restored.execute<{ key: string; isWhole: boolean }>(sql`
          select coalesce(storage_key, key) as key, (storage_key = key) is true as "isWhole"
          from images full join attempts on key = storage_key`),
      )
      expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([])
      const there = new Set(rows.map(({ key }) => key))
      // Files that existed before, and were not removed until the end, existed all the time.
      const stayed = [...before].filter((key) => after.has(key))
      expect(stayed.length).toBeGreaterThan(20)
      expect(stayed.filter((key) => !there.has(key))).toEqual([])
      const found = await readdir(join(other.DATA_DIR, 'files', 'kept'), { recursive: true })
      expect([...there].filter((key) => !found.some((name) => name.endsWith(key)))).toEqual([])
    }
  })
})
