import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { prepared } from '#tests/support/databases.ts'
import { logInAt, sendJson } from '#tests/support/fetch-calls.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { openReceiver } from '#tests/support/webhook-setup.ts'

const { postgresql } = prepared()
const unavailable = 'unavailable' in postgresql ? ` (SKIPPED: ${postgresql.unavailable})` : ''
/** The figure of the specification is 10,000; fewer keep the test short. */
const count = Number(process.env.EVENTS ?? 500)
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const password = 'a-long-password'

/** Requests, each with its row in the audit log. */
const addRequests = (connection: DatabaseConnection) =>
  connection.db.execute(sql`
    with added as (
      insert into consultations (first_name, last_name, email, phone, service, message)
      select 'Sara', n::text, '', '', 'corporate', 'x' from generate_series(1, ${count}::integer) n
      returning id)
    insert into audit_log (user_name, action, entity, entity_id, hash)
    select '', 'create', 'consultation', id, 'x' from added`)

const startServer = async (settings: Record<string, string>) => {
  const server = new ServerProcess({
    SEED: 'none',
    ADMIN_PASSWORD: password,
    WEBHOOK_NETWORKS: '127.0.0.1',
    ...settings,
  })
  ends.push(() => server.end('SIGKILL'))
  return { server, origin: await server.url }
}

const addReceiver = async (origin: string, address: string) => {
  const cookie = await logInAt(origin, 'admin', password)
  const kinds = ['request.received']
  const answer = await sendJson(`${origin}/api/admin/webhooks`, { address, kinds }, { cookie })
  expect(answer.status).toBe(201)
}

const startReceiver = async () => {
  const receiver = await openReceiver()
  ends.push(receiver.close)
  return receiver
}

describe.skipIf(unavailable)(`events of two servers${unavailable}`, () => {
  it('are sent once each, or again under the same id, even if one server is killed', async () => {
    if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    ends.push(database.drop)
    const settings = { DATABASE_URL: database.url, DATA_DIR: makeTemporaryFolder('events') }
    const first = await startServer(settings)
    const second = await startServer(settings)
    const receiver = await startReceiver()
    await addReceiver(second.origin, receiver.url)
    const connection = await openDatabase({ databaseUrl: database.url, dataDir: '' })
    ends.push(() => connection.close())
    await addRequests(connection)
    while (receiver.received.length < count / 5) await wait(20)
    await first.server.end('SIGKILL')
    // A claim of the killed server ends after a minute.
    await connection.db.execute(sql`
      update webhook_deliveries set claimed_until = now() + interval '11 seconds',
        next_attempt_at = now() + interval '11 seconds' where claimed_until > now() + interval '11 seconds'`)
    const ids = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    const records = () => new Set(receiver.received.map(({ body }) => JSON.parse(body).data.id))
    while (records().size < count) await wait(100)
    await wait(1_000)
    expect([ids().size, records().size]).toEqual([count, count])
    // At most those in flight at the kill are sent twice.
    expect(receiver.received.length - count).toBeLessThanOrEqual(8)
  })
})

describe('an event of a server that is killed after the commit', () => {
  it('is sent by the next start', async () => {
    const settings = { DATA_DIR: makeTemporaryFolder('killed-event') }
    const killed = await startServer(settings)
    const receiver = await startReceiver()
    await addReceiver(killed.origin, receiver.url)
    const answer = await sendJson(`${killed.origin}/api/consultations`, consultationInput)
    await killed.server.end('SIGKILL')
    const { id } = (await answer.json()) as { id: number }
    await startServer(settings)
    while (receiver.received.length === 0) await wait(50)
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([id])
  })
})
