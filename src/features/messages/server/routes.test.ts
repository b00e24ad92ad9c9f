import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { fieldOf, idsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertId, insertRow } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { type Person, signUp } from '#tests/support/test-app.ts'
import { messages } from './table.ts'

const newMessage = { subject: 'عقد الإيجار', content: 'متى يبدأ العقد؟' }

describeOnBothEngines('a message', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [messages, documents, consultations])
  const colleague = app.person('staff', 'a.colleague')

  const send = (from: Person, payload: object) => app.post('/api/messages', payload, from)
  const sent = async (from: Person, payload: object) => {
    const response = await send(from, payload)
    expect([response.statusCode, response.body]).toEqual([201, response.body])
    return response.json()
  }
  const read = (person: Person, id: number) => app.get(`/api/messages/${id}`, person)
  const box = async (person: Person, name: string) =>
    idsOf(await app.get(`/api/messages?box=${name}`, person))
  const setStatus = (person: Person, id: number, status: string) =>
    app.put(`/api/messages/${id}`, { status }, person)
  const requestOf = async (client: Person, assignedTo?: Person) => {
    const values = { ...consultation, service: 'contract' as const, userId: client.id }
    return insertRow(app.db, consultations, { ...values, assignedToId: assignedTo?.id ?? null })
  }
  const documentOf = async (client: Person) => {
    return insertId(app.db, documents, { userId: client.id, ...documentInput() })
  }

  it('goes to the firm if a client sends it, and is marked as read only when a recipient opens it', async () => {
    const { client, staff, admin } = people
    const { id } = await sent(client, newMessage)
    expect(await box(staff, 'inbox')).toEqual([id])
    expect(await box(client, 'sent')).toEqual([id])
    expect((await read(client, id)).json().status).toBe('unread')
    expect((await read(staff, id)).json()).toMatchObject({ status: 'read', isToFirm: true, toUserName: null })
    expect((await read(admin, id)).json().status).toBe('read')
    const { id: own } = await sent(staff, { ...newMessage, toUserId: client.id })
    await read(staff, own)
    await read(admin, own)
    expect((await read(admin, own)).json().status).toBe('unread')
    expect((await read(client, own)).json().status).toBe('read')
  })

  it('is archived only by its recipient, and is in the archive then', async () => {
    const { client, staff, admin } = people
    const { id } = await sent(staff, { ...newMessage, toUserId: client.id })
    for (const person of [staff, admin])
      expect((await setStatus(person, id, 'archived')).statusCode).toBe(403)
    expect((await setStatus(people.otherClient, id, 'archived')).statusCode).toBe(404)
    expect((await setStatus(client, id, 'unread')).statusCode).toBe(400)
    expect(await box(client, 'inbox')).toEqual([id])
    expect((await setStatus(client, id, 'archived')).json().status).toBe('archived')
    expect(await box(client, 'inbox')).toEqual([])
    expect(await box(client, 'archived')).toEqual([id])
  })

  it('is hidden from another client, with thread and status', async () => {
    const { client, otherClient } = people
    const { id } = await sent(client, newMessage)
    const unknown = await read(otherClient, 999_999)
    const foreign = await read(otherClient, id)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(unknown.body)
    expect((await send(otherClient, { ...newMessage, parentMessageId: id })).statusCode).toBe(404)
    expect(await app.db.$count(messages)).toBe(1)
    for (const name of ['inbox', 'sent', 'archived']) expect(await box(otherClient, name)).toEqual([])
  })

  describe('a message of a client', () => {
    it('can be sent by name only to assignees and to people who have written to the client', async () => {
      const { client, staff, otherClient, admin } = people
      for (const stranger of [staff, otherClient, admin, client, { id: 999_999 }]) {
        const refused = await send(client, { ...newMessage, toUserId: stranger.id })
        expect(fieldOf(refused)).toEqual([400, 'toUserId'])
      }
      await requestOf(client, staff)
      await sent(client, { ...newMessage, toUserId: staff.id })
      const first = await sent(admin, { ...newMessage, toUserId: client.id })
      await sent(client, { ...newMessage, toUserId: admin.id, parentMessageId: first.id })
      expect((await app.get('/api/client/correspondents', client)).json()).toMatchObject([{ id: staff.id }])
    })

    it('may contain only the client’s own request and documents', async () => {
      const { client, otherClient } = people
      const foreignDocument = await documentOf(otherClient)
      const own = await documentOf(client)
      const answer = async (extra: object) => (await send(client, { ...newMessage, ...extra })).statusCode
      expect(await answer({ attachments: [own, foreignDocument] })).toBe(404)
      expect(await app.db.$count(messages)).toBe(0)
      const { attachments } = await sent(client, { ...newMessage, attachments: [own] })
      expect(attachments).toEqual([
        { id: own, name: 'deed.pdf', type: 'application/pdf', size: 12, malwareCheck: null },
      ])
    })
  })

  it('can be sent by the office to anyone who can log in', async () => {
    const { staff, client } = people
    expect((await send(staff, newMessage)).json().errors[0].field).toBe('toUserId')
    await sent(staff, { ...newMessage, toUserId: client.id })
    await sent(staff, { ...newMessage, toUserId: colleague.id })
    expect((await app.get('/api/admin/correspondents?q=colleague', staff)).json()).toMatchObject([
      { id: colleague.id, role: 'staff' },
    ])
  })

  it('shows the office who a correspondent is: address, verification, account and number of consultations', async () => {
    const { staff, client } = people
    const twin = await signUp(app, 'client', 'twin')
    await app.db.update(users).set({ firstName: 'the.client', lastName: 'Test' }).where(eq(users.id, twin.id))
    await requestOf(client)
    const url = '/api/admin/correspondents'
    const found = (await app.get(`${url}?q=the.client`, staff)).json()
    expect(found).toHaveLength(2)
    const [first, second] = [client, twin].map(({ id }) =>
      found.find((each: { id: number }) => each.id === id),
    )
    const instant = expect.stringMatching(/^20\d\d-.*Z$/)
    expect(first).toMatchObject({
      email: 'the.client@example.com',
      isVerified: true,
      verifiedAt: instant,
      createdAt: instant,
      requests: 1,
    })
    expect(second).toMatchObject({
      email: 'twin@example.com',
      isVerified: false,
      verifiedAt: null,
      requests: 0,
    })
    expect((await app.get(`${url}/${client.id}`, staff)).json()).toEqual(first)
    const own = (await app.get('/api/client/correspondents', client)).json()
    expect(JSON.stringify(own)).not.toContain('@')
  })

  it('can be answered: the reply goes to the other side, stays with the request, joins the thread, and is listed to participants only', async () => {
    const { client, staff } = people
    const request = await requestOf(client, staff)
    const first = await sent(client, { ...newMessage, consultationId: request.id })
    const second = await sent(staff, { ...newMessage, parentMessageId: first.id })
    expect(second).toMatchObject({ toUserId: client.id, consultationId: request.id })
    const third = await sent(client, { ...newMessage, parentMessageId: second.id })
    expect(third.toUserId).toBe(staff.id)
    const thread = (await read(client, second.id)).json().thread
    expect(thread.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id, third.id])
    await sent(client, newMessage)
    const about = (person: Person) =>
      app.get(`/api/messages?consultationId=${request.id}&sort=createdAt`, person)
    const listed = await about(client)
    expect(idsOf(listed)).toEqual([first.id, second.id, third.id])
    expect(listed.headers['x-total-count']).toBe('3')
    expect((await about(people.otherClient)).json()).toEqual([])
  })

  it('can be sent by a client to the assignee of the consultation', async () => {
    const { client, otherClient, staff } = people
    const assigned = await requestOf(client, staff)
    const open = await requestOf(client)
    const of = async (person: Person, id: number) =>
      (await app.get(`/api/client/correspondents?consultationId=${id}`, person)).json()
    expect(await of(client, assigned.id)).toMatchObject([{ id: staff.id }])
    expect(await of(client, open.id)).toEqual([])
    expect(await of(otherClient, assigned.id)).toEqual([])
  })

  it('counts as the promised reply if it is the first of the office about a request', async () => {
    const { client, staff } = people
    const request = await requestOf(client)
    const answeredAt = async () => (await app.db.select().from(consultations))[0]?.firstAnswerAt
    await sent(client, { ...newMessage, consultationId: request.id })
    expect(await answeredAt()).toBeNull()
    await sent(staff, { ...newMessage, toUserId: client.id, consultationId: request.id })
    const first = await answeredAt()
    expect(first).not.toBeNull()
    await sent(staff, { ...newMessage, toUserId: client.id, consultationId: request.id })
    expect(await answeredAt()).toBe(first)
  })

  it('is in the table of the office with names, and found in Arabic and by status', async () => {
    const { client, staff } = people
    await sent(client, { subject: 'إيجار المعرض', content: 'نص' })
    await sent(staff, { ...newMessage, toUserId: client.id })
    const table = async (query: string) => (await app.get(`/api/admin/messages?${query}`, staff)).json()
    expect(await table('')).toHaveLength(2)
    expect((await table(`q=${encodeURIComponent('ايجار المعرض')}`))[0]).toMatchObject({
      fromUserName: 'the.client Test',
    })
    expect(await table('status=archived')).toEqual([])
    expect(await table('box=sent')).toHaveLength(1)
  })
})
