import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openStream, streamLimits } from '#tests/support/live-stream.ts'
import { lists, type Matter, type Name, openMatters, opens, people } from '#tests/support/matters.ts'
import { callAs, type Person, signUp } from '#tests/support/test-app.ts'

type Stream = Awaited<ReturnType<typeof openStream>>

describeOnBothEngines('the notification of a change', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase, { streamLimits })
  let stranger: Person
  let streams: Record<Name, Stream>
  let client: Stream
  let otherClient: Stream

  beforeEach(async ({ onTestFinished }) => {
    stranger ??= await signUp(firm.app, 'client', 'a.stranger', { isVerified: true })
    const open = async (person: Person) => {
      const stream = await openStream(firm.app, person)
      onTestFinished(() => stream.close())
      await stream.heard('*')
      return stream
    }
    const entries = await Promise.all(people.map(async (name) => [name, await open(firm.who[name])] as const))
    streams = Object.fromEntries(entries) as Record<Name, Stream>
    ;[client, otherClient] = await Promise.all([open(firm.client), open(stranger)])
  })

  /** Users who received the kind, once all users have received a later event. */
  const hearersOf = async (kind: string) => {
    const fence = kind === 'messages' ? 'contact-messages' : 'messages'
    if (fence === 'contact-messages') {
      await firm.app.db.insert(contactMessages).values(contactMessage)
      for (const { id } of [firm.client, stranger])
        await firm.app.db.insert(documentRequests).values({ userId: id, title: 'ID', dueDate: '2030-01-01' })
    } else {
      await firm.sendMessage({ isToFirm: true })
      await firm.sendMessage({ fromUserId: null, toUserId: stranger.id })
    }
    await Promise.all(people.map((name) => streams[name].heard(fence)))
    const clientsFence = kind === 'messages' ? 'documents' : 'messages'
    await Promise.all([client, otherClient].map((stream) => stream.heard(clientsFence)))
    const hearers = people.filter((name) => streams[name].kinds().includes(kind)) as string[]
    if (client.kinds().includes(kind)) hearers.push('client')
    if (otherClient.kinds().includes(kind)) hearers.push('stranger')
    return hearers
  }
  const of = (matter: Matter) => eq(consultations.id, firm.records[matter].consultation)

  it.each(['nobodys', 'handled', 'restricted'] as const)(
    'reaches the readers and the client for messages of a %s matter',
    async (matter) => {
      await firm.sendMessage({ consultationId: firm.records[matter].consultation, isToFirm: true })
      expect(await hearersOf('messages')).toEqual([...opens[matter], 'client'])
    },
  )

  it.each(['handled', 'restricted'] as const)(
    'reaches the readers and the client for documents of a %s matter',
    async (matter) => {
      const hearers = [...opens[matter], 'client']
      await firm.app.db
        .update(documents)
        .set({ openedAt: '2026-01-01T00:00:00Z' })
        .where(eq(documents.id, firm.records[matter].document))
      expect(await hearersOf('documents')).toEqual(hearers)
    },
  )

  it('reaches those who could read a deleted document', async () => {
    await firm.app.db.delete(documents).where(eq(documents.id, firm.records.restricted.document))
    expect(await hearersOf('documents')).toEqual([...opens.restricted, 'client'])
  })

  it('reaches only the readers and the client for the status of a restricted request', async () => {
    await firm.app.db.update(consultations).set({ status: 'approved' }).where(of('restricted'))
    expect(await hearersOf('consultations')).toEqual([...opens.restricted, 'client'])
  })

  it.each(['handled', 'restricted'] as const)(
    'reaches those who list a %s matter, and its client, for its appointment',
    async (matter) => {
      await firm.app.db
        .update(appointments)
        .set({ minutes: 45 })
        .where(eq(appointments.consultationId, firm.records[matter].consultation))
      expect(await hearersOf('appointments')).toEqual([...lists[matter], 'client'])
    },
  )

  it.each(['handled', 'restricted'] as const)(
    'reaches only those who may open a %s matter for its recorded conversations',
    async (matter) => {
      const { consultation } = firm.records[matter]
      const row = {
        channel: 'phone',
        direction: 'in',
        at: '2026-01-05T07:00:00Z',
        text: 'He called.',
      } as const
      await firm.app.db.insert(conversations).values({ ...row, consultationId: consultation })
      expect(await hearersOf('consultations')).toEqual([...opens[matter]])
    },
  )

  it('reaches only those who could read a removed conversation', async () => {
    const { conversation } = firm.records.restricted
    await firm.app.db.delete(conversations).where(eq(conversations.id, conversation))
    expect(await hearersOf('consultations')).toEqual([...opens.restricted])
  })

  it('reaches only the office for notes', async () => {
    await firm.app.db.update(consultations).set({ notes: 'Call again.' }).where(of('handled'))
    expect(await hearersOf('consultations')).toEqual([...people])
  })

  it('is not sent if nothing changes', async () => {
    await firm.app.db.update(consultations).set({ status: 'pending' }).where(of('handled'))
    expect(await hearersOf('consultations')).toEqual([])
  })

  it('is not sent after a rollback', async () => {
    const failed = firm.app.db.transaction(async (tx) => {
      await tx.update(consultations).set({ status: 'approved' }).where(of('handled'))
      throw new Error('never mind')
    })
    await expect(failed).rejects.toThrow('never mind')
    expect(await hearersOf('consultations')).toEqual([])
  })

  it('reaches the whole office when a request becomes restricted', async () => {
    expect((await firm.restrict('admin', [firm.who.named.id])).statusCode).toBe(200)
    expect(await hearersOf('consultations')).toEqual([...people])
  })

  it('reaches a user who is added to or removed from the readers of a restricted request', async () => {
    const { consultation } = firm.records.restricted
    await firm.app.db
      .insert(consultationReaders)
      .values({ consultationId: consultation, userId: firm.who.colleague.id })
    await streams.colleague.heard('consultations')
    await firm.app.db.delete(consultationReaders).where(eq(consultationReaders.userId, firm.who.named.id))
    await streams.named.heard('consultations')
    expect(await hearersOf('consultations')).toEqual([...people])
  })

  it('is sent without ids for many records at once', async () => {
    await firm.app.db.insert(messages).values(
      Array.from({ length: 60 }, () => ({
        fromUserId: firm.client.id,
        content: 'One of many.',
        isToFirm: true,
        consultationId: firm.records.restricted.consultation,
      })),
    )
    await Promise.all(people.map((name) => streams[name].heard('messages')))
    await client.heard('messages')
  })

  it('does not contain what has changed', async () => {
    await firm.app.db.update(consultations).set({ status: 'approved' }).where(of('nobodys'))
    await client.heard('consultations')
    expect(client.text().replace(/id: [\w-]+\.\d+/g, 'id: …')).toMatch(
      /^retry: 3000\nevent: beat\ndata: 1\n\nid: …\ndata: \*\n\n(id: …\n(data: [a-z -]+\n)?\n)+$/,
    )
  })

  it('reaches the office for a request from a guest', async () => {
    const { consultation } = await import('#features/consultations/server/calls.matrix.ts')
    const sent = await callAs(firm.app, undefined, {
      method: 'POST',
      url: '/api/consultations',
      payload: consultation,
    })
    expect(sent.statusCode).toBe(201)
    expect(await hearersOf('consultations')).toEqual([...people])
  })
})
