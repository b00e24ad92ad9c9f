import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseConnection } from '#db/connection.ts'
import { countMail } from '#features/outbox/server/admin-repository.ts'
import { ageOfOldestMail } from '#features/outbox/server/repository.ts'
import type { SelfCheck } from '#features/upkeep/server/self-check.ts'
import { stateOf } from '#features/upkeep/values.ts'
import { freeSpace } from '#files/disk.ts'
import type { FileStore } from '#files/file-store.ts'
import { version } from '#http/health.ts'
import type { Answered } from '#http/request-log.ts'

type Sources = { connection: DatabaseConnection; files: FileStore; selfCheck: SelfCheck }

/** Seconds; most responses are cached. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/**
 * The metrics for Prometheus, in its text format at `/metrics`. Labels never contain a requested path or
 * personal data: routes appear as their patterns.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answers: Histogram<'method' | 'route' | 'status'>
  readonly #slowQueries: Counter
  #server: Server | undefined

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#answers = new Histogram({
      name: 'mizan_answer_seconds',
      help: 'Time until requests were answered; the route "kept" is the memory, "turned-away" is overload.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    })
    this.#slowQueries = new Counter({
      name: 'mizan_slow_queries_total',
      help: 'Statements of the database that took SLOW_QUERY_MS or longer.',
      registers,
    })
  }

  readonly answered: Answered = ({ method, route, status, seconds }) => {
    this.#answers.observe({ method, route, status }, seconds)
  }

  slowQuery(): void {
    this.#slowQueries.inc()
  }

  /** Passes metrics to the parent process on request, which serves them. */
  sendToParent(sources: Sources): void {
    this.#observe(sources)
    AggregatorRegistry.setRegistries(this.#registry)
    new AggregatorRegistry()
  }

  /** Starts serving; returns the address. */
  async serve({ port, host }: { port: number; host: string }, sources: Sources): Promise<string> {
    this.#observe(sources)
    const server = createServer(async ({ url }, response) => {
      if (url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      try {
        const text = await this.#registry.metrics()
        response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text)
      } catch {
        response.writeHead(500).end()
      }
    })
    this.#server = server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve)
    })
    const { address, family, port: taken } = server.address() as AddressInfo
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`
  }

  async close(): Promise<void> {
    const server = this.#server
    if (!server) return
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }

  #observe({ connection, files, selfCheck }: Sources): void {
    const { db, engine } = connection
    const registers = [this.#registry]
    new Gauge({
      name: 'mizan_build_info',
      help: 'Always 1; what runs is in the labels.',
      labelNames: ['version', 'engine'],
      aggregator: 'first',
      registers,
    }).set({ version, engine }, 1)
    /** Computed on each scrape; absent if it fails. */
    const gauge = (name: string, help: string, measure: (gauge: Gauge<'state' | 'check'>) => Promise<void>) =>
      new Gauge({
        name,
        help,
        labelNames: ['state', 'check'],
        // Every process reports the same value.
        aggregator: 'first',
        registers,
        async collect() {
          this.reset()
          await measure(this).catch(() => undefined)
        },
      })
    gauge('mizan_database_up', 'Whether the database answers.', async (up) =>
      up.set((await connection.isReachable()) ? 1 : 0),
    )
    gauge('mizan_mail', 'Mail in the outbox by state.', async (mail) => {
      const { all, ...states } = await countMail(db)
      for (const [state, count] of Object.entries(states)) mail.set({ state }, count)
    })
    gauge('mizan_mail_oldest_seconds', 'Age of the oldest mail that waits; 0 if none does.', async (age) =>
      age.set(await ageOfOldestMail(db)),
    )
    gauge('mizan_check_failed', 'What the self-check found: 1 is a problem.', async (failed) => {
      for (const { name, finding } of (await selfCheck.latest()).found)
        failed.set({ check: name }, stateOf[finding] === 'problem' ? 1 : 0)
    })
    gauge('mizan_check_age_seconds', 'Time since the last self-check.', async (age) => {
      const { checkedAt } = await selfCheck.latest()
      if (checkedAt) age.set((Date.now() - Date.parse(checkedAt)) / 1000)
    })
    gauge('mizan_disk_free_bytes', 'Free space where files are kept.', async (free) =>
      free.set((await freeSpace(files.folder)).free),
    )
  }
}
