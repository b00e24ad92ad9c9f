import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Changes } from '#db/changes.ts'
import { AppError } from '#http/errors.ts'
import { liveCalls } from './calls.ts'
import { LiveStreams, type StreamLimits } from './live-streams.ts'

/** Each stream costs a few kilobytes and a connection; further browsers poll once a minute. */
export const defaultStreamLimits: StreamLimits = { maxStreams: 1_000, maxPerPerson: 8 }

export const liveRoutes =
  ({ changes, limits }: { changes: Changes; limits: StreamLimits }): Routes =>
  async (app) => {
    const on = register(app, liveCalls)
    const streams = new LiveStreams(app.db, changes, limits)
    app.addHook('preClose', async () => streams.close())

    on('GET /api/live', async (request, reply) => {
      const { id, role } = signedInUser(request)
      reply.header('content-type', 'text/event-stream; charset=utf-8')
      // A proxy that buffers or compresses responses would delay every event.
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
      if (request.method === 'HEAD') return reply.send()
      const listener = { person: { id, role }, sessionId: request.sessionId ?? 0 }
      const since = request.query.since ?? request.headers['last-event-id']?.toString().slice(0, 80)
      const stream = streams.open(listener, since)
      if (!stream) throw new AppError('unavailable', { retryAfter: 60 })
      return reply.send(stream)
    })
  }
