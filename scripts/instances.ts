import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Ask, asker, startNginx } from '#tests/support/balanced-servers.ts'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

/**
 * Runs two built servers on one PostgreSQL and one data folder, behind nginx with `deploy/nginx.conf`. Texts
 * hidden on one must disappear from the other, one server is killed under load, and both are restarted in
 * turn. `--rounds N` hides N texts and restarts N / 20 times. Exits with 1 if a request failed, a form was
 * lost or processed twice, or a text was visible too long.
 */

export type InstancesSummary = {
  hidden: number
  /** Milliseconds until no reader of the other instance saw it. */
  longestSeen: number
  /** Max milliseconds until a stream through the proxy reported a form. */
  longestReceived: number
  requests: number
  failedRequests: number
  /** Number of failures by status; 0 is a broken connection. */
  failures: Record<number, number>
  forms: number
  lostForms: number
  doubledForms: number
  restarts: number
}

const adminPassword = 'made-up-for-one-run'
const readers = 12
const writers = 4
const maxSeenMs = 1_000
const receivedForms = 3

class Instance {
  readonly #settings: Record<string, string>
  #server: ServerProcess

  constructor(settings: Record<string, string>) {
    this.#settings = settings
    this.#server = new ServerProcess(settings, 'dist/server/start.js')
  }

  ready(): Promise<string> {
    return this.#server.url
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#server.end(signal)
  }

  async start(): Promise<void> {
    this.#server = new ServerProcess(this.#settings, 'dist/server/start.js')
    await this.#server.url
  }
}

const pages = ['/', '/?lang=ar', '/publications', '/api/services', '/api/publications', '/about?lang=ar']

/** Reads and sends forms until it is stopped; a form without a response is sent again under its key. */
const startLoad = (ask: Ask, summary: InstancesSummary) => {
  let isStopping = false
  const acknowledged: string[] = []
  const read = async () => {
    for (let at = 0; !isStopping; at += 1) {
      summary.requests += 1
      const status = await ask(pages[at % pages.length] ?? '/').then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) continue
      summary.failedRequests += 1
      summary.failures[status] = (summary.failures[status] ?? 0) + 1
    }
  }
  const write = async (writer: number) => {
    for (let at = 0; !isStopping; at += 1) {
      const name = `Form ${writer} ${acknowledged.length} ${at} ${crypto.randomUUID()}`
      const form = {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { name, email: 'a@client.example', subject: 'A subject', message: 'A message of a few words.' },
      }
      for (let isSent = false; !isSent; ) {
        const status = await ask('/api/contact', form).then(
          (answer) => answer.status,
          () => 0,
        )
        isSent = status === 201
        if (!isSent) await wait(50)
      }
      acknowledged.push(name)
      await wait(20)
    }
  }
  const work = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: writers }, (_each, writer) => write(writer)),
  ]
  return {
    async stop() {
      isStopping = true
      await Promise.all(work)
      return acknowledged
    },
  }
}

/** The session cookie of the first admin. */
export const logInTo = async (ask: Ask, password: string): Promise<string> => {
  const body = { username: 'admin', password }
  const { status, cookie } = await ask('/api/login', { method: 'POST', body })
  if (status !== 200) throw new Error(`the login was answered ${status}`)
  return cookie
}

