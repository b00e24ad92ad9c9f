import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, testPassword } from '#tests/support/test-app.ts'
import { auditLog } from './table.ts'

describeOnBothEngines('a line of the audit log', (openTestDatabase) => {
  const api = openApp(openTestDatabase)
  const staff = api.person('staff', 'noura')
  const remoteAddress = '203.0.113.7'
  const lastLine = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

  it('contains the logged-in user and their IP address, none for a guest, and the user of a login', async () => {
    const payload = { name: 'Acme', logo: 'https://acme.example/logo.png' }
    const call = { method: 'POST', url: '/api/admin/clients', remoteAddress, payload } as const
    const made = await callAs(api, staff, call)
    expect(await lastLine()).toMatchObject({
      userId: staff.id,
      userName: 'noura Test',
      action: 'create',
      entity: 'client',
      entityId: made.json().id,
      details: { name: 'Acme' },
      ipAddress: remoteAddress,
    })
    const message = { name: 'Sara', email: 'sara@example.com', subject: 'An hour', message: 'On Sunday?' }
    await api.inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: message })
    const expected = { userId: null, userName: '', entity: 'contactMessage', ipAddress: remoteAddress }
    expect(await lastLine()).toMatchObject(expected)
    const login = { username: 'noura', password: testPassword }
    await api.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: login })
    expect(await lastLine()).toMatchObject({
      userId: staff.id,
      action: 'login',
      entity: 'session',
      entityId: null,
      details: {},
      ipAddress: remoteAddress,
    })
  })
})
