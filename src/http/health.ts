import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { CheckedFiles } from './context.ts'

/**
 * Live while the process runs; ready while the database and the file storage are, until shutdown begins. A
 * malware check that does not respond is reported but affects neither: only unchecked files wait for it.
 */
export const healthRoutes = (
  app: FastifyInstance,
  checkReadiness: () => Promise<boolean>,
  malwareChecks?: CheckedFiles,
) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    closeIdleConnections(app)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({
    status: 'ok',
    version,
    ...(malwareChecks && { malwareCheck: malwareChecks.isAnswering ? 'ok' : 'unreachable' }),
  }))
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isClosing && (await checkReadiness())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

/**
 * A connection that was active when shutdown began stays open for its next request, and would keep the
 * process running until its keep-alive ends.
 */
const closeIdleConnections = ({ server }: FastifyInstance) => {
  const closing = setInterval(() => server.closeIdleConnections(), 100).unref()
  server.once('close', () => clearInterval(closing))
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8').trim()
  } catch {
    return undefined
  }
}

const released = (): string => JSON.parse(read('../../package.json') ?? '{}').version ?? 'unknown'

/** The release, and the commit of the build if it is known, such as `0.1.0+3f2a9c1`. */
export const version: string = read('../../dist/version') ?? released()
