import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { FileStore } from '#files/file-store.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { fillFind } from './find-rows.ts'

/**
 * Measures lists and searches of the office through their routes, with 100,000 people, requests, messages,
 * documents and publications each, as an admin and as an employee. Fails if the p99 of a kind is above its
 * bound. `postgresql` measures a separate cluster, or TEST_DATABASE_URL; without it, the embedded engine.
 */
const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded'
const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const rounds = 20

const searches = [
  ...['محمد العتيبي', 'Mohammed Al-Otaibi', 'عبدالله القحطاني', 'Sara Alharbi', 'فاطمة', 'khalid'],
  ...['مح', 'عب', 'sa', 'al', 'zq'],
  ...['عقد', 'محكمة', 'عقد محكمة إيجار نظام', 'lease', 'ضمان مزاد'],
  ...['inheritance', 'maritime arbitration', 'REF-4711', 'zzzz', 'شركة الخليج'],
  ...['0551234', '٠٥٥١٢', '96655', '00966 50 12', '059', '41234', '#99', '234', '٧١'],
  ...['person777@example', 'guest99'],
]
const callers = [
  'phone=0551234',
  'phone=055&name=محمد',
  'name=Sara Alharbi',
  'name=عبدالله القحطاني&phone=٠٥٥١٢',
]
const lists = ['consultations', 'publications', 'people', 'messages', 'documents'].map(
  (name) => `${name}?pageSize=20`,
)
const filters = [
  'consultations?pageSize=20&status=pending',
  'publications?pageSize=20&category=corporate_law',
  'people?pageSize=20&kind=guest',
]

/** The paths of each kind, and its bounds in milliseconds. */
const kinds: Record<string, { paths: string[]; postgresql: number; embedded: number }> = {
  'a search': {
    paths: searches.map((q) => `find?q=${q}`),
    postgresql: 100,
    embedded: 200,
  },
  'a caller': { paths: callers.map((query) => `similar-requests?${query}`), postgresql: 100, embedded: 200 },
  'people by name or number': {
    paths: ['people?q=محمد العتيبي', 'people?q=0551234'],
    postgresql: 100,
    embedded: 200,
  },
  'a first page or filter': { paths: [...lists, ...filters], postgresql: 60, embedded: 200 },
  'the last page': {
    paths: lists.map((list) => `${list}&page=${count / 20}`),
    postgresql: 300,
    embedded: 600,
  },
}

const cluster = engine === 'postgresql' ? await startPostgresCluster() : undefined
if (cluster && 'unavailable' in cluster) throw new Error(cluster.unavailable)
const dataDir = mkdtempSync(join(tmpdir(), 'mizan-bench-'))
// Inserting batches takes longer than any statement of the server.
const timeLimitScale = 60
const connection = await openDatabase({
  dataDir,
  timeLimitScale,
  ...(cluster && { databaseUrl: cluster.url }),
})
await migrateDatabase(connection, join(import.meta.dirname, '../migrations'))
const files = await FileStore.open(join(dataDir, 'files'))
const app = await buildTestApp(connection, 1_000_000, { files, timeLimitScale })
try {
  const began = performance.now()
  await fillFind(connection, count)
  console.log(`${engine}: ${count} of each kind in ${Math.round((performance.now() - began) / 1_000)} s`)
  const people = [await signUp(app, 'admin', 'bench.admin'), await signUp(app, 'staff', 'bench.staff')]
  const table: Record<string, Record<string, number | string>> = {}
  for (const [kind, { paths, [engine]: bound }] of Object.entries(kinds)) {
    const times: { path: string; time: number }[] = []
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1)
      for (const path of paths)
        for (const person of people) {
          const time = await timeOf(path, person)
          if (round > 0) times.push({ path, time })
        }
    times.sort((one, other) => one.time - other.time)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.time ?? 0
    table[kind] = { median: at(0.5), p99: at(0.99), bound, slowest: times.at(-1)?.path ?? '' }
    if (at(0.99) > bound) process.exitCode = 1
  }
  console.table(table)
} finally {
  await app.close()
  await connection.close()
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function timeOf(path: string, person: Person): Promise<number> {
  const began = performance.now()
  const url = encodeURI(`/api/admin/${path}`).replace('#', '%23')
  const { statusCode } = await callAs(app, person, { url })
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
  return Math.round((performance.now() - began) * 10) / 10
}
