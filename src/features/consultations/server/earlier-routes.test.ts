import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import type { Person } from '#tests/support/test-app.ts'

describeOnBothEngines('a request from before the account', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const { post, rowOf, historyOf, asStaff } = calls
  const mailbox = 'the.client@example.com'
  const setAddress = (person: Person, email: string, isVerified: boolean) =>
    calls.app.db.update(users).set({ email, isVerified }).where(eq(users.id, person.id))
  const offered = async (person: Person) =>
    (await calls.as(person, 'GET', '/api/client/earlier-requests')).json()
  const claim = (person: Person, ids: unknown) =>
    calls.as(person, 'POST', '/api/client/earlier-requests', { ids })
  const sendAsGuest = async (email: string, subject = '') =>
    (await post({ ...consultationInput, email, subject })).json().id as number

  beforeEach(async () => {
    const { client, otherClient } = calls.people
    await setAddress(client, mailbox, true)
    await setAddress(otherClient, 'other.client@example.com', true)
  })

  it('is offered only to the user with that verified address, ignoring case', async () => {
    const { client, otherClient } = calls.people
    const id = await sendAsGuest('The.Client@Example.com', 'إدخال شريك')
    await sendAsGuest('stranger@example.com')
    await post({ ...consultationInput, email: mailbox }, otherClient)
    expect(await offered(client)).toEqual([
      { id, service: 'corporate', subject: 'إدخال شريك', createdAt: expect.any(String) },
    ])
    expect(await offered(otherClient)).toEqual([])
    await setAddress(client, mailbox, false)
    expect(await offered(client)).toEqual([])
  })

  it('becomes the user’s own on request, with a history entry and an audit record', async () => {
    const { client } = calls.people
    const id = await sendAsGuest(mailbox)
    const before = await rowOf(id)
    expect((await calls.as(client, 'GET', `/api/client/consultations/${id}`)).statusCode).toBe(404)
    const response = await claim(client, [id])
    expect([response.statusCode, response.json()]).toEqual([201, { ids: [id] }])
    expect(await offered(client)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ userId: client.id, status: 'pending', email: mailbox })
    expect((await rowOf(id))?.updatedAt).not.toBe(before?.updatedAt)
    const expected = [
      ['created', null, null],
      ['claimed', null, client.id],
    ]
    expect((await historyOf(id)).map(({ field, from, userId }) => [field, from, userId])).toEqual(expected)
    const own = await calls.as(client, 'GET', `/api/client/consultations/${id}`)
    expect(own.json().history).toHaveLength(1)
    expect((await asStaff('GET', `/api/admin/consultations/${id}`)).json().history).toHaveLength(2)
    expect(
      await calls.app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'claim'), eq(auditLog.entityId, id))),
    ).toMatchObject([{ userId: client.id, entity: 'consultation' }])
  })

  it('is not claimed if any request in the same call is refused', async () => {
    const { client, otherClient } = calls.people
    const [first, second] = [await sendAsGuest(mailbox), await sendAsGuest(mailbox)]
    const foreign = await sendAsGuest('stranger@example.com')
    const owned = (await post({ ...consultationInput, email: mailbox }, otherClient)).json().id
    const unknown = await claim(client, [first, 999_999])
    for (const other of [foreign, owned]) {
      const response = await claim(client, [first, other])
      expect([response.statusCode, response.body]).toEqual([404, unknown.body])
    }
    expect(await rowOf(first)).toMatchObject({ userId: null })
    expect(await rowOf(owned)).toMatchObject({ userId: otherClient.id })
    expect((await claim(client, [first, second, first])).statusCode).toBe(201)
    expect((await claim(client, [first])).statusCode).toBe(404)
  })

  it('cannot be claimed with an unverified or previous address, and is claimed by only one of two simultaneous calls', async () => {
    const { client } = calls.people
    const id = await sendAsGuest(mailbox)
    await setAddress(client, mailbox, false)
    expect((await claim(client, [id])).statusCode).toBe(404)
    await setAddress(client, 'moved@example.com', true)
    expect((await claim(client, [id])).statusCode).toBe(404)
    expect(await rowOf(id)).toMatchObject({ userId: null })
    await setAddress(client, mailbox, true)
    const answers = await Promise.all([claim(client, [id]), claim(client, [id])])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404])
    expect(await historyOf(id)).toHaveLength(2)
  })

  it.each([[[]], [[0]], [['1']], [undefined], [Array.from({ length: 51 }, (_, n) => n + 1)]])(
    'is not claimed with the ids %j',
    async (ids) => {
      expect((await claim(calls.people.client, ids)).statusCode).toBe(400)
    },
  )

  it('shows the office the contact preference of its client, and none for a guest', async () => {
    const { client } = calls.people
    const id = await sendAsGuest(mailbox)
    const seen = async () => (await asStaff('GET', `/api/admin/consultations/${id}`)).json().contactPreference
    expect(await seen()).toBeNull()
    await claim(client, [id])
    await calls.app.db.update(users).set({ contactPreference: 'phone' }).where(eq(users.id, client.id))
    expect(await seen()).toBe('phone')
  })
})
