import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Limits the time until an answer begins: the limits of the database are per statement, and a request may run many. The
 * time in which the body arrives is limited elsewhere (`slow-bodies.ts`), and checking a file may take long.
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
