import type { FastifyInstance, FastifyReply } from 'fastify'

/** Called for each response. `route` is the route pattern, never the requested path. */
export type Answered = (answer: { method: string; route: string; status: number; seconds: number }) => void

export const reportAnswers = (app: FastifyInstance, report: Answered): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    // A stream stays open for as long as the client listens, so its duration means nothing.
    if (isStream(reply)) return done()
    // A path without a route can contain anything, so it is reported as `unknown`.
    report({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')
