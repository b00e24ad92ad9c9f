import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import { messages } from './table.ts'

const newMessage = { subject: 'عقد الإيجار', content: 'متى يبدأ العقد؟' }

describeOnBothEngines('a conversation', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [messages])

  const sent = async (from: Person, payload: object) =>
    (await app.post('/api/messages', payload, from)).json()
  const setStatus = (person: Person, id: number, status: string) =>
    app.put(`/api/messages/${id}`, { status }, person)

  it("is in a client's list once, with its latest message and the number of unread ones", async () => {
    const { client, staff } = people
    const lease = await sent(client, { subject: 'Lease', content: 'When does it begin?' })
    const answer = { subject: 'Lease', content: 'In May.', parentMessageId: lease.id }
    const first = await sent(staff, answer)
    const second = await sent(staff, { ...answer, content: 'On the third.', parentMessageId: first.id })
    const other = await sent(staff, { subject: 'Deed', content: 'Please sign.', toUserId: client.id })
    await sent(staff, { subject: 'Secret', content: 'Lease', toUserId: people.otherClient.id })
    const listed = async (query = '') => (await app.get(`/api/client/conversations?${query}`, client)).json()
    const ids = async (query: string) => (await listed(query)).map(({ id }: { id: number }) => id)
    expect(await listed()).toMatchObject([
      { id: other.id, subject: 'Deed', excerpt: 'Please sign.', messages: 1, unread: 1 },
      { id: second.id, subject: 'Lease', excerpt: 'On the third.', messages: 3, unread: 2 },
    ])
    expect(await ids('q=begin')).toEqual([second.id])
    expect(await ids('q=secret')).toEqual([])
    expect(await ids('box=sent')).toEqual([second.id])
    const page = await app.get('/api/client/conversations?pageSize=1&page=2', client)
    expect([page.json()[0].id, page.headers['x-total-count']]).toEqual([second.id, '2'])
    const behind = await app.get('/api/client/conversations?pageSize=1&page=3', client)
    expect([behind.json(), behind.headers['x-total-count']]).toEqual([[], '2'])

    // It is archived when all received messages are, and returns with a new message.
    for (const { id } of [first, second]) await setStatus(client, id, 'archived')
    expect([await ids(''), await ids('box=archived')]).toEqual([[other.id], [second.id]])
    const third = await sent(staff, { ...answer, content: 'Sorry, the fourth.' })
    expect([await ids(''), await ids('box=archived')]).toEqual([[third.id, other.id], []])
    for (const { id } of [first, second, third]) await setStatus(client, id, 'archived')
    await setStatus(client, third.id, 'read')
    expect(await ids('')).toEqual([third.id, other.id])
  })

  it('is found by the names of sender and recipient; clients cannot search by other data', async () => {
    const { client, staff, admin } = people
    await sent(client, { subject: 'Lease', content: 'Text' })
    await sent(staff, { ...newMessage, toUserId: client.id })
    const found = async (person: typeof client, url: string) =>
      (await app.get(url, person)).json().map(({ subject }: { subject: string }) => subject)
    expect(await found(admin, '/api/admin/messages?q=the.staff')).toEqual([newMessage.subject])
    expect(await found(admin, '/api/admin/messages?q=THE.CLIENT')).toHaveLength(2)
    expect(await found(client, '/api/messages?q=the.staff')).toEqual([newMessage.subject])
    expect(await found(client, '/api/messages?q=the.staff@example')).toEqual([])
    expect(await found(client, '/api/messages?q=admin')).toEqual([])
  })
})
