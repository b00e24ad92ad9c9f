import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Limits the time until a response begins: the database limits each statement, but a request may run many.
 * The time for the body to arrive is limited by `cutSlowBodies`, and checking a file may take long.
 */
export const limitTime = (app: FastifyInstance, milliseconds: number): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = (request: FastifyRequest) => clearTimeout(timers.get(request))
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    if (isUpload(request)) return
    const giveUp = () => {
      if (!reply.sent && !reply.raw.headersSent) void reply.send(new AppError('too_slow', { retryAfter: 5 }))
    }
    timers.set(request, setTimeout(giveUp, milliseconds).unref())
  }

  // The hook is not async: a promise for each hook of each request costs more than the hooks themselves.
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply)
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request)) end(request)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request)) begin(request, reply)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    end(request)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

type Patience = { milliseconds: number; minBytes: number }

/** A body must arrive within half a minute; a file may take longer if it keeps arriving at 4 KB a second. */
const standardPatience: Patience = { milliseconds: 30_000, minBytes: 30 * 4 * 1024 }

/**
 * Closes the connection of a client that sends its body too slowly. Node's own limit does not distinguish a form from a
 * file, and a phone needs minutes for 25 MB.
 */
export const cutSlowBodies =
  ({ milliseconds, minBytes }: Patience = standardPatience) =>
  async ({ raw, headers }: FastifyRequest): Promise<void> => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    const isFile = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    let seen = socket.bytesRead
    const timer = setInterval(() => {
      const came = socket.bytesRead - seen
      seen = socket.bytesRead
      // An in-process call has its whole body from the beginning and no connection.
      if (raw.complete !== false) clearInterval(timer)
      else if (!isFile || came < minBytes) socket.destroy()
    }, milliseconds).unref()
    raw.once('close', () => clearInterval(timer))
  }

const stepInMs = 100

/**
 * Runs work whose duration depends on the person and pads it to a full time step, so that the response time
 * does not reveal the person.
 */
export const padToTimeStep = async (work: () => Promise<void>): Promise<void> => {
  const start = performance.now()
  await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / stepInMs) * stepInMs - taken)
}
