import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { endWithProcess } from '#tests/support/end-with-process.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'

/**
 * Simulates a rolling upgrade: the built server in `--old FOLDER` serves a firm, and this folder's server
 * starts on the same database and migrates it. Until the old one stops, both must respond, and each must be
 * able to read the other's writes. Exits with 1 otherwise.
 */

const { values } = parseArgs({ options: { old: { type: 'string' } } })
if (!values.old) {
  console.error(
    'node durability/two-versions.ts --old FOLDER, a folder with the built server of an earlier version',
  )
  process.exit(2)
}
const password = 'made-up-for-one-run'
const folder = mkdtempSync(join(tmpdir(), 'mizan-two-versions-'))
const cluster = await startPostgresCluster()
if ('unavailable' in cluster) throw new Error(cluster.unavailable)
const running: ChildProcess[] = []

const start = async (cwd: string): Promise<string> => {
  const port = await findClosedPort()
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: cluster.url,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
    },
  })
  running.push(child)
  child.once(
    'close',
    endWithProcess(() => child.kill('SIGKILL')),
  )
  return new Promise((ready, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /ready at (\S+)/.exec(String(chunk))?.[1]
      if (address) ready(address)
    })
    child.once('close', (code) => reject(new Error(`the server in ${cwd} ended with ${code}`)))
  })
}

type Ask = (path: string, options?: { body?: unknown; cookie?: string }) => Promise<Answer>
type Answer = { status: number; body: string; cookie: string }

const askAt =
  (origin: string): Ask =>
  async (path, { body, cookie = '' } = {}) => {
    const answer = await fetch(origin + path, {
      headers: { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { status: answer.status, body: await answer.text(), cookie: cookies.join('; ') }
  }

const pages = [
  ...['/', '/?lang=ar', '/about', '/clients', '/publications'],
  ...['/services/1', '/team/1', '/contact', '/search?q=a'],
]
const lists = [
  ...['consultations', 'messages', 'contact-messages', 'publications', 'services', 'team-members'],
  ...['clients', 'users', 'outbox', 'audit', 'newsletter-subscribers', 'settings'],
]

const faults: string[] = []
const visit = async (name: string, ask: Ask, cookie: string) => {
  const paths = [...pages, ...lists.map((list) => `/api/admin/${list}`)]
  for (const path of paths) {
    const { status } = await ask(path, { cookie })
    if (status !== 200) faults.push(`${name}: ${path} was answered ${status}`)
  }
  return paths.length
}
const send = async (ask: Ask, name: string) => {
  const body = { name, email: 'a@client.example', subject: 'A subject', message: 'A message of a few words.' }
  const { status } = await ask('/api/contact', { body })
  if (status !== 201) faults.push(`${name}: a form was answered ${status}`)
}

try {
  const older = askAt(await start(resolve(values.old)))
  const { cookie } = await older('/api/login', { body: { username: 'admin', password } })
  await visit('old alone', older, cookie)
  const newer = askAt(await start('.'))
  await send(older, 'Sent to the old one')
  await send(newer, 'Sent to the new one')
  let visits = 0
  for (const [name, one] of [
    ['old beside new', older],
    ['new beside old', newer],
  ] as const) {
    visits += await visit(name, one, cookie)
    const { body } = await one('/api/admin/contact-messages?pageSize=50', { cookie })
    for (const form of ['Sent to the old one', 'Sent to the new one'])
      if (!body.includes(form)) faults.push(`${name}: does not have the form "${form}"`)
  }
  console.log(`${visits} pages and lists of both versions on one database, ${faults.length} faults`)
} finally {
  for (const child of running) child.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
