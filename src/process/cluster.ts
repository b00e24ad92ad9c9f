import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'
import { readEnvironment } from '#env.ts'
import { explainExit, stopWell } from './exit.ts'

/** Milliseconds before a replacement starts, so that an immediate crash does not loop without pause. */
const pauseInMs = 1_000
const drainMilliseconds = 35_000

/**
 * Starts `WORKERS` processes that share the port, and replaces each one that exits. If one fails before all
 * are ready, the program exits, since all share the same cause.
 */
const start = () => {
  const { workers, metrics, timeLimitScale } = readEnvironment()
  let isStopping = false
  let hasStarted = false
  const ready = new Set<Worker>()
  const begin = () => {
    if (!isStopping) cluster.fork()
  }
  const ended = new Promise<void>((resolve) => {
    cluster.on('exit', (worker, code) => {
      ready.delete(worker)
      if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) resolve()
      if (isStopping) return
      if (!hasStarted) process.exit(code || 1)
      console.error(`a process ended with ${code}; another takes its place`)
      setTimeout(begin, pauseInMs)
    })
  })
  cluster.on('message', (worker, message: { readyAt?: string }) => {
    if (message.readyAt === undefined) return
    ready.add(worker)
    if (hasStarted || ready.size < workers) return
    hasStarted = true
    console.log(`Mizan is ready at ${message.readyAt}`)
  })
  stopWell(async () => {
    isStopping = true
    const alive = Object.values(cluster.workers ?? {})
    for (const worker of alive) worker?.process.kill('SIGTERM')
    if (alive.length > 0) await ended
  }, drainMilliseconds * timeLimitScale)
  if (metrics) serveMetrics(metrics)
  for (let n = 0; n < workers; n += 1) begin()
}

/** The metrics of all processes together. */
const serveMetrics = ({ port, host }: { port: number; host: string }): void => {
  const registry = new AggregatorRegistry()
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await registry.clusterMetrics().catch(() => undefined)
    if (text === undefined) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.listen({ port, host }, () => {
    const address = server.address()
    if (typeof address === 'object' && address)
      console.log(`Metrics are at http://${host}:${address.port}/metrics`)
  })
}

try {
  start()
} catch (error) {
  console.error(explainExit(error))
  process.exit(1)
}
