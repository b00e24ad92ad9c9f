import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/connection.ts'
import { FileStore } from '#files/file-store.ts'
import { cachedEmbeddedTemplate } from '#tests/support/cached-template.ts'
import { adminPassword } from '#tests/support/confirm-address.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import {
  type Acknowledged,
  lostDocuments,
  registerClient,
  uploadDocument,
} from '#tests/support/upload-client.ts'
import { checkFiles } from '../src/features/upkeep/server/files.ts'

const writers = 4
const maxFileBytes = 600_000
const maxLife = 25

export type UploadCrashSummary = {
  rounds: number
  acknowledged: number
  /** Uploads that ended with an error or without a response. */
  unknown: number
  lostCommits: number
  faults: string[]
}

type House = { settings: Record<string, string>; proxy: FaultProxy | undefined; lostShare: number }

/**
 * Repeatedly kills the server during uploads: acknowledged files must exist byte for byte, and every row must
 * have its complete file. With a proxy, the replies to some commits are lost as well.
 */
export const runUploadCrashTest = async (
  house: House,
  rounds: number,
  print: (line: string) => void,
): Promise<UploadCrashSummary> => {
  const summary: UploadCrashSummary = { rounds, acknowledged: 0, unknown: 0, lostCommits: 0, faults: [] }
  const sent: Acknowledged = new Map()
  let client: string | undefined
  for (let round = 1; round <= rounds; round += 1) {
    const before = sent.size
    const server = new ServerProcess(house.settings, 'src/server.ts')
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

/** Returns the number of uploads whose outcome is unknown. */
const uploadUntilKilled = async (
  server: ServerProcess,
  url: string,
  cookie: string,
  sent: Acknowledged,
): Promise<number> => {
  const life = Math.ceil(Math.random() * maxLife)
  const before = sent.size
  let unknown = 0
  let isKilled = false
  const uploadForEver = async () => {
    while (!isKilled) {
      const status = await uploadDocument(url, cookie, { largest: maxFileBytes, acknowledged: sent })
      if (status !== 201) unknown += 1
      if (sent.size - before < life || isKilled) continue
      isKilled = true
      await server.end('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: writers }, uploadForEver))
  return unknown
}

/** Compares the files that the client gets from a new server with the rows. */
const examine = async (house: House, cookie: string, sent: Acknowledged): Promise<string[]> => {
  const server = new ServerProcess(house.settings, 'src/server.ts')
  const url = await server.url
  const lost = await lostDocuments(url, cookie, sent)
  await server.end('SIGTERM')
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = house.settings
  const connection = await openDatabase({ dataDir, timeLimitScale, ...(databaseUrl && { databaseUrl }) })
  const files = await FileStore.open(join(dataDir, 'files'))
  const rows = await checkFiles(connection.db, files)
  await connection.close()
  return [...lost, ...rows.faults]
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
  } else cpSync(await cachedEmbeddedTemplate(), dataDir, { recursive: true })
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
