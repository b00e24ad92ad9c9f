import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Nobody waits longer than this for an answer that does not begin: the limits of the database are for each of its
 * answers, and a request may ask it many things. The time a body takes to arrive is the sender's (`slow-bodies.ts`),
 * and a file may take long to be looked at.
 */
export const limitTime = (app: FastifyInstance, milliseconds: number): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = (request: FastifyRequest) => clearTimeout(timers.get(request))

  const hooks = ['onRequest', 'preValidation'] as const
  for (const hook of hooks)
    app.addHook(hook, async (request, reply) => {
      end(request)
      if (isUpload(request)) return
      const giveUp = () => {
        if (!reply.sent && !reply.raw.headersSent)
          void reply.send(new AppError('too_slow', { retryAfter: 5 }))
      }
      timers.set(request, setTimeout(giveUp, milliseconds).unref())
    })
  app.addHook('preParsing', async (request) => end(request))
  app.addHook('onSend', async (request) => end(request))
  app.addHook('onRequestAbort', async (request) => end(request))
}

const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
