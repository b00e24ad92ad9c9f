import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/connection.ts'
import { cachedEmbeddedTemplate } from '#tests/support/cached-template.ts'
import { adminPassword } from '#tests/support/confirm-address.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { sendJson } from '#tests/support/fetch-calls.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import {
  type Acknowledged,
  lostDocuments,
  registerClient,
  uploadDocument,
} from '#tests/support/upload-client.ts'
import { checkFiles } from '../src/features/upkeep/server/check-files.ts'
import { FileStore } from '../src/files/file-store.ts'

/**
 * Fills the disk during uploads and consultations, frees the space again and checks the result: nothing
 * acknowledged is missing or truncated, readiness reports the state, writing resumes by itself, and the
 * server stops on SIGTERM. Creates small disks in memory, which needs Linux and root. On PostgreSQL it
 * fills the disk of the files, or with `--database` the disk of the database server.
 */

const writers = 4
const stopLimitInMs = 10_000

const makeDisk = (name: string, megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), `mizan-disk-${name}-`))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Fills the disk to the last byte; call it again whenever space is freed. */
    fill() {
      const piece = Buffer.alloc(64 * 1024)
      for (const size of [piece.length, 4096])
        for (;;)
          try {
            writeFileSync(filler, piece.subarray(0, size), { flag: 'a' })
          } catch {
            break
          }
    },
    free: () => rmSync(filler, { force: true }),
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
type Disk = ReturnType<typeof makeDisk>

const ask = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

const waitFor = async (what: string, condition: () => Promise<boolean>): Promise<number> => {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > 60_000) throw new Error(`after a minute still not: ${what}`)
    await wait(50)
  }
  return Math.round(performance.now() - start)
}

const consultation = (name: string) => ({
  firstName: name,
  lastName: 'H',
  email: 'guest@example.com',
  phone: '0501234567',
  service: 'corporate',
  message: `A matter of ${name}`.repeat(200),
})

const run = async (settings: Record<string, string>, disk: Disk) => {
  const faults: string[] = []
  const measured: Record<string, number> = {}
  const acknowledged: Acknowledged = new Map()
  const requests = new Set<number>()
  const answers = new Map<string, number>()
  const count = (key: string) => answers.set(key, (answers.get(key) ?? 0) + 1)
  let server = new ServerProcess(settings, 'src/server.ts')
  let url = await server.url
  const cookie = await registerClient(url)

  let isWriting = true
  const uploadForEver = async () => {
    while (isWriting)
      count(`upload ${await uploadDocument(url, cookie, { largest: 2_000_000, acknowledged })}`)
  }
  const askForEver = async () => {
    for (let requested = 0; isWriting; requested += 1) {
      const answer = await sendJson(`${url}/api/consultations`, consultation(`Guest ${requested}`)).catch(
        () => undefined,
      )
      count(`request ${answer?.status ?? 0}`)
      if (answer?.status === 201) requests.add(((await answer.json()) as { id: number }).id)
    }
  }
  const writing = Promise.all([...Array.from({ length: writers }, uploadForEver), askForEver()])

  await waitFor('some uploads', async () => acknowledged.size >= 8 && requests.size >= 8)
  disk.fill()
  const filling = setInterval(disk.fill, 20)
  measured.notReadyAfterMs = await waitFor(
    'readiness says so',
    async () => (await ask(`${url}/readyz`)) === 503,
  )
  await wait(5_000)
  if ((await ask(`${url}/healthz`)) !== 200) faults.push('the process is not alive on a full disk')
  const [uploads, requested] = [acknowledged.size, requests.size]
  await wait(2_000)
  measured.acknowledgedWhileFull = acknowledged.size - uploads + requests.size - requested
  clearInterval(filling)
  disk.free()
  measured.readyAgainAfterMs = await waitFor('ready again', async () => (await ask(`${url}/readyz`)) === 200)
  const before = { uploads: acknowledged.size, requests: requests.size }
  measured.writesAgainAfterMs = await waitFor(
    'writing goes on',
    async () => acknowledged.size > before.uploads && requests.size > before.requests,
  )
  disk.fill()
  await waitFor('not ready', async () => (await ask(`${url}/readyz`)) === 503)
  isWriting = false
  await writing
  const stopAt = performance.now()
  const code = await server.end('SIGTERM')
  measured.stopsOnFullDiskAfterMs = Math.round(performance.now() - stopAt)
  if (measured.stopsOnFullDiskAfterMs > stopLimitInMs) faults.push('it took too long to stop')
  if (code !== 0) faults.push(`it ended with ${code}: ${server.error.slice(-500)}`)
  disk.free()

  server = new ServerProcess(settings, 'src/server.ts')
  url = await server.url
  faults.push(...(await lostDocuments(url, cookie, acknowledged)))
  await server.end('SIGTERM')
  faults.push(...(await examineRows(settings, requests)))
  return {
    acknowledged: acknowledged.size,
    requests: requests.size,
    answers: Object.fromEntries(answers),
    ...measured,
    faults,
  }
}

const examineRows = async (settings: Record<string, string>, requests: Set<number>): Promise<string[]> => {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = settings
  const connection = await openDatabase({ dataDir, timeLimitScale, ...(databaseUrl && { databaseUrl }) })
  const { faults } = await checkFiles(connection.db, await FileStore.open(join(dataDir, 'files')))
  const { rows } = await connection.db.execute<{ id: number }>('select id from consultations')
  await connection.close()
  const saved = new Set(rows.map(({ id }) => id))
  const lost = [...requests].filter((id) => !saved.has(id))
  return [...faults, ...lost.map((id) => `acknowledged request ${id} is not there`)]
}

const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'embedded' }, database: { type: 'boolean', default: false } },
})
const ends: (() => unknown)[] = []
const settings: Record<string, string> = { SEED: 'none', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'fatal' }
try {
  const disk = makeDisk('data', 400)
  ends.push(disk.remove)
  settings.DATA_DIR = join(disk.folder, 'data')
  mkdirSync(settings.DATA_DIR)
  let filled = disk
  if (values.engine === 'embedded')
    cpSync(await cachedEmbeddedTemplate(), settings.DATA_DIR, { recursive: true })
  else {
    const serverDisk = makeDisk('server', 400)
    ends.push(serverDisk.remove)
    if (values.database) filled = serverDisk
    const folder = join(serverDisk.folder, 'postgres')
    mkdirSync(folder)
    // The database server runs as another user.
    chmodSync(serverDisk.folder, 0o755)
    const cluster = await startPostgresCluster(folder)
    if ('unavailable' in cluster) throw new Error(cluster.unavailable)
    ends.push(cluster.stop)
    settings.DATABASE_URL = (await createServerDatabase(cluster.url)).url
  }
  const summary = await run(settings, filled)
  for (const fault of summary.faults) console.error(`FAULT ${fault}`)
  console.log(
    JSON.stringify(
      { engine: values.engine, database: values.database, ...summary, faults: summary.faults.length },
      null,
      1,
    ),
  )
  process.exitCode = summary.faults.length > 0 || !existsSync(settings.DATA_DIR) ? 1 : 0
} finally {
  for (const end of ends.reverse()) await end()
}
