import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import type { Person } from './test-app.ts'

/** For apps whose streams a test opens, without a pause between events. The test closes the app. */
export const streamLimits = { maxStreams: 100, maxPerPerson: 8, pauseInMs: 0 }

/**
 * The events of `GET /api/live` for one person. The first one means that anything may have changed, unless
 * `since` is a known event.
 */
export const openStream = async (app: FastifyInstance, { cookie }: Person, since = 'elsewhere.0') => {
  // Only a real connection can be lost.
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = `/api/live?since=${since}`
    get({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false }, resolve).on('error', reject)
  })
  let text = ''
  let isEnded = false
  answer.on('data', (chunk: Buffer) => {
    text += chunk
  })
  answer.on('error', () => undefined)
  answer.on('close', () => {
    isEnded = true
  })
  const events = () =>
    [...text.matchAll(/^id: (\S+)\n(?:data: (.*)\n)?$/gm)].map(([, id = '', kinds = '']) => ({ id, kinds }))
  const kinds = () => events().flatMap((event) => event.kinds.split(' ').filter(Boolean))
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    kinds,
    text: () => text,
    lastId: () => events().at(-1)?.id,
    isEnded: () => isEnded,
    heard: (kind: string) =>
      until(
        () => kinds().includes(kind),
        () => `heard ${JSON.stringify(kinds())}, not ${kind}`,
      ),
    ended: () =>
      until(
        () => isEnded,
        () => 'the stream is still open',
      ),
    close: () => void answer.destroy(),
  }
}

const until = (isTrue: () => boolean, explain: () => string) =>
  vi.waitFor(
    () => {
      if (!isTrue()) throw new Error(explain())
    },
    { timeout: 30_000, interval: 20 },
  )
