import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { asker } from '#tests/support/balanced-servers.ts'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { missingForReplication, ReplicatedDatabase } from '#tests/support/replicated-database.ts'
import { ServerProcess } from '#tests/support/server-process.ts'

/**
 * Runs the built server on three PostgreSQL servers under Patroni (`deploy/replicated`) while forms are sent.
 * Kills the leader `--rounds` times: no acknowledged form may be missing or stored twice, and forms must be
 * acknowledged again within 30 seconds. Exits with 1 otherwise. Requires root, patroni, etcd and haproxy.
 */

const password = 'made-up-for-one-run'
const writers = 4
const maxPauseMs = 30_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const missing = missingForReplication()
if (missing) {
  console.error(`cannot run here: ${missing}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'mizan-leader-loss-'))
const database = new ReplicatedDatabase()
let server: ServerProcess | undefined
const acknowledged: string[] = []
let lastAcknowledged = 0
let isStopping = false

try {
  const began = Date.now()
  const databaseUrl = await database.open()
  console.log(`three machines replicate after ${seconds(Date.now() - began)}`)
  const port = await findClosedPort()
  server = new ServerProcess(
    {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ADMIN_PASSWORD: password,
      TIME_LIMIT_SCALE: '1',
      LOG_LEVEL: 'fatal',
    },
    'dist/server/start.js',
  )
  const url = await server.url
  const { ask: call, close: hangUp } = asker(url)
  const write = async () => {
    while (!isStopping) {
      const name = `Form ${crypto.randomUUID()}`
      const form = {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { name, email: 'a@client.example', subject: 'A subject', message: 'A message of a few words.' },
      }
      for (let isSent = false; !isSent && !isStopping; ) {
        isSent = await call('/api/contact', form).then(
          ({ status }) => status === 201,
          () => false,
        )
        if (isSent) {
          acknowledged.push(name)
          lastAcknowledged = Date.now()
        }
        await wait(20)
      }
    }
  }
  const work = Array.from({ length: writers }, write)
  let longest = 0
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    await wait(3_000)
    const before = acknowledged.length
    const killed = await database.killLeader()
    const killedAt = Date.now()
    // Requests in flight when the machine stopped may still be acknowledged.
    await wait(1_000)
    const since = Date.now()
    while (lastAcknowledged < since) await wait(50)
    const pause = lastAcknowledged - killedAt
    longest = Math.max(longest, pause)
    console.log(
      `round ${round}: ${killed} killed after ${before} forms, served again after ${seconds(pause)}`,
    )
    await database.revive(killed)
  }
  isStopping = true
  await Promise.all(work)
  const body = { username: 'admin', password }
  const { cookie } = await call('/api/login', { method: 'POST', body })
  const stored = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const { body: text } = await call(`/api/admin/contact-messages?page=${page}&pageSize=50`, {
      headers: { cookie },
    })
    const rows: { name: string }[] = JSON.parse(text)
    if (rows.length === 0) break
    for (const { name } of rows) stored.set(name, (stored.get(name) ?? 0) + 1)
  }
  hangUp()
  const lost = acknowledged.filter((name) => !stored.has(name)).length
  const doubled = [...stored.values()].filter((times) => times > 1).length
  console.log(`${acknowledged.length} forms acknowledged: ${lost} lost, ${doubled} stored twice`)
  console.log(`longest pause: ${seconds(longest)}`)
  process.exitCode = lost + doubled === 0 && longest <= maxPauseMs ? 0 : 1
} finally {
  isStopping = true
  await server?.end('SIGKILL')
  await database.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
