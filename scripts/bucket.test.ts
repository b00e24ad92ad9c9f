import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '#tests/support/command.ts'
import { addPicture, newFirm, nowhere } from '#tests/support/firms.ts'
import { missingSwift, RealBuckets } from '#tests/support/real-bucket.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { readEnvironment } from '../src/env.ts'
import type { Bucket } from '../src/files/bucket.ts'
import { placeOf } from '../src/files/file-storage.ts'
import { openBucket } from '../src/files/open-bucket.ts'
import { listStoredKeys } from '../src/files/stored-files.ts'

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
    const storedIn = async (bucket: Bucket) => {
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

    it('starts, is backed up, verified and restored, and does not start elsewhere by mistake', async () => {
      const FILES_URL = await buckets.make()
      const data = await nowhere('embedded')
      const firm = { ...data, FILES_URL, BACKUPS: 'off' }
      const server = await run(firm)
      const bucket = await open(FILES_URL)
      const { length } = await storedIn(bucket)
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
        expect.stringContaining(
          `files of documents, pictures and agreements: ${length} looked at, 0 with a fault`,
        ),
      ])

      expect(await refusalOf(data)).toMatch(/^FILES_URL must name s3:/)
      const other = await nowhere('embedded')
      expect(await refusalOf({ ...other, FILES_URL })).toMatch(/belongs to another installation/)
      const intoUsed = await runScript('restore', [file], { ...other, FILES_URL })
      expect([intoUsed.code, intoUsed.error]).toEqual([
        1,
        expect.stringMatching(/^FILES_URL: \S+ is not empty .*; nothing was changed\n$/),
      ])
      expect(readdirSync(other.DATA_DIR)).toEqual([])

      const next = { ...other, FILES_URL: await buckets.make() }
      expect(await runScript('restore', [file], next)).toMatchObject({ code: 0, error: '' })
      expect(await listStoredKeys(join(other.DATA_DIR, 'files'))).toEqual([])
      const restored = await run(next)
      expect(await restored.end('SIGTERM')).toBe(0)
      expect(await runScript('verify', [], next)).toMatchObject({ code: 0, error: '' })
      const [name = ''] = await storedIn(await open(next.FILES_URL))
      await (await open(next.FILES_URL)).delete(name)
      const damaged = await runScript('verify', [], next)
      expect([damaged.code, damaged.out]).toEqual([1, expect.stringContaining('its file is missing')])
    })

    it('moves into a bucket and back, even after an interruption, and reports damaged files', async () => {
      const data = await newFirm('embedded')
      const files = join(data.DATA_DIR, 'files')
      const [one] = [
        await addPicture(data, 'one'),
        await addPicture(data, 'two'),
        await addPicture(data, 'three'),
      ]
      const damaged = await addPicture(data, 'four')
      await writeFile(damaged.path, 'five')
      const FILES_URL = await buckets.make()
      const firm = { ...data, FILES_URL }
      expect((await runScript('move', ['bucket'], data)).error).toBe('FILES_URL must name the bucket\n')
      expect(await refusalOf(firm)).toMatch(/4 uploads lie in .*kept and not in s3:.*npm run move -- bucket/)

      // An earlier attempt was interrupted.
      const bucket = await open(FILES_URL)
      await bucket.putText(placeOf(one.key), 'half')
      const there = await runScript('move', ['bucket'], firm)
      expect([there.code, there.error]).toEqual([3, 'image 4: its file has another content\n'])
      expect(there.out).toMatch(/^moved 3 of 4 files; /)
      expect(await storedIn(bucket)).toHaveLength(3)
      expect(await listStoredKeys(files)).toEqual([])
      const [, aside = ''] = /the old files are in (.*)\n/.exec(there.out) ?? []
      expect(await listStoredKeys(aside)).toHaveLength(4)
      expect(await refusalOf(data)).toMatch(/^FILES_URL must name s3:/)
      const elsewhere = await runScript('move', ['bucket'], { ...data, FILES_URL: await buckets.make() })
      expect([elsewhere.code, elsewhere.error]).toEqual([1, expect.stringMatching(/are in s3:\S+ already/)])

      const server = await run(firm)
      const running = await runScript('move', ['folder'], firm)
      expect([running.code, running.out]).toEqual([1, ''])
      expect(await server.end('SIGTERM')).toBe(0)
      const back = await runScript('move', ['folder'], firm)
      expect([back.code, back.error]).toEqual([3, 'image 4: its file is missing\n'])
      expect(await listStoredKeys(files)).toHaveLength(3)
      const again = await run(data)
      expect(await again.end('SIGTERM')).toBe(0)
    })

    it('does not start on a bucket without its files, or while the bucket does not respond', async () => {
      const data = await nowhere('embedded')
      const server = await run({ ...data, FILES_URL: await buckets.make() })
      expect(await server.end('SIGTERM')).toBe(0)
      const empty = await buckets.make()
      expect(await refusalOf({ ...data, FILES_URL: empty })).toMatch(/holds 0 files, and none that/)
      expect(await storedIn(await open(empty))).toEqual([])
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
