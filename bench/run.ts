import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '#languages/language.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { cellsOf, measureWaits, shortfallsOf, type Wait } from './behind-the-login.ts'
import { measureFirstTouches, measurePaints, measureScripts, measureWeight } from './browser.ts'
import { documentOf } from './document.ts'
import { measureOverload } from './overload.ts'
import { measureCpuOfPages } from './page-cpu.ts'
import { moveToCore, postmaster } from './processes.ts'
import { measureRate, type Row, requested } from './rates.ts'
import { startMizan } from './servers.ts'
import { measureMemory, measureStart } from './start.ts'

/**
 * Measures the built server with the sample firm and writes docs/performance.md. Every load alternates with a
 * bare `node:http` server that sends the same bytes. Servers have one core, the load the other. `--only
 * home,list` measures some rows and writes nothing, `--seconds` is the length of each load. `--beside 8080:123,124`
 * measures the home page of another server, on this port and with these processes, in the same rounds.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    beside: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const wanted = values.only?.split(',')
const [besidePort, besidePids = []] = (values.beside?.split(':') ?? []).map((part) =>
  part.split(',').map(Number),
)
const beside = besidePort?.[0]
const isWanted = (name: string) => wanted === undefined || wanted.includes(name)

const waits: Wait[] = []
const folder = mkdtempSync(join(tmpdir(), 'mizan-bench-'))
const cluster = await startPostgresCluster()
if ('unavailable' in cluster) throw new Error(cluster.unavailable)
try {
  const rows = [
    ...(isWanted('scripts') ? measureScripts() : []),
    ...(await measureEngine('PostgreSQL', cluster.url)),
    ...(await measureEngine('embedded')),
  ]
  if (waits.length > 0) console.table(waits.map(cellsOf))
  for (const line of waits.flatMap(shortfallsOf)) console.log(line)
  for (const { shortfall } of rows) if (shortfall) console.log(shortfall)
  console.table(rows)
  if (!wanted) writeFileSync(join(import.meta.dirname, '../docs/performance.md'), documentOf(waits, rows))
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Rates and pages are measured on PostgreSQL only, because cached responses do not depend on the engine. */
async function measureEngine(engine: 'PostgreSQL' | 'embedded', databaseUrl?: string): Promise<Row[]> {
  const dataDir = join(folder, engine)
  const rows: Row[] = []
  const database = databaseUrl ? postmaster() : undefined
  if (database) moveToCore(0, database)
  if (isWanted('start')) rows.push(await measureStart(engine, dataDir, databaseUrl))
  if (isWanted('memory')) rows.push(await measureMemory(engine, dataDir, { databaseUrl, seconds }))
  const mizan = await startMizan(dataDir, databaseUrl)
  const pids = [mizan.pid, ...(database ? [database] : [])]
  try {
    if (isWanted('pageCpu') && engine === 'embedded') rows.push(...(await measureCpuOfPages(mizan, engine)))
    if (isWanted('overload')) rows.push(await measureOverload(mizan, { engine, pids, seconds }))
    if (engine === 'embedded') return rows
    for (const [name, row] of Object.entries(requested))
      if (isWanted(name)) rows.push(await measureRate(mizan, pids, row, { folder, seconds }))
    if (beside !== undefined && isWanted('home')) {
      const row = { ...requested.home, what: 'home page of the other server' }
      rows.push(await measureRate({ port: beside }, besidePids, row, { folder, seconds }))
    }
    if (isWanted('login')) waits.push(...(await measureWaits(mizan)))
    for (const language of languages) {
      if (isWanted('weight')) rows.push(await measureWeight(mizan.port, language))
      if (isWanted('touch')) rows.push(await measureFirstTouches(mizan.port, language))
    }
    if (isWanted('paint')) rows.push(...(await measurePaints(mizan.port, beside)))
  } finally {
    await mizan.stop()
  }
  return rows
}
