import { createHash, randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/connection.ts'
import { adminPassword, confirmAddress } from '#tests/support/confirm-address.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { keptEmbeddedTemplate } from '#tests/support/kept-template.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { checkFiles } from '../src/features/upkeep/check-files.ts'
import { FileStore } from '../src/files/file-store.ts'

const writers = 4
const largestFile = 600_000
const longestLife = 25

export type UploadCrashSummary = {
  rounds: number
  acknowledged: number
  /** Uploads that ended in an error or in nothing, as the client saw it. */
  unknown: number
  lostCommits: number
  faults: string[]
}

type House = { settings: Record<string, string>; proxy: FaultProxy | undefined; lostShare: number }
type Sent = Map<number, string>

/**
 * Kills the server under uploads again and again: what it acknowledged is there byte for byte, and every row has its
 * whole file. With a proxy, the answers to some commits are lost as well.
 */
export const runUploadCrashTest = async (
  house: House,
  rounds: number,
  print: (line: string) => void,
): Promise<UploadCrashSummary> => {
  const summary: UploadCrashSummary = { rounds, acknowledged: 0, unknown: 0, lostCommits: 0, faults: [] }
  const sent: Sent = new Map()
  let client: string | undefined
  for (let round = 1; round <= rounds; round += 1) {
    const before = sent.size
    const server = new ServerProcess(house.settings)
    const url = await server.url
    client ??= await registerClient(url)
    house.proxy?.loseCommits(house.lostShare)
    summary.unknown += await uploadUntilKilled(server, url, client, sent)
    house.proxy?.loseCommits(0)
    const faults = await examine(house, client, sent)
    print(
      `round ${round}: killed with ${sent.size - before} acknowledged, ${faults.length} faults, log: ${server.error.length} bytes`,
    )
    summary.faults.push(...faults.map((fault) => `round ${round}: ${fault}`))
    if (faults.length > 0) break
  }
  return { ...summary, acknowledged: sent.size, lostCommits: house.proxy?.lostCommits() ?? 0 }
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const registerClient = async (url: string): Promise<string> => {
  const person = { username: 'sara', password: 'secret-6', firstName: 'Sara', lastName: 'H' }
  const registered = await post(`${url}/api/register`, { ...person, email: 'sara@example.com' })
  if (registered.status !== 201) throw new Error(`not registered: ${await registered.text()}`)
  await confirmAddress(url, 'sara@example.com')
  return cookieOf(registered)
}

/** Gives how many uploads nobody knows the end of. */
const uploadUntilKilled = async (
  server: ServerProcess,
  url: string,
  cookie: string,
  sent: Sent,
): Promise<number> => {
  const life = Math.ceil(Math.random() * longestLife)
  let acknowledged = 0
  let unknown = 0
  let isKilled = false
  const uploadForEver = async () => {
    while (!isKilled) {
      const bytes = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        randomBytes(Math.ceil(Math.random() * largestFile)),
      ])
      const body = new FormData()
      body.set('file', new Blob([bytes]), 'deed.pdf')
      const answer = await fetch(`${url}/api/client/documents`, {
        method: 'POST',
        headers: { cookie },
        body,
      }).catch(() => undefined)
      const created = answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined
      if (!created) {
        unknown += 1
        continue
      }
      sent.set((created as { id: number }).id, createHash('sha256').update(bytes).digest('hex'))
      acknowledged += 1
      if (acknowledged === life) {
        isKilled = true
        await server.end('SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, uploadForEver))
  return unknown
}

/** As the client finds it on a new server, and as the rows say it is. */
const examine = async (house: House, cookie: string, sent: Sent): Promise<string[]> => {
  const faults: string[] = []
  const server = new ServerProcess(house.settings)
  const url = await server.url
  for (const [id, sha256] of sent) {
    const file = await fetch(`${url}/api/client/documents/${id}/download`, { headers: { cookie } })
    const bytes = Buffer.from(await file.arrayBuffer())
    if (file.status !== 200) faults.push(`acknowledged document ${id} answers ${file.status}`)
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`acknowledged document ${id} is another`)
  }
  await server.end('SIGTERM')
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = house.settings
  const connection = await openDatabase({ dataDir, timeLimitScale, ...(databaseUrl && { databaseUrl }) })
  const files = await FileStore.open(join(dataDir, 'files'))
  const rows = await checkFiles(connection.db, files)
  await connection.close()
  return [...faults, ...rows.faults]
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '25' },
      engine: { type: 'string', default: 'embedded' },
      'lose-commits': { type: 'string', default: '0' },
    },
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-uploads-'))
  const settings: Record<string, string> = {
    SEED: 'none',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'fatal',
  }
  const ends: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  let proxy: FaultProxy | undefined
  if (values.engine === 'postgresql') {
    const cluster = await startPostgresCluster()
    if ('unavailable' in cluster) throw new Error(cluster.unavailable)
    ends.unshift(cluster.stop)
    const database = await createServerDatabase(cluster.url)
    proxy = await startFaultProxy(new URL(database.url))
    ends.unshift(proxy.stop)
    settings.DATABASE_URL = proxy.url
  } else cpSync(await keptEmbeddedTemplate(), dataDir, { recursive: true })
  try {
    const house = { settings, proxy, lostShare: Number(values['lose-commits']) }
    const summary = await runUploadCrashTest(house, Number(values.rounds), (line) => console.log(line))
    for (const fault of summary.faults) console.error(`FAULT ${fault}`)
    console.log(JSON.stringify({ engine: values.engine, ...summary, faults: summary.faults.length }))
    process.exitCode = summary.faults.length > 0 ? 1 : 0
  } finally {
    for (const end of ends) await end()
  }
}
