import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#db/connection.ts'
import { type DeliveryOptions, startEventDelivery } from '#features/webhooks/server/delivery.ts'
import { enqueueEvents } from '#features/webhooks/server/enqueue.ts'
import { openReceiverNetwork } from '#features/webhooks/server/receiver-network.ts'
import { WebhookSecrets } from '#features/webhooks/server/signature.ts'
import {
  webhookCursor,
  webhookDeliveries,
  webhookPublications,
  webhookReceivers,
} from '#features/webhooks/server/table.ts'
import { eventKinds } from '#features/webhooks/values.ts'
import { webhooksKey } from './test-app.ts'

export type Received = { headers: IncomingHttpHeaders; body: string; path: string }
/** An HTTP status, or the handling of the response by itself. */
type Mood = number | ((response: ServerResponse) => void)

/** A real receiver in this process. `mood` may change from event to event. */
export const openReceiver = async (mood: (received: Received) => Mood = () => 204) => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const event = {
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        path: request.url ?? '',
      }
      received.push(event)
      const answer = mood(event)
      if (typeof answer === 'number') response.writeHead(answer).end()
      else answer(response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}/events`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type TestReceiver = Awaited<ReturnType<typeof openReceiver>>

/** The network of a firm whose receivers run on this machine. */
export const localNetwork = openReceiverNetwork(['127.0.0.1/32'])

const hurried = { pollEverySeconds: 0.02, attemptSeconds: 5 }

/** Receivers and deliveries for a suite. All of them end with the test. */
export const setUpWebhooks = (db: () => Database) => {
  const closers: (() => Promise<unknown>)[] = []
  const secrets = new WebhookSecrets(webhooksKey)
  beforeEach(async () => {
    for (const table of [webhookDeliveries, webhookReceivers, webhookCursor, webhookPublications])
      await db().delete(table)
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  const openLocal = async (mood?: (received: Received) => Mood) => {
    const receiver = await openReceiver(mood)
    closers.push(receiver.close)
    return receiver
  }
  /** Starts a delivery with short delays, or with those of production. */
  const deliver = (more: Partial<DeliveryOptions> = {}, { hasShortDelays = true } = {}) => {
    const delivery = startEventDelivery(db(), {
      secrets,
      network: localNetwork,
      publicUrl: () => 'https://mizan.example',
      log: { warn: () => undefined, error: () => undefined },
      ...more,
      timing: { ...hurried, ...(hasShortDelays && { delays: [0.02, 0.02, 0.02] }), ...more.timing },
    })
    closers.unshift(() => delivery.stop())
    return delivery
  }
  const rows = () => db().select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
  /** Derives all events of the audit log, and returns the kinds and numbers of the new ones. */
  const news = async () => {
    const before = (await rows()).length
    while (await enqueueEvents(db()));
    return (await rows()).slice(before).map(({ kind, recordId }) => [kind, recordId])
  }
  const receiverOf = async (id: number) => {
    const [row] = await db().select().from(webhookReceivers).where(eq(webhookReceivers.id, id))
    return row
  }
  const until = async (condition: () => unknown) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { secrets, openLocal, deliver, rows, news, receiverOf, until, closers }
}

export const allKinds = [...eventKinds]
