import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Notification } from 'pg'
import { type Changes, recordsChannel, tablesChannel } from './changes.ts'

/** Interval of the test whether notifications reach an idle connection. */
const heartbeatInMs = 5_000
/** Prefix of a notification that an instance sends to itself. */
const echo = 'echo '
/** The server delivers it with the reply to the statement. */
const echoLimitInMs = 2_000
const firstPauseInMs = 250
const maxPauseInMs = 2_000

type Listening = Pick<ClientBase, 'query' | 'on' | 'off'> & { end(): Promise<void> }

/**
 * Listens for changes by other instances: triggers notify when their transaction commits. Reconnects until it
 * succeeds; meanwhile `changes.isHearing` is false. Resolves on the first connection or the first failure.
 */
export const receiveNews = async (
  changes: Changes,
  { connect, isOwn }: { connect: () => Promise<Listening>; isOwn: (processId: number) => boolean },
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  const { signal } = stopping
  const first = Promise.withResolvers<void>()
  const pass = ({ channel, processId, payload = '' }: Notification) => {
    // The connections of the pool have passed on their own changes.
    const isKnown = channel === tablesChannel && (payload.startsWith(echo) || isOwn(processId))
    if (!isKnown) changes.notify(channel, payload)
  }
  const listenOnce = async (onListening: () => void) => {
    const client = await connect()
    const lost = new AbortController()
    const over = AbortSignal.any([signal, lost.signal])
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', pass)
    try {
      await client.query(`listen ${tablesChannel}; listen ${recordsChannel}`)
      await receiveEcho(client, over)
      changes.startListening()
      onListening()
      while (!over.aborted) {
        await sleep(heartbeatInMs, undefined, { signal: over, ref: false }).catch(() => undefined)
        if (!over.aborted) await receiveEcho(client, over)
      }
    } finally {
      changes.stopListening()
      await client.end().catch(() => undefined)
    }
  }
  const listen = async () => {
    let pause = firstPauseInMs
    while (!signal.aborted) {
      await listenOnce(() => {
        pause = firstPauseInMs
        first.resolve()
      }).catch(() => undefined)
      first.resolve()
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, maxPauseInMs)
    }
  }
  const ended = listen()
  await first.promise
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/**
 * Fails unless notifications reach this connection: a pooler may accept `listen` and still deliver nothing.
 */
const receiveEcho = async (client: Listening, over: AbortSignal): Promise<void> => {
  const payload = echo + randomUUID()
  const received = new Promise<void>((resolve) => {
    const listen = (news: Notification) => {
      if (news.payload !== payload) return
      client.off('notification', listen)
      resolve()
    }
    client.on('notification', listen)
  })
  await client.query('select pg_notify($1, $2)', [tablesChannel, payload])
  const late = sleep(echoLimitInMs, 'late' as const, { signal: over, ref: false })
  if ((await Promise.race([received, late])) === 'late') throw new Error('news do not come through')
}
