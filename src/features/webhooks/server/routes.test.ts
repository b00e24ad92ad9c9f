import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import { webhooksKey } from '#tests/support/test-app.ts'
import { setUpWebhooks } from '#tests/support/webhook-setup.ts'
import { openWebhooks } from './open-webhooks.ts'
import { webhookReceivers } from './table.ts'

describeOnBothEngines('receivers of events', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [], {
    webhooks: openWebhooks(webhooksKey, ['10.1.0.0/16']),
  })
  const { rows, receiverOf } = setUpWebhooks(() => app.db)
  const { admin } = people
  beforeEach(async () => {
    await app.db.update(sessions).set({ confirmedAt: new Date().toISOString() })
  })

  const input = { address: 'https://hooks.example.com/a?key=1', kinds: ['request.received'] }
  const add = async (more: object = {}) => {
    const response = await app.post('/api/admin/webhooks', { ...input, ...more }, admin)
    expect([response.statusCode, response.body]).toEqual([201, response.body])
    return response.json()
  }

  it('shows the secret of a new receiver once, and stores it encrypted', async () => {
    const { id, secret } = await add({ note: 'Accounting' })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const list = await app.get('/api/admin/webhooks', admin)
    expect(list.json()).toMatchObject([{ id, note: 'Accounting', isActive: true, failingSince: null }])
    expect(list.body).not.toContain('whsec_')
    expect(JSON.stringify(await app.db.select().from(webhookReceivers))).not.toContain(secret)
    expect(JSON.stringify(await app.db.select().from(auditLog))).not.toMatch(/whsec_|key=1/)
  })

  it('requires a recent proof for all that sends events elsewhere', async () => {
    const { id } = await add()
    await app.db.update(sessions).set({ confirmedAt: '2026-01-01T00:00:00.000Z' })
    const path = `/api/admin/webhooks/${id}`
    const answers = [
      await app.post('/api/admin/webhooks', input, admin),
      await app.put(path, { address: 'https://other.example.com' }, admin),
      await app.put(path, { isActive: false }, admin),
      await app.post(`${path}/secret`, {}, admin),
      await app.remove(path, admin),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(5).fill('proof_required'))
    expect(await receiverOf(id)).toMatchObject({ address: input.address, isActive: true })
  })

  it('returns the same secret for a repeated call', async () => {
    const headers = { 'idempotency-key': 'd0c9f1f2-3c0a-4f6e-9f0e-0c1f8b1c2d3e', cookie: admin.cookie }
    const send = () => app.inject({ method: 'POST', url: '/api/admin/webhooks', payload: input, headers })
    const [first, second] = [(await send()).json(), (await send()).json()]
    expect(second).toEqual(first)
    expect(await app.db.$count(webhookReceivers)).toBe(1)
  })

  it.each([
    ['http://10.1.2.3/x', 201],
    ['http://accounting.local/x', 201],
    ['https://127.0.0.1/x', 400],
    ['https://169.254.169.254/latest', 400],
    ['https://[::1]/x', 400],
    ['https://10.2.0.1/x', 400],
    ['http://8.8.8.8/x', 400],
    ['https://8.8.8.8:22/x', 400],
    ['https://user:word@hooks.example.com/', 400],
    ['ftp://hooks.example.com/', 400],
  ])('judges the address %s', async (address, status) => {
    const response = await app.post('/api/admin/webhooks', { ...input, address }, admin)
    expect(response.statusCode).toBe(status)
  })

  it('refuses an address without encryption if no network is allowed', async () => {
    const other = await app.another()
    const address = 'http://hooks.example.com/'
    const response = await app.post('/api/admin/webhooks', { ...input, address }, admin, other)
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'address' }] })
  })

  it('refuses unknown or no kinds, and a 21st receiver', async () => {
    for (const kinds of [[], ['request.deleted']])
      expect((await app.post('/api/admin/webhooks', { ...input, kinds }, admin)).statusCode).toBe(400)
    const row = { address: input.address, kinds: [], sealedSecret: '' }
    await app.db.insert(webhookReceivers).values(Array.from({ length: 20 }, () => row))
    expect((await app.post('/api/admin/webhooks', input, admin)).json().code).toBe('webhooks_full')
  })

  it('changes, turns off and deletes a receiver, and refuses a stale change', async () => {
    const { id, updatedAt } = await add()
    const path = `/api/admin/webhooks/${id}`
    const changed = await app.put(path, { kinds: ['message.sent'], isActive: false, updatedAt }, admin)
    expect(changed.json()).toMatchObject({ kinds: ['message.sent'], isActive: false })
    expect((await app.put(path, { note: 'x', updatedAt }, admin)).json().code).toBe('stale')
    expect((await app.post(`${path}/test`, {}, admin)).json().code).toBe('webhook_off')
    expect((await app.remove(path, admin)).statusCode).toBe(204)
    expect((await app.get('/api/admin/webhooks', admin)).json()).toEqual([])
  })

  it('queues a test, lists it, and sends it again under the same id', async () => {
    const { id } = await add()
    const test = (await app.post(`/api/admin/webhooks/${id}/test`, {}, admin)).json()
    expect(test).toMatchObject({ kind: 'test', recordId: id, state: 'waiting', address: input.address })
    const list = await app.get('/api/admin/webhook-deliveries?pageSize=5', admin)
    expect([list.json(), list.headers['x-total-count']]).toEqual([[test], '1'])
    const again = (await app.post(`/api/admin/webhook-deliveries/${test.id}/resend`, {}, admin)).json()
    expect(again).toMatchObject({ id: test.id, eventId: test.eventId, state: 'waiting' })
    expect(await rows()).toHaveLength(1)
  })
})
