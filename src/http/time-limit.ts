import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Limits the time until a response begins: the database limits each statement, but a request may run many.
 * The time for the body to arrive is limited in `slow-bodies.ts`, and checking a file may take long.
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
