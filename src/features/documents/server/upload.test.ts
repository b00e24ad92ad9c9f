import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { FileStore } from '#files/file-store.ts'
import { removeHalfFiles } from '#files/stored-files.ts'
import { adminPassword } from '#tests/support/confirm-address.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { registerClient } from '#tests/support/upload-client.ts'
import { maxBytes } from '../values.ts'

const boundary = '----mizan-test'
const opening = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
)
const pdf = Buffer.from('%PDF-1.7\n')
const closing = Buffer.from(`\r\n--${boundary}--\r\n`)
const piece = Buffer.alloc(64 * 1024, 32)

/** Resolves when the request accepts more bytes, or is closed. */
const roomIn = (sent: ClientRequest) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      sent.off('drain', goOn).off('close', goOn)
      resolve()
    }
    sent.on('drain', goOn).on('close', goOn)
  })

const { postgresql } = inject('databases')

const megabytesOf = (bytes: number): number => bytes / 1024 / 1024

describe.each(['embedded', 'postgresql'] as const)('an upload to a real server (%s)', (engine) => {
  if (engine === 'postgresql' && 'unavailable' in postgresql) return
  let settings: Record<string, string>
  let server: ServerProcess
  let port: string
  let cookie: string
  const drops: (() => Promise<unknown>)[] = []

  const start = async () => {
    server = new ServerProcess(settings)
    port = new URL(await server.url).port
  }
  beforeAll(async () => {
    settings = { SEED: 'none', DATA_DIR: copyEmbeddedFolder(), ADMIN_PASSWORD: adminPassword }
    if (engine === 'postgresql' && 'url' in postgresql) {
      const database = await createServerDatabase(postgresql.url, postgresql.template)
      drops.push(database.drop)
      settings.DATABASE_URL = database.url
    }
    await start()
    cookie = await registerClient(`http://127.0.0.1:${port}`)
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    for (const drop of drops) await drop()
  })

  /** Starts an upload of this size; `send` writes a number of bytes, as fast as the server accepts them. */
  const begin = (size: number) => {
    const answered = Promise.withResolvers<number>()
    answered.promise.catch(() => undefined)
    const sent: ClientRequest = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/client/documents',
      headers: {
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': opening.length + size + closing.length,
      },
    })
      .on('response', (response) => {
        response.resume()
        answered.resolve(response.statusCode ?? 0)
      })
      .on('error', answered.reject)
    sent.write(opening)
    sent.write(pdf)
    let left = size - pdf.length
    const send = async (bytes = left) => {
      for (let rest = Math.min(bytes, left); rest > 0; ) {
        const part = piece.subarray(0, Math.min(rest, piece.length))
        rest -= part.length
        left -= part.length
        if (!sent.write(part)) await roomIn(sent)
      }
    }
    const finish = async () => {
      await send()
      sent.end(closing)
      return answered.promise
    }
    return { send, finish, cut: () => sent.destroy() }
  }
  const upload = (size = maxBytes) => begin(size).finish()

  const filesIn = (part: string): string[] =>
    readdirSync(join(settings.DATA_DIR ?? '', 'files', part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const rows = async (): Promise<{ id: number; size: number }[]> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/client/documents`, { headers: { cookie } })
    return (await response.json()) as { id: number; size: number }[]
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const expectNothingStored = async () => {
    await until(() => filesIn('arriving').length === 0)
    expect([filesIn('kept'), await rows()]).toEqual([[], []])
  }

  it('leaves no row and no file if the connection is cut halfway', async () => {
    const { send, cut } = begin(maxBytes)
    await send(maxBytes / 2)
    await until(() => filesIn('arriving').length === 1)
    cut()
    await expectNothingStored()
  })

  it('leaves no row if the server is killed halfway, and no file after the cleanup', async () => {
    const { send } = begin(maxBytes)
    await send(maxBytes / 2)
    await until(() => filesIn('arriving').length === 1)
    await server.end('SIGKILL')
    const [left = ''] = filesIn('arriving')
    // Another instance might still be writing files of the last hour.
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    utimesSync(left, old, old)
    await start()
    expect(filesIn('arriving')).toEqual([left])
    await removeHalfFiles(await FileStore.open(join(settings.DATA_DIR ?? '', 'files')))
    await expectNothingStored()
  })

  it('is refused if it is one byte too large, and leaves no row or file', async () => {
    expect(await upload(maxBytes + 1)).toBe(413)
    await expectNothingStored()
  })

  it('does not block others if it is slow', async () => {
    const slow = begin(maxBytes)
    await slow.send(maxBytes / 2)
    expect(await upload(1_000)).toBe(201)
    expect((await rows()).map(({ size }) => size)).toEqual([1_000])
    expect(await slow.finish()).toBe(201)
    expect((await rows()).map(({ size }) => size)).toEqual([maxBytes, 1_000])
  })

  const linesAbout = (id: number) =>
    server.out
      .split('\n')
      .filter((line) => line.includes(`"kind":"document","id":${id}`))
      .map((line) => JSON.parse(line))
  const download = (id: number) =>
    fetch(`http://127.0.0.1:${port}/api/client/documents/${id}/download`, { headers: { cookie } })

  it('is not returned if its file is changed, truncated or missing, and the log shows which', async () => {
    const size = 300_000
    const before = filesIn('kept')
    const uploaded: { id: number; path: string }[] = []
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await upload(size)).toBe(201)
      const known = [...before, ...uploaded.map(({ path }) => path)]
      const [path = ''] = filesIn('kept').filter((stored) => !known.includes(stored))
      uploaded.push({ id: (await rows())[0]?.id ?? 0, path })
    }
    const [changed, cut, gone] = uploaded
    if (!changed || !cut || !gone) throw new Error('three were sent')
    const bytes = readFileSync(changed.path)
    writeFileSync(changed.path, bytes.fill(0x41, 100, 101))
    truncateSync(cut.path, size - 1)
    rmSync(gone.path)

    const broken = await download(changed.id)
    await expect(broken.arrayBuffer()).rejects.toThrow()
    expect([(await download(cut.id)).status, (await download(gone.id)).status]).toEqual([500, 404])
    await until(() => uploaded.every(({ id }) => linesAbout(id).length > 0))
    for (const { id } of uploaded) {
      expect(linesAbout(id)).toEqual([expect.objectContaining({ level: 50 })])
      expect(JSON.stringify(linesAbout(id))).not.toContain('deed')
    }
  })

  it.skipIf(!existsSync('/proc/self/clear_refs'))(
    'costs little memory at 25 MB, also for ten simultaneous uploads',
    async () => {
      const peakOf = async (count: number) => {
        const memory = server.watchMemory()
        expect(await Promise.all(Array.from({ length: count }, () => upload()))).toEqual(
          Array(count).fill(201),
        )
        return memory()
      }
      // The first upload uses memory that the process caches or was about to free.
      await peakOf(1)
      const alone = await peakOf(1)
      // Uncollected garbage adds to some rounds; the memory for the files themselves is in each round.
      let together = await peakOf(10)
      for (let round = 1; round < 6 && megabytesOf(together - alone) >= 50; round += 1)
        together = Math.min(together, await peakOf(10))
      expect(megabytesOf(together - alone)).toBeLessThan(50)
    },
  )
})
