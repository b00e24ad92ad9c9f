import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '#tests/support/command.ts'
import { nowhere } from '#tests/support/firms.ts'
import { missingSwift, RealBuckets } from '#tests/support/real-bucket.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { readEnvironment } from '../src/env.ts'
import type { Bucket } from '../src/files/bucket.ts'
import { listStoredKeys } from '../src/files/kept-files.ts'
import { openBucket } from '../src/files/open-bucket.ts'
import { placeOf } from '../src/files/places.ts'

const missing = missingSwift()

describe.skipIf(missing)(
  `a firm with its files in a bucket${missing ? ` (SKIPPED: ${missing})` : ''}`,
  () => {
    const buckets = new RealBuckets()
    beforeAll(() => buckets.open())
    afterAll(() => buckets.close())

    const open = async (url: string): Promise<Bucket> => {
      const bucket = await openBucket(readEnvironment({ FILES_URL: url }).bucket)
      if (!bucket) throw new Error('no bucket')
      return bucket
    }
    const keptIn = async (bucket: Bucket) => {
      const names: string[] = []
      for await (const { name } of bucket.list('kept/')) names.push(name)
      return names
    }
    const refusalOf = async (settings: Record<string, string>) => {
      const server = new ServerProcess(settings)
      expect(await server.ended).toBe(1)
      expect(server.error).toMatch(/^[^\n]+\n$/)
      return server.error
    }
    const run = async (settings: Record<string, string>) => {
      const server = new ServerProcess(settings)
      await server.url
      return server
    }

    it('starts, is backed up, verified and restored, and is started nowhere else by mistake', async () => {
      const FILES_URL = await buckets.make()
      const data = await nowhere('embedded')
      const firm = { ...data, FILES_URL, BACKUPS: 'off' }
      const server = await run(firm)
      const bucket = await open(FILES_URL)
      const { length } = await keptIn(bucket)
      expect(length).toBeGreaterThan(3)
      expect(await listStoredKeys(join(data.DATA_DIR, 'files'))).toEqual([])

      const file = join(makeTemporaryFolder('archives'), 'firm.mizan')
      const made = await runScript('backup', [file], firm)
      expect([made.code, made.error]).toEqual([0, ''])
      expect(made.out).toContain(` and ${length} files as of `)
      expect(await server.end('SIGTERM')).toBe(0)
      const verified = await runScript('verify', [], firm)
      expect([verified.code, verified.out]).toEqual([
        0,
        expect.stringContaining(`files of documents and pictures: ${length} looked at, 0 with a fault`),
      ])

      expect(await refusalOf(data)).toMatch(/^FILES_URL must name s3:/)
      const other = await nowhere('embedded')
      expect(await refusalOf({ ...other, FILES_URL })).toMatch(/belongs to another installation/)
      const restoredThere = await runScript('restore', [file], { ...other, FILES_URL })
      expect([restoredThere.code, restoredThere.error]).toEqual([
        1,
        expect.stringMatching(/^FILES_URL: .*\n$/),
      ])

      expect(await runScript('restore', [file], other)).toMatchObject({ code: 0, error: '' })
      const keys = await listStoredKeys(join(other.DATA_DIR, 'files'))
      expect(keys).toHaveLength(length)

      const next = await buckets.make()
      const nextBucket = await open(next)
      expect(await refusalOf({ ...other, FILES_URL: next })).toMatch(/uploads lie in .*kept and not in s3:/)
      for (const key of keys) {
        const bytes = readFileSync(join(other.DATA_DIR, 'files', placeOf(key)))
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        await nextBucket.put(placeOf(key), bytes, { size: bytes.length, sha256 })
      }
      rmSync(join(other.DATA_DIR, 'files', 'kept'), { recursive: true })
      const moved = await run({ ...other, FILES_URL: next })
      expect(await moved.end('SIGTERM')).toBe(0)
      expect(readdirSync(join(other.DATA_DIR, 'files'))).toContain('bucket')
      expect(await runScript('verify', [], { ...other, FILES_URL: next })).toMatchObject({
        code: 0,
        error: '',
      })
      await nextBucket.delete(placeOf(keys[0] ?? ''))
      const damaged = await runScript('verify', [], { ...other, FILES_URL: next })
      expect([damaged.code, damaged.out]).toEqual([1, expect.stringContaining('its file is missing')])
    })

    it('is not started on a bucket that lacks its files, or while the bucket does not answer', async () => {
      const data = await nowhere('embedded')
      const server = await run({ ...data, FILES_URL: await buckets.make() })
      expect(await server.end('SIGTERM')).toBe(0)
      const empty = await buckets.make()
      expect(await refusalOf({ ...data, FILES_URL: empty })).toMatch(/holds 0 files, and none that/)
      expect(await keptIn(await open(empty))).toEqual([])
      await buckets.stop()
      try {
        expect(await refusalOf({ ...data, FILES_URL: empty })).toMatch(
          /^FILES_URL: s3:\S+ did not take a file: ECONNREFUSED\n$/,
        )
      } finally {
        await buckets.open()
      }
    })
  },
)
