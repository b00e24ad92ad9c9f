import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import { webhooksKey } from '#tests/support/test-app.ts'
import { allKinds, localNetwork, setUpWebhooks, type TestReceiver } from '#tests/support/webhook-setup.ts'
import { deleteOldDeliveries } from './delivery-repository.ts'
import { enqueueEvents } from './enqueue.ts'
import { openWebhooks } from './open-webhooks.ts'
import { openReceiverNetwork } from './receiver-network.ts'
import { WebhookSecrets } from './signature.ts'
import { webhookDeliveries, webhookReceivers } from './table.ts'

const canary = 'CANARYMATTER'
const request = {
  ...consultationInput,
  firstName: `${canary} first`,
  lastName: `${canary} last`,
  email: `${canary}@example.com`,
  subject: `${canary} subject`,
  message: `${canary} message`,
}

describeOnBothEngines('the delivery of events', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [consultations, outbox], {
    webhooks: openWebhooks(webhooksKey, ['127.0.0.1']),
  })
  const { openLocal, deliver, rows, receiverOf, until } = setUpWebhooks(() => app.db)
  const { admin } = people
  let log: string[] = []
  beforeEach(() => {
    log = []
  })
  const noted = { warn: (...line: unknown[]) => log.push(JSON.stringify(line)), error: () => undefined }

  const addAt = async (address: string): Promise<{ id: number; secret: string }> =>
    (await app.post('/api/admin/webhooks', { address, kinds: allKinds }, admin)).json()
  const add = ({ url }: TestReceiver) => addAt(url)
  /** Requests of guests, and their events. */
  const ask = async (count = 1) => {
    for (let at = 0; at < count; at++) await app.post('/api/consultations', request)
    while (await enqueueEvents(app.db));
  }
  const isSettled = async () => (await rows()).every(({ state }) => state !== 'waiting')

  it('sends kind, number and time, which the public library verifies until a byte changes', async () => {
    const receiver = await openLocal()
    const { secret } = await add(receiver)
    await ask()
    deliver()
    await until(isSettled)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const [row] = await rows()
    const event = { type: 'request.received', timestamp: row?.happenedAt, data: { id: row?.recordId } }
    const verify = (text: string, key = secret) => new Webhook(key).verify(text, headers as never)
    expect(verify(body)).toEqual(event)
    expect(JSON.parse(body)).toEqual(event)
    expect(headers).toMatchObject({ 'webhook-id': row?.eventId, 'content-type': 'application/json' })
    expect(() => verify(body.replace('received', 'changed!'))).toThrow('No matching signature')
    expect(() => verify(body, `whsec_${randomBytes(32).toString('base64')}`)).toThrow('No matching signature')
    expect(row).toMatchObject({ state: 'delivered', status: 204, attempts: 1, fault: null })
    expect(row?.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('signs with both secrets for 24 hours after a new one', async () => {
    const receiver = await openLocal()
    const { id, secret } = await add(receiver)
    const replaced = (await app.post(`/api/admin/webhooks/${id}/secret`, {}, admin)).json()
    expect(replaced.secret).not.toBe(secret)
    await ask()
    deliver()
    await until(isSettled)
    const verifies = (at: number, key: string) => {
      const { headers, body } = receiver.received[at] ?? { headers: {}, body: '' }
      try {
        return new Webhook(key).verify(body, headers as never) !== undefined
      } catch {
        return false
      }
    }
    expect([verifies(0, secret), verifies(0, replaced.secret)]).toEqual([true, true])
    await app.db.update(webhookReceivers).set({ previousUntil: sql`now() - interval '1 minute'` })
    await ask()
    await until(async () => (await isSettled()) && receiver.received.length === 2)
    expect([verifies(1, secret), verifies(1, replaced.secret)]).toEqual([false, true])
  })

  it('has no typed text in any event or line of the log', async () => {
    const receiver = await openLocal(() => 410)
    await add(receiver)
    await ask(3)
    deliver({ log: noted })
    await until(() => log.length > 0)
    await until(() => receiver.received.length > 0)
    expect(JSON.stringify([receiver.received, log, await rows()])).not.toContain(canary)
    expect(log.join()).not.toContain(receiver.url)
  })

  it.each([
    ['500', 500],
    ['a redirect, which is not followed', 302],
  ])('tries again under the same id after %s', async (_, status) => {
    const elsewhere = await openLocal()
    const receiver = await openLocal(() => (response) => {
      if (receiver.received.length < 3) response.writeHead(status, { location: elsewhere.url }).end()
      else response.writeHead(200).end('ok')
    })
    await add(receiver)
    await ask()
    deliver()
    await until(isSettled)
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(elsewhere.received).toEqual([])
    expect((await rows())[0]).toMatchObject({ state: 'delivered', attempts: 3, status: 200 })
  })

  it('waits after each attempt as listed, with jitter, and gives up after the ninth', async () => {
    const receiver = await openLocal(() => 503)
    await add(receiver)
    await ask()
    deliver({}, { hasShortDelays: false })
    const hour = 3600
    const delays = [5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour]
    for (const [at, delay] of delays.entries()) {
      await until(async () => (await rows())[0]?.claimedUntil === null && receiver.received.length === at + 1)
      const [row] = await rows()
      const waited = (Date.parse(row?.nextAttemptAt ?? '') - Date.parse(row?.attemptedAt ?? '')) / 1000
      expect(waited).toBeGreaterThanOrEqual(delay * 0.9 - 1)
      expect(waited).toBeLessThanOrEqual(delay * 1.1 + 1)
      await app.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })
    }
    await until(isSettled)
    expect((await rows())[0]).toMatchObject({ state: 'failed', attempts: 9, status: 503 })
  })

  it('ends an attempt without an answer, and a slow receiver delays no other', async () => {
    const slow = await openLocal(() => () => undefined)
    const quick = await openLocal()
    await add(slow)
    await add(quick)
    await ask(20)
    deliver({ timing: { attemptSeconds: 1.5 } })
    await until(() => quick.received.length === 20)
    expect((await rows()).filter(({ fault }) => fault === 'slow')).toEqual([])
    await until(async () => (await rows()).some(({ fault }) => fault === 'slow'))
  })

  it('does not connect to private addresses, by number or by name', async () => {
    const receiver = await openLocal()
    const { port } = new URL(receiver.url)
    const hosts = [`127.0.0.1:${port}`, '169.254.169.254', 'intranet.example.com', 'both.example.com']
    for (const host of hosts) {
      // Names may belong to an own network, so they are judged at the delivery.
      const { id } = await addAt('https://hooks.example.com/')
      await app.db
        .update(webhookReceivers)
        .set({ address: `https://${host}/` })
        .where(eq(webhookReceivers.id, id))
    }
    await ask()
    deliver({ network: { ...openReceiverNetwork([]), resolve: async (host) => addressesOf[host] ?? [] } })
    await until(isSettled)
    expect((await rows()).map(({ fault }) => fault)).toEqual(['closed', 'closed', 'closed', 'closed'])
    expect(receiver.received).toEqual([])
  })

  /** Names with a private address, also beside a public one. */
  const addressesOf: Record<string, { address: string; family: number }[]> = {
    'intranet.example.com': [{ address: '10.1.2.3', family: 4 }],
    'both.example.com': [
      { address: '8.8.8.8', family: 4 },
      { address: '192.168.1.1', family: 4 },
    ],
  }
  it('connects to the address that it checked, and checks it at each attempt', async () => {
    const inside = await openLocal()
    const allowed = await openLocal(() => 500)
    const { port } = new URL(allowed.url)
    await addAt(`http://rebinding.example.com:${port}/`)
    await ask()
    let looks = 0
    const resolve = async () => {
      looks += 1
      return [{ address: looks === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    }
    deliver({ network: { ...localNetwork, resolve } })
    await until(isSettled)
    expect(allowed.received).toHaveLength(1)
    expect(allowed.received[0]?.headers.host).toBe(`rebinding.example.com:${port}`)
    expect(inside.received).toEqual([])
    expect((await rows())[0]).toMatchObject({ fault: 'closed', status: null, state: 'failed' })
  })

  it('is off after 410, without a mail', async () => {
    const receiver = await openLocal(() => 410)
    const { id } = await add(receiver)
    await ask()
    await app.db.delete(outbox)
    deliver()
    await until(async () => !(await receiverOf(id))?.isActive)
    expect(await receiverOf(id)).toMatchObject({ offReason: 'gone' })
    expect(await app.db.$count(outbox)).toBe(0)
  })

  it('is off after five days of failures with a mail to the admins, and sends what waits once it is on', async () => {
    let status = 500
    const receiver = await openLocal(() => status)
    const { id } = await add(receiver)
    await ask()
    await app.db.delete(outbox)
    deliver({ timing: { delays: [60] } })
    await until(async () => (await receiverOf(id))?.failingSince !== null)
    expect(await receiverOf(id)).toMatchObject({ isActive: true })
    await app.db.update(webhookReceivers).set({ failingSince: sql`now() - interval '121 hours'` })
    await app.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()`, attempts: 0 })
    await until(async () => !(await receiverOf(id))?.isActive)
    expect(await receiverOf(id)).toMatchObject({ offReason: 'failures' })
    const [mail, ...others] = await app.db.select().from(outbox)
    expect([mail?.recipient, others.length]).toEqual(['the.admin@example.com', 0])
    expect(mail?.text).toContain(new URL(receiver.url).host)
    status = 200
    await app.put(`/api/admin/webhooks/${id}`, { isActive: true }, admin)
    await app.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })
    await until(isSettled)
    expect(await receiverOf(id)).toMatchObject({ isActive: true, offReason: null, failingSince: null })
  })

  it('counts no failure of a test, and tries it once', async () => {
    const { id } = await addAt(`http://127.0.0.1:${await findClosedPort()}/`)
    await app.post(`/api/admin/webhooks/${id}/test`, {}, admin)
    deliver()
    await until(isSettled)
    expect((await rows())[0]).toMatchObject({ state: 'failed', fault: 'network', attempts: 1 })
    expect(await receiverOf(id)).toMatchObject({ failingSince: null })
  })

  it('sends nothing of a request that was restricted since, until it is open again', async () => {
    const receiver = await openLocal()
    await add(receiver)
    await ask()
    await app.db.update(consultations).set({ isRestricted: true })
    const delivery = deliver()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(receiver.received).toEqual([])
    await app.db.update(consultations).set({ isRestricted: false })
    delivery.poll()
    await until(isSettled)
    expect(receiver.received).toHaveLength(1)
  })

  it('is recorded for 30 days', async () => {
    await addAt('https://hooks.example.com/')
    await ask(2)
    const [first] = await rows()
    await app.db
      .update(webhookDeliveries)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(webhookDeliveries.id, first?.id ?? 0))
    expect(await deleteOldDeliveries(app.db, 30)).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  it('sends each event once from two servers', async () => {
    const receiver = await openLocal()
    await add(receiver)
    await ask(60)
    deliver()
    deliver()
    await until(isSettled)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  })

  it('sends an event of a process that died, and none with a lost key', async () => {
    const receiver = await openLocal()
    await add(receiver)
    await ask()
    await app.db.update(webhookDeliveries).set({
      attempts: 1,
      claimedUntil: sql`now() + interval '1 second'`,
      nextAttemptAt: sql`now() + interval '1 second'`,
    })
    deliver({ secrets: new WebhookSecrets(randomBytes(32)) })
    await until(isSettled)
    expect((await rows())[0]).toMatchObject({ state: 'failed', fault: 'secret' })
    expect(receiver.received).toEqual([])
  })
})
