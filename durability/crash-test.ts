import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { endWithProcess } from '#tests/support/end-with-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

const maxLife = 600
const writers = 4
/** Max ratio of the opening time after a kill to the normal one. */
const maxRecovery = 5

export type CrashSummary = { rounds: number; acknowledged: number; slowestOpenInMs: number; faults: string[] }

/**
 * Repeatedly kills a process that writes to the embedded database and checks the result: no confirmed
 * transaction may be missing, none may be partial, and opening must not take long.
 */
export const runCrashTest = async (
  dataDir: string,
  rounds: number,
  print: (line: string) => void,
): Promise<CrashSummary> => {
  const summary: CrashSummary = { rounds, acknowledged: 0, slowestOpenInMs: 0, faults: [] }
  const acknowledged = new Set<string>()
  await createTables(dataDir)
  const usual = (await examine(dataDir, acknowledged)).openInMs
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size
    const life = Math.ceil(Math.random() * maxLife)
    await writeUntilKilled(dataDir, life, (id) => acknowledged.add(id))
    const { openInMs, faults } = await examine(dataDir, acknowledged)
    if (openInMs > maxRecovery * usual)
      faults.push(`computed ${openInMs} ms to open, where ${usual} are usual`)
    summary.slowestOpenInMs = Math.max(summary.slowestOpenInMs, openInMs)
    summary.faults.push(...faults.map((fault) => `round ${round}: ${fault}`))
    print(
      `round ${round}: killed with ${acknowledged.size - before} confirmed, computed ${openInMs} ms to open`,
    )
    // Otherwise every further round would report the same loss again.
    if (faults.length > 0) break
  }
  summary.acknowledged = acknowledged.size
  return summary
}

const createTables = async (dataDir: string) => {
  const { db, close } = await openDatabase({ dataDir, timeLimitScale })
  await db.execute(sql`create table letters (id text primary key, body text not null)`)
  await db.execute(
    sql`create table copies (letter_id text primary key references letters, body text not null)`,
  )
  await db.execute(sql`create table counters (name text primary key, value integer not null)`)
  await db.execute(sql`insert into counters values ('letters', 0)`)
  await close()
}

/** Kills the writing process at its `life`th confirmed transaction, while others are in progress. */
const writeUntilKilled = async (dataDir: string, life: number, confirm: (id: string) => void) => {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename, '--write-to', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const wasEnded = endWithProcess(() => child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the writing process has no output')
  const lines = createInterface({ input: child.stdout })
  let confirmed = 0
  lines.on('line', (line) => {
    if (!line.endsWith('.')) return
    confirm(line.slice(0, -1))
    confirmed += 1
    if (confirmed === life) child.kill('SIGKILL')
  })
  await ended
  wasEnded()
}

/** The child process: each line it prints is the id of a transaction that the database has confirmed. */
const write = async (dataDir: string) => {
  const connection = await openDatabase({ dataDir, timeLimitScale })
  const run = Date.now().toString(36)
  writeSync(1, 'open\n')
  let last = 0
  const writeForEver = async () => {
    for (;;) {
      last += 1
      const id = `${run}-${last}`
      if (last % 100 === 0) await connection.withSession((client) => client.query('checkpoint'))
      // The period distinguishes a complete line from one that was cut off.
      if (await writeLetter(connection, id, last % 7 === 0)) writeSync(1, `${id}.\n`)
    }
  }
  await Promise.all(Array.from({ length: writers }, writeForEver))
}

const writeLetter = async ({ db }: DatabaseConnection, id: string, isUndone: boolean): Promise<boolean> => {
  const body = id.repeat(1 + Math.floor(Math.random() * 200))
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into letters values (${isUndone ? `undone-${id}` : id}, ${body})`)
      if (isUndone) transaction.rollback()
      await transaction.execute(sql`insert into copies values (${id}, ${body})`)
      await transaction.execute(sql`update counters set value = value + 1 where name = 'letters'`)
    })
    return true
  } catch (error) {
    if (isUndone) return false
    throw error
  }
}

const examine = async (dataDir: string, acknowledged: Set<string>) => {
  const before = process.cpuUsage()
  const { db, close } = await openDatabase({ dataDir, timeLimitScale })
  const { user, system } = process.cpuUsage(before)
  const openInMs = Math.round((user + system) / 1000)
  const letters = await db.execute<{ id: string; is_whole: boolean }>(sql`
    select coalesce(letters.id, copies.letter_id) as id, (letters.body = copies.body) is true as is_whole
    from letters full join copies on copies.letter_id = letters.id`)
  const counter = await db.execute<{ value: number }>(sql`select value from counters`)
  await db.execute(sql`select count(*) from letters where body >= ''`)
  await close()

  const saved = new Set(letters.rows.map(({ id }) => id))
  const lost = [...acknowledged].filter((id) => !saved.has(id))
  const partial = letters.rows.filter((letter) => !letter.is_whole)
  const undone = [...saved].filter((id) => id.startsWith('undone'))
  const faults: string[] = []
  if (lost.length > 0) faults.push(`${lost.length} confirmed letters lost, such as ${lost[0]}`)
  if (partial.length > 0) faults.push(`${partial.length} letters saved in part, such as ${partial[0]?.id}`)
  if (undone.length > 0) faults.push(`${undone.length} undone letters are there, such as ${undone[0]}`)
  if (counter.rows[0]?.value !== saved.size) faults.push(`counted ${counter.rows[0]?.value} of ${saved.size}`)
  return { openInMs, faults }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '25' }, 'write-to': { type: 'string' } },
  })
  if (values['write-to']) {
    await write(values['write-to'])
  } else {
    const dataDir = mkdtempSync(join(tmpdir(), 'mizan-crash-'))
    const summary = await runCrashTest(dataDir, Number(values.rounds), (line) => console.log(line)).finally(
      () => rmSync(dataDir, { recursive: true, force: true }),
    )
    for (const fault of summary.faults) console.error(`FAULT ${fault}`)
    console.log(
      `${summary.rounds} rounds, ${summary.acknowledged} confirmed transactions, ${summary.faults.length} faults, slowest open ${summary.slowestOpenInMs} ms`,
    )
    process.exitCode = summary.faults.length > 0 ? 1 : 0
  }
}
