import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '#db/connection.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Mood, setUpDelivery } from '#tests/support/delivery-setup.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { holdRestoredMail, resendMail } from './admin-repository.ts'
import { queueEventMail, withdrawEvent } from './event-repository.ts'
import { withdrawMail } from './order-repository.ts'
import { claimDueMail, type Mail, markFailedAttempt, markSent, queueMail } from './repository.ts'
import { SentJournal } from './sent-journal.ts'
import { outbox } from './table.ts'

describeOnBothEngines('mail about one matter to one reader', (openTestDatabase) => {
  const { database, openServer, deliver, countOf, until } = setUpDelivery(openTestDatabase)

  const queue = (mail: Partial<Mail> & { text: string }, tx: Database = database.db) => {
    const { text, ...rest } = mail
    return queueMail(tx, {
      recipient: 'sara@example.com',
      recipientId: null,
      language: 'en',
      subject: 'mail.guestReply.subject',
      paragraphs: [],
      personalText: text,
      ...rest,
    })
  }
  const statesOf = async () =>
    (await database.db.select({ state: outbox.state }).from(outbox).orderBy(outbox.id)).map(
      ({ state }) => state,
    )
  const makeDue = () => database.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  const topic = 'appointment 1'
  const matter = 'request 1'

  it('is reduced to the latest mail of a topic after a temporary refusal of the first', async () => {
    let mood: Mood = 'busy'
    const { url, received } = await openServer(() => mood)
    await queue({ text: 'confirmed', topic })
    deliver(url, { firstDelaySeconds: 60, maxDelaySeconds: 60 })
    await until(
      async () => (await database.db.$count(outbox, sql`attempts = 1 and claimed_until is null`)) === 1,
    )
    await database.db.transaction(async (tx) => {
      for (const text of ['moved', 'canceled']) await queue({ text, topic }, tx)
    })
    mood = 'fine'
    await until(async () => (await countOf('sent')) === 1)
    expect(await statesOf()).toEqual(['replaced', 'replaced', 'sent'])
    expect(received.map((mail) => /confirmed|moved|canceled/.exec(mail)?.[0])).toEqual(['canceled'])
  })

  it('waits for the mail that is being sent, and follows it', async () => {
    const first = await queue({ text: 'confirmed', topic, matter })
    expect((await claimDueMail(database.db, 5)).map(({ id }) => id)).toEqual([first])
    const second = await queue({ text: 'canceled', topic, matter })
    expect(await claimDueMail(database.db, 5)).toEqual([])
    await markSent(database.db, first)
    expect((await claimDueMail(database.db, 5)).map(({ id }) => id)).toEqual([second])
    expect(await statesOf()).toEqual(['sent', 'waiting'])
  })

  it('replaces the mail that was being sent, if that attempt failed', async () => {
    const first = await queue({ text: 'confirmed', topic })
    await claimDueMail(database.db, 5)
    const second = await queue({ text: 'canceled', topic })
    await markFailedAttempt(database.db, first, 'busy', 0)
    expect((await claimDueMail(database.db, 5)).map(({ id }) => id)).toEqual([second])
    expect(await statesOf()).toEqual(['replaced', 'waiting'])
  })

  it('is claimed in order by two servers at the same time', async () => {
    const ids = [await queue({ text: 'one', matter }), await queue({ text: 'two', matter })]
    const claimed = await Promise.all([claimDueMail(database.db, 5), claimDueMail(database.db, 5)])
    expect(claimed.flat().map(({ id }) => id)).toEqual([ids[0]])
  })

  it('keeps its order while an earlier mail is refused, but only for half an hour', async () => {
    const first = await queue({ text: 'one', matter })
    await claimDueMail(database.db, 1)
    await markFailedAttempt(database.db, first, 'busy', 3_600)
    const second = await queue({ text: 'two', matter })
    const other = await queue({ text: 'three', matter, recipient: 'ali@example.com' })
    const account = await queue({ text: 'a link', matter: 'account' })
    expect((await claimDueMail(database.db, 5)).map(({ id }) => id)).toEqual([other, account])
    await database.db
      .update(outbox)
      .set({ queuedAt: sql`now() - interval '31 minutes'` })
      .where(eq(outbox.id, first))
    expect((await claimDueMail(database.db, 5)).map(({ id }) => id)).toEqual([second])
  })

  it('replaces a reminder by a cancellation, but not an invitation by a reminder, nor mail to another reader', async () => {
    await queue({ text: 'confirmed', topic })
    await queue({ text: 'tomorrow', topic, isLastWord: false })
    expect(await statesOf()).toEqual(['waiting', 'waiting'])
    await queue({ text: 'canceled', topic })
    expect(await statesOf()).toEqual(['replaced', 'replaced', 'waiting'])
    await queue({ text: 'canceled', topic, recipient: 'ali@example.com' })
    expect(await statesOf()).toEqual(['replaced', 'replaced', 'waiting', 'waiting'])
  })

  it('is not sent again by an admin after a later mail has replaced it', async () => {
    const first = await queue({ text: 'confirmed', topic })
    await claimDueMail(database.db, 5)
    await markFailedAttempt(database.db, first, 'refused', null)
    await database.db.insert(outbox).values({
      recipient: 'sara@example.com',
      subject: 'canceled',
      text: '',
      html: '',
      topic,
      isLastWord: true,
    })
    expect(await resendMail(database.db, first)).toBeUndefined()
    expect(await statesOf()).toEqual(['replaced', 'waiting'])
  })

  const requested = (id: number) =>
    ({
      recipient: 'sara@example.com',
      recipientId: null,
      language: 'en',
      subject: 'mail.asked.subject',
      togetherAs: 'mail.together.subject',
      brief: ['mail.together.asked'],
      paragraphs: ['mail.asked.text'],
      values: { by: `day ${id}` },
      topic: `document request ${id}`,
    }) as const

  it('no longer contains an event that was withdrawn before the mail was sent, but one that came after the withdrawal', async () => {
    await queueEventMail(database.db, requested(1))
    await queueEventMail(database.db, requested(2))
    await withdrawEvent(database.db, requested(1))
    const [row] = await database.db.select().from(outbox)
    expect(row?.text).toContain('day 2')
    expect(row?.text).not.toContain('day 1')
    await withdrawEvent(database.db, requested(2))
    expect(await statesOf()).toEqual(['replaced'])
    await withdrawMail(database.db, 1, 'address change link')
    await queue({ text: 'a link', topic: 'address change link' })
    expect(await statesOf()).toEqual(['replaced', 'waiting'])
  })

  const messageIdOf = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1]

  it('has its own Message-ID, which an emptied database does not repeat', async () => {
    const { url, received } = await openServer()
    for (const round of [1, 2]) {
      await database.db.execute(sql`truncate outbox restart identity cascade`)
      await queue({ text: 'one' })
      const delivery = deliver(url)
      await until(async () => (await countOf('sent')) === 1)
      await delivery.stop()
      expect(received).toHaveLength(round)
    }
    const [first, second] = received.map(messageIdOf)
    expect(first).toMatch(/^<[0-9a-f-]{36}@mizan\.example>/)
    expect(second).not.toBe(first)
  })

  it('keeps its Message-ID when it is retried, and refers to the conversation without a row id', async () => {
    const ids: (string | undefined)[] = []
    for (const attempt of [1, 2]) {
      if (attempt === 1) await queue({ text: 'one', about: 'messages-12' })
      const [mail] = await claimDueMail(database.db, 1)
      ids.push(mail?.uid)
      await markFailedAttempt(database.db, mail?.id ?? 0, 'busy', 0)
    }
    expect(ids[1]).toBe(ids[0])
    const [row] = await database.db.select().from(outbox)
    expect(row?.headers.References).toMatch(/^<[0-9a-f]{32}@outbox>$/)
  })

  it('is not sent again after only the database was restored', async () => {
    const folder = makeTemporaryFolder('journal')
    try {
      const { url, received } = await openServer()
      await queue({ text: 'one' })
      const delivery = deliver(url, {}, { journal: await SentJournal.open(folder) })
      await until(async () => (await countOf('sent')) === 1)
      await delivery.stop()
      // The state of a database backup from before the delivery.
      await database.db
        .update(outbox)
        .set({ state: 'waiting', sentAt: null, attempts: 0, nextAttemptAt: sql`now()` })
      deliver(url, {}, { journal: await SentJournal.open(folder) })
      await until(async () => (await countOf('sent')) === 1)
      expect(received).toHaveLength(1)
      expect(await database.db.select().from(outbox)).toMatchObject([{ restoredAt: expect.any(String) }])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is held after a restore until an admin sends it', async () => {
    const id = await queue({ text: 'one' })
    await holdRestoredMail(database.db)
    await makeDue()
    expect(await claimDueMail(database.db, 5)).toEqual([])
    expect(await resendMail(database.db, id)).toMatchObject({
      state: 'waiting',
      restoredAt: expect.any(String),
    })
    expect(await claimDueMail(database.db, 5)).toHaveLength(1)
  })
})