/** Publishes and hides texts on one instance, and reads them on the other until they are gone. */
const hideTexts = async (one: Ask, other: Ask, cookie: string, times: number): Promise<number> => {
  const long = 'A text of some words that is long enough to be published.'
  const texts = { summaryEn: long, summaryAr: long, contentEn: long, contentAr: long, titleAr: 'عنوان النص' }
  const headers = { cookie }
  let longest = 0
  const body = { ...texts, titleEn: 'A text that is hidden', category: 'employment' }
  const { status, body: answer } = await one('/api/admin/publications', { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`the text was answered ${status}: ${answer}`)
  const created = JSON.parse(answer)
  let { updatedAt } = created
  const path = `/api/publications/${created.id}`
  const until = async (status: number) => {
    const began = performance.now()
    while ((await other(path)).status !== status) await wait(2)
    return performance.now() - began
  }
  for (let round = 0; round < times; round += 1)
    for (const isVisible of [true, false]) {
      const changes = { method: 'PUT', headers, body: { isVisible, updatedAt } }
      const { status, body: text } = await one(`/api/admin/publications/${created.id}`, changes)
      if (status !== 200) throw new Error(`the change was answered ${status}: ${text}`)
      updatedAt = JSON.parse(text).updatedAt
      const seen = await until(isVisible ? 200 : 404)
      if (!isVisible) longest = Math.max(longest, seen)
    }
  return longest
}

/** Opens a stream through the proxy and sends forms until it reports them; returns the longest delay. */
const receiveForms = async (origin: string, ask: Ask, cookie: string, times: number): Promise<number> => {
  const stopping = new AbortController()
  const { signal } = stopping
  const answer = await fetch(`${origin}/api/live?since=elsewhere.0`, { headers: { cookie }, signal })
  if (answer.status !== 200 || !answer.body) throw new Error(`the stream was answered ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (word: string) => {
    while (!text.includes(word)) {
      const { value, done } = await reader.read()
      if (done) throw new Error('the stream has ended')
      text += value
    }
    text = text.slice(text.indexOf(word) + word.length)
  }
  // Earlier events are unknown; later ones are new.
  await until('data: *')
  let longest = 0
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    const body = {
      name: `Heard ${time}`,
      email: 'a@client.example',
      subject: 'A subject',
      message: 'A message.',
    }
    await ask('/api/contact', { method: 'POST', body })
    await until('contact-messages')
    longest = Math.max(longest, performance.now() - began)
  }
  stopping.abort()
  return longest
}

export const runInstances = async (
  rounds: number,
  print: (line: string) => void,
): Promise<InstancesSummary> => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-instances-'))
  const cluster = await startPostgresCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const ports = [await findClosedPort(), await findClosedPort()]
  const { origin, child } = await startNginx(folder, ports)
  const settings = (port: number) => ({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: cluster.url,
    PORT: String(port),
    ADMIN_PASSWORD: adminPassword,
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: origin,
    RATE_LIMIT_SCALE: '1000000',
    TIME_LIMIT_SCALE: String(timeLimitScale),
  })
  const summary: InstancesSummary = {
    hidden: rounds,
    longestSeen: 0,
    longestReceived: 0,
    requests: 0,
    failedRequests: 0,
    failures: {},
    forms: 0,
    lostForms: 0,
    doubledForms: 0,
    restarts: Math.ceil(rounds / 20),
  }
  const instances = ports.map((port) => new Instance(settings(port)))
  const [one, other, all] = [...ports.map((port) => `http://localhost:${port}`), origin].map(asker)
  if (!one || !other || !all) throw new Error('no instances')
  try {
    await Promise.all(instances.map((instance) => instance.ready()))
    // Requests have the proxy's host and origin, as if the proxy sent them.
    const host = { host: new URL(origin).host, origin }
    const through =
      (ask: Ask): Ask =>
      (path, options = {}) =>
        ask(path, { ...options, headers: { ...host, ...options.headers } })
    const cookie = await logInTo(all.ask, adminPassword)
    summary.longestSeen = await hideTexts(through(one.ask), through(other.ask), cookie, rounds)
    print(
      `${rounds} texts hidden on one instance: seen on the other for ${Math.round(summary.longestSeen)} ms at most`,
    )
    summary.longestReceived = await receiveForms(origin, all.ask, cookie, receivedForms)
    print(
      `${receivedForms} forms sent through the proxy: a stream through it told of each, after ${Math.round(summary.longestReceived)} ms at most`,
    )

    const load = startLoad(all.ask, summary)
    const [first, second] = instances
    if (!first || !second) throw new Error('no instances')
    await wait(2_000)
    await first.end('SIGKILL')
    await wait(2_000)
    await first.start()
    print(`one instance killed under load: ${summary.failedRequests} of ${summary.requests} requests failed`)
    for (let round = 0; round < summary.restarts; round += 1)
      for (const [at, instance] of instances.entries()) {
        await instance.end('SIGTERM')
        await instance.start()
        // The proxy treats the server as down for two seconds, and until its next request.
        while (!(await all.ask('/healthz')).servedBy.endsWith(`:${ports[at]}`)) await wait(50)
      }
    const acknowledged = await load.stop()
    print(
      `${summary.restarts} rolling restarts: ${summary.failedRequests} of ${summary.requests} requests failed ${JSON.stringify(summary.failures)}`,
    )
    const names = await namesOfForms(all.ask, cookie)
    summary.forms = acknowledged.length
    summary.lostForms = acknowledged.filter((name) => !names.has(name)).length
    summary.doubledForms = [...names.values()].filter((times) => times > 1).length
    print(
      `${summary.forms} forms acknowledged: ${summary.lostForms} lost, ${summary.doubledForms} done twice`,
    )
  } finally {
    for (const each of [one, other, all]) each.close()
    for (const instance of instances) await instance.end('SIGKILL')
    child.kill('SIGTERM')
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return summary
}

const namesOfForms = async (ask: Ask, cookie: string): Promise<Map<string, number>> => {
  const names = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const { body } = await ask(`/api/admin/contact-messages?page=${page}&pageSize=50`, {
      headers: { cookie },
    })
    const rows: { name: string }[] = JSON.parse(body)
    if (rows.length === 0) return names
    for (const { name } of rows) names.set(name, (names.get(name) ?? 0) + 1)
  }
}

export const isFaultless = (summary: InstancesSummary): boolean =>
  summary.longestSeen <= maxSeenMs && summary.failedRequests + summary.lostForms + summary.doubledForms === 0

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
  const summary = await runInstances(Number(values.rounds), console.log)
  process.exitCode = isFaultless(summary) ? 0 : 1
}
