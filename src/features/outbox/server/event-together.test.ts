import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { documents } from '#features/documents/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { isolated, secret, setUpEvents } from '#tests/support/event-setup.ts'
import type { Person } from '#tests/support/test-app.ts'
import { claimDueMail, markSent } from './repository.ts'
import { outbox } from './table.ts'

describeOnBothEngines('the combined mail about events within a few minutes', (openTestDatabase) => {
  const { app, people, lawyer, call, ask, requestOf, write, upload, addressOf } =
    setUpEvents(openTestDatabase)
  beforeEach(async () => {
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, people.client.id))
  })

  const mails = () => app.db.select().from(outbox).orderBy(outbox.id)
  const mailsTo = async (person: Person) =>
    (await mails()).filter(({ recipient }) => recipient === addressOf(person))
  const approve = (id: number) =>
    call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'approved' })
  const demand = (consultationId: number, dueDate: string) =>
    call(people.staff, 'POST', 'admin/document-requests', {
      userId: people.client.id,
      consultationId,
      title: `${secret} title`,
      dueDate,
    })
  const share = () => upload(people.staff, 'admin', { userId: String(people.client.id) })
  const burst = async (id: number) => {
    await approve(id)
    for (const day of ['2030-03-12', '2030-03-13', '2030-03-14']) await demand(id, day)
    await write(people.staff, { toUserId: people.client.id })
    await share()
  }
  /** Sends the due mail, and returns the subjects. */
  const send = async () => {
    const due = await claimDueMail(app.db, 10)
    for (const { id } of due) await markSent(app.db, id)
    return due.map(({ subject }) => subject)
  }

  it.each(['en', 'ar'] as const)(
    'lists the events in order, in the language of the reader: %s',
    async (language) => {
      await app.db.update(users).set({ preferredLanguage: language }).where(eq(users.id, people.client.id))
      const id = await requestOf(people.client)
      await burst(id)
      const [mail, ...others] = await mailsTo(people.client)
      expect(others).toEqual([])
      expect(mail?.subject).toBe(language === 'en' ? 'Updates from Mizan' : `مستجدات من ${isolated('ميزان')}`)
      const days =
        language === 'en' ? ['March 12', 'March 13', 'March 14'] : ['12 مارس', '13 مارس', '14 مارس']
      const mailed = [
        language === 'en' ? 'has been approved' : 'قُبل طلبك',
        ...days,
        `/client/consultations/${id}`,
        language === 'en' ? 'a new message' : 'رسالة جديدة',
        '/client/messages/',
        language === 'en' ? 'shared a document' : 'شاركنا معك مستندًا',
        '/client/documents',
        language === 'en' ? 'To protect your privacy' : 'حفاظًا على الخصوصية',
      ]
      for (const body of [mail?.text ?? '', mail?.html ?? '']) {
        const places = mailed.map((words) => body.lastIndexOf(words))
        expect(places).toEqual([...places].sort((one, other) => one - other))
        expect(places).not.toContain(-1)
        // The four events of the request share one link.
        expect(body.split(`/client/consultations/${id}`)).toHaveLength(2)
      }
      expect(mail?.html).toContain(`<td lang="${language}"`)
      expect(JSON.stringify(mail)).not.toContain(secret)
    },
  )

  it('is sent immediately for a first event, else five minutes after the previous mail', async () => {
    const id = await requestOf(people.client)
    await approve(id)
    expect(await send()).toEqual([`مستجدات طلبك رقم ${isolated(id)}`])
    await demand(id, '2030-03-12')
    await write(people.staff, { toUserId: people.client.id })
    const [first, together, ...others] = await mailsTo(people.client)
    expect([others, together?.subject]).toEqual([[], `مستجدات من ${isolated('ميزان')}`])
    const wait = Date.parse(together?.nextAttemptAt ?? '') - Date.parse(first?.sentAt ?? '')
    expect(wait).toBe(5 * 60_000)
    expect(await send()).toEqual([])
    await app.db.update(outbox).set({
      sentAt: sql`${outbox.sentAt} - interval '6 minutes'`,
      nextAttemptAt: sql`${outbox.nextAttemptAt} - interval '6 minutes'`,
    })
    expect(await send()).toEqual([`مستجدات من ${isolated('ميزان')}`])
    // Another event happens some time later.
    await app.db.update(outbox).set({ sentAt: sql`${outbox.sentAt} - interval '6 minutes'` })
    await approve(await requestOf(people.client))
    expect(await send()).toHaveLength(1)
  })

  it('is not changed while it is being sent', async () => {
    const id = await requestOf(people.client)
    await approve(id)
    await claimDueMail(app.db, 10)
    await demand(id, '2030-03-12')
    const [approval, requested] = await mailsTo(people.client)
    expect(approval?.subject).toContain('مستجدات طلبك')
    expect(requested?.subject).toContain('مطلوب منك مستند')
  })

  it('has one line for several messages of a conversation or several documents, until they are opened', async () => {
    const first = await write(people.staff, { toUserId: people.client.id })
    await share()
    await write(people.staff, { toUserId: people.client.id, parentMessageId: first.id })
    await share()
    const linesOf = async () => (await mailsTo(people.client))[0]?.text.match(/^\S?•/gm)?.length
    expect(await linesOf()).toBe(2)
    await send()
    await share()
    expect(await mailsTo(people.client)).toHaveLength(1)
    await app.db.update(documents).set({ openedAt: new Date().toISOString() })
    await share()
    expect(await mailsTo(people.client)).toHaveLength(2)
  })

  it('is separate for each client in mail to a colleague', async () => {
    const [one, other] = [await requestOf(people.client, lawyer), await requestOf(people.otherClient, lawyer)]
    await app.db.delete(outbox)
    await write(people.client, { consultationId: one })
    await upload(people.client, 'client', { consultationId: String(one) })
    await write(people.otherClient, { consultationId: other })
    expect((await mailsTo(lawyer)).map(({ subject, subjectId }) => [subject, subjectId])).toEqual([
      ['Updates in the dashboard', people.client.id],
      ['A new message in the dashboard', people.otherClient.id],
    ])
  })

  it('does not delay a rejection, a receipt or mail to a guest', async () => {
    const id = await requestOf(people.client)
    const guests = (await ask(undefined, 'en')).id
    await app.db.delete(outbox)
    await share()
    await send()
    await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'rejected' })
    for (const status of ['approved', 'completed'])
      await call(people.staff, 'PUT', `admin/consultations/${guests}`, { status })
    await ask(people.client)
    const left = await send()
    // The later status replaces the earlier one.
    expect(left.filter((subject) => subject.includes(String(guests)))).toHaveLength(1)
    expect(left).toContain(`مستجدات طلبك رقم ${isolated(id)}`)
    expect(left.some((subject) => subject.startsWith('استلمنا طلبك'))).toBe(true)
  })
})
