import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultationReaders, consultations } from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { matterDates } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { questionAnswers } from '#features/questions/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openStream, streamLimits } from '#tests/support/live-stream.ts'
import { lists, type Matter, type Name, openMatters, opens, people } from '#tests/support/matters.ts'
import { insertId, updateRow } from '#tests/support/rows.ts'
import { type Person, sendAs, signUp } from '#tests/support/test-app.ts'

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
      const stream = await openStream(firm.app.instance, person)
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

  type Row = [who: string, change: () => PromiseLike<unknown>, kind: string, hearers: readonly string[]]
  const both = ['handled', 'restricted'] as const
  const readersOf = (matter: Matter) => [...opens[matter], 'client']
  const talk = { channel: 'phone', direction: 'in', at: '2026-01-05T07:00:00Z', text: 'He called.' } as const

  it.each<Row>([
    ...(['nobodys', ...both] as const).map(
      (matter): Row => [
        `the readers and the client for messages of a ${matter} matter`,
        () => firm.sendMessage({ consultationId: firm.records[matter].consultation, isToFirm: true }),
        'messages',
        readersOf(matter),
      ],
    ),
    ...both.map(
      (matter): Row => [
        `the readers and the client for documents of a ${matter} matter`,
        () => updateRow(firm.app.db, documents, firm.records[matter].document, { openedAt: talk.at }),
        'documents',
        readersOf(matter),
      ],
    ),
    [
      'those who could read a deleted document',
      () => firm.app.db.delete(documents).where(eq(documents.id, firm.records.restricted.document)),
      'documents',
      readersOf('restricted'),
    ],
    [
      'only the readers and the client for the status of a restricted request',
      () => firm.app.db.update(consultations).set({ status: 'approved' }).where(of('restricted')),
      'consultations',
      readersOf('restricted'),
    ],
    ...both.map(
      (matter): Row => [
        `those who list a ${matter} matter, and its client, for its appointment`,
        () =>
          firm.app.db
            .update(appointments)
            .set({ minutes: 45 })
            .where(eq(appointments.consultationId, firm.records[matter].consultation)),
        'appointments',
        [...lists[matter], 'client'],
      ],
    ),
    ...both.map(
      (matter): Row => [
        `only those who may open a ${matter} matter for its recorded conversations`,
        () =>
          insertId(firm.app.db, conversations, {
            ...talk,
            consultationId: firm.records[matter].consultation,
          }),
        'consultations',
        opens[matter],
      ],
    ),
    ...both.map(
      (matter): Row => [
        `those who list a ${matter} matter, and its client, for its answers`,
        () =>
          firm.app.db
            .update(questionAnswers)
            .set({ readAt: talk.at })
            .where(eq(questionAnswers.consultationId, firm.records[matter].consultation)),
        'consultations',
        [...lists[matter], 'client'],
      ],
    ),
    ...[true, false].map(
      (isShown): Row => [
        `those who list a request${isShown ? ', and its client,' : ''} for a date that is ${isShown ? 'shown' : 'hidden'}`,
        () =>
          insertId(firm.app.db, matterDates, {
            consultationId: firm.records.handled.consultation,
            kind: 'hearing',
            day: '2035-01-09',
            isShown,
          }),
        'consultations',
        [...lists.handled, ...(isShown ? ['client'] : [])],
      ],
    ),
    ...(['draft', 'sent'] as const).map(
      (state): Row => [
        `those who may open a request${state === 'sent' ? ', and its client,' : ''} for a ${state} agreement`,
        () =>
          insertId(firm.app.db, agreements, {
            consultationId: firm.records.restricted.consultation,
            state,
            number: 'A-1',
            kind: 'fixed',
            amount: 100_000,
            vatRate: 15,
            validUntil: '2035-01-09',
            textAr: 'أتعاب',
          }),
        'consultations',
        [...opens.restricted, ...(state === 'sent' ? ['client'] : [])],
      ],
    ),
    [
      'only those who could read a removed conversation',
      () =>
        firm.app.db.delete(conversations).where(eq(conversations.id, firm.records.restricted.conversation)),
      'consultations',
      opens.restricted,
    ],
    [
      'only the office for notes',
      () => firm.app.db.update(consultations).set({ notes: 'Call again.' }).where(of('handled')),
      'consultations',
      people,
    ],
    [
      'no one if nothing changes',
      () => firm.app.db.update(consultations).set({ status: 'pending' }).where(of('handled')),
      'consultations',
      [],
    ],
    [
      'the whole office when a request becomes restricted',
      () => firm.restrict('admin', [firm.who.named.id]),
      'consultations',
      people,
    ],
  ])('reaches %s', async (_who, change, kind, hearers) => {
    await change()
    expect(await hearersOf(kind)).toEqual([...hearers])
  })

  it('is not sent after a rollback', async () => {
    const failed = firm.app.db.transaction(async (tx) => {
      await tx.update(consultations).set({ status: 'approved' }).where(of('handled'))
      throw new Error('never mind')
    })
    await expect(failed).rejects.toThrow('never mind')
    expect(await hearersOf('consultations')).toEqual([])
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

  it('is sent without ids for many records', async () => {
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

  // The last test, since such a request has later changes of its own.
  it('reaches the office for a request from a guest', async () => {
    const sent = await sendAs(firm.app, undefined, 'POST', '/api/consultations', consultation)
    expect(sent.statusCode).toBe(201)
    expect(await hearersOf('consultations')).toEqual([...people])
  })
})
