import type { FastifyInstance, FastifyReply } from 'fastify'

/** Hears of each answer. `route` is the pattern of its address, never the address itself. */
export type Answered = (answer: { method: string; route: string; status: number; seconds: number }) => void

export const tellAnswers = (app: FastifyInstance, tell: Answered): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    // A stream is answered for as long as somebody listens.
    if (isStream(reply)) return done()
    // What is no route may hold anything.
    tell({
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
