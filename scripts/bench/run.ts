import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { languages } from '../../src/languages/language.ts'
import { measureFirstTouches, measurePaints, measureScripts } from './browser-rows.ts'
import { fillPublications } from './database.ts'
import { measureOverload } from './overload-rows.ts'
import { measureWeight } from './page-rows.ts'
import { measureMemory, measureStart } from './process-rows.ts'
import { moveToCore, postmaster } from './processes.ts'
import { measureRow, type Row, requested } from './rows.ts'
import { startMizan } from './servers.ts'
import { measureDrawing, measureSizes, sizeRows } from './size-rows.ts'

/**
 * Measures the built server and writes docs/performance.md. Every load alternates with a bare `node:http`
 * server, and with nginx if it is installed, which send the same bytes. Servers have one core, the load the
 * other. `--only home,list` measures some rows and writes nothing, `--counts 1000,100000` sets the sizes of
 * the lists, `--all` adds a million, `--seconds` is the length of each load.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    counts: { type: 'string', default: '1000,100000' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const counts = [...values.counts.split(',').map(Number), ...(values.all ? [1_000_000] : [])]
const wanted = values.only?.split(',')
const isWanted = (name: string) => wanted === undefined || wanted.includes(name)

const folder = mkdtempSync(join(tmpdir(), 'mizan-bench-'))
const cluster = await startPostgresCluster()
if ('unavailable' in cluster) throw new Error(cluster.unavailable)
try {
  const rows = await measureAll(cluster.url)
  console.table(rows)
  if (!wanted) writeFileSync(join(import.meta.dirname, '../../docs/performance.md'), documentOf(rows))
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(databaseUrl: string): Promise<Row[]> {
  const database = postmaster()
  if (database) moveToCore(0, database)
  const rows: Row[] = []
  const onPostgresql = join(folder, 'postgresql')
  const embedded = join(folder, 'embedded')
  if (isWanted('start')) {
    rows.push(await measureStart('PostgreSQL', onPostgresql, databaseUrl))
    rows.push(await measureStart('embedded', embedded))
  }
  if (isWanted('memory')) {
    rows.push(await measureMemory('PostgreSQL', onPostgresql, { databaseUrl, seconds }))
    rows.push(await measureMemory('embedded', embedded, { seconds }))
  }
  if (isWanted('scripts')) rows.push(...measureScripts())
  if (isWanted('overload') || isWanted('touch') || isWanted('paint'))
    rows.push(...(await measureSample(embedded)))
  rows.push(...(await measureLoads(onPostgresql, databaseUrl, database)))
  return rows
}

/** Measurements that do not depend on the database size, on the sample firm. */
async function measureSample(dataDir: string): Promise<Row[]> {
  const mizan = await startMizan(dataDir, undefined)
  const rows: Row[] = []
  try {
    if (isWanted('touch'))
      for (const language of languages) rows.push(await measureFirstTouches(mizan.port, language))
    if (isWanted('paint')) rows.push(...(await measurePaints(mizan.port)))
    if (isWanted('overload'))
      rows.push(await measureOverload(mizan, { engine: 'embedded', pids: [mizan.pid], seconds }))
  } finally {
    await mizan.stop()
  }
  return rows
}

async function measureLoads(dataDir: string, databaseUrl: string, database?: number): Promise<Row[]> {
  const rows: Row[] = []
  const sizes: { count: number; of: Map<string, number> }[] = []
  for (const [at, count] of [0, ...counts].entries()) {
    if (count > 0) await fillPublications(databaseUrl, count)
    // The process caches what it reads, so each size gets a new one.
    const mizan = await startMizan(dataDir, databaseUrl)
    const pids = [mizan.pid, ...(database ? [database] : [])]
    try {
      // Rows that do not depend on the table size are measured once.
      const names = at === 0 ? ['home', 'services', 'homeTail'] : ['list', 'none', 'search', 'listTail']
      for (const name of names.filter(isWanted)) {
        const row = requested[name]
        if (!row) continue
        const measured = await measureRow(mizan, pids, row, { folder, seconds })
        rows.push({ ...measured, what: count ? `${measured.what}, ${count} rows` : measured.what })
      }
      if (at === 0 && isWanted('drawn')) rows.push(await measureDrawing(mizan, { databaseUrl, pids }))
      if (at === 1 && isWanted('overload'))
        rows.push(await measureOverload(mizan, { engine: 'PostgreSQL', pids, seconds }))
      if (at > 0 && isWanted('sizes'))
        sizes.push({ count, of: await measureSizes(mizan, { count, pids, seconds }) })
      if (at === 0 && isWanted('weight'))
        for (const language of ['en', 'ar']) rows.push(await measureWeight(mizan.port, language))
    } finally {
      await mizan.stop()
    }
  }
  return [...rows, ...sizeRows('PostgreSQL', sizes)]
}

function documentOf(rows: Row[]): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', 'src', 'scripts') !== ''
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Performance',
    '',
    '`npm run bench` writes this page. Each load alternates between the built server, a bare `node:http` server and nginx,',
    'which send the same bytes. Values are medians of three rounds. Rates are requests per CPU second of the server and of',
    'PostgreSQL. Paints are measured in Chromium with the mobile throttling of Lighthouse. "Touch" is the first',
    'interaction; "anew" and "never requested before" mean that the response is not cached.',
    '',
    `Commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}.`,
    '',
    line(['What', 'Measured', '× node:http', '× nginx', 'Slowest']),
    line(['---', '---', '---', '---', '---']),
    ...rows.map(({ what, value, nodeRatio = '', nginxRatio = '', tail = '' }) =>
      line([what, value, nodeRatio, nginxRatio, tail]),
    ),
    '',
  ].join('\n')
}
