import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claimDueMail, markFailedAttempt, markSent } from '#features/outbox/server/repository.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setUpIssues } from '#tests/support/issue-setup.ts'
import { advanceIssues, maxWaiting } from './queue-repository.ts'
import { newsletterRecipients, newsletterSubscribers } from './table.ts'

describeOnBothEngines('the gradual sending of an issue', (openTestDatabase) => {
  const setUp = setUpIssues(openTestDatabase)
  const { app, people, subscribe, subscribeMany, publish, send, progressOf, advance, deliver, recipients } =
    setUp
  const everybody = (count: number) => Array.from({ length: count }, (_, n) => `reader.${n}@example.com`)
  const hide = (id: number, isVisible = false) =>
    app.put(`/api/admin/publications/${id}`, { isVisible }, people.staff)

  it('queues few mails at a time, so that other mail does not wait behind thousands', async () => {
    await subscribeMany(maxWaiting * 2 + 3)
    const id = await publish()
    await send(id)
    expect(await advance()).toBe(maxWaiting)
    expect(await advance()).toBe(0)
    expect(await progressOf(id)).toEqual(['sending', 0, maxWaiting * 2 + 3, 0])
    await deliver()
    expect(await advance()).toBe(maxWaiting)
    await deliver()
    expect(await advance()).toBe(3)
    await deliver()
    expect(await advance()).toBe(0)
    expect(await progressOf(id)).toEqual(['sent', maxWaiting * 2 + 3, 0, 0])
    expect(await recipients()).toEqual(everybody(maxWaiting * 2 + 3))
  })

  it('continues after a crash without duplicates or omissions', async () => {
    const count = maxWaiting + 4
    await subscribeMany(count)
    await send(await publish())
    const dieAfterwards = app.db.transaction(async (tx) => {
      expect(await advanceIssues(tx, app.instance)).toBe(maxWaiting)
      throw new Error('killed')
    })
    await expect(dieAfterwards).rejects.toThrow('killed')
    expect(await recipients()).toEqual([])
    await advance()
    await deliver()
    await expect(
      app.db.transaction(async (tx) => {
        await advanceIssues(tx, app.instance)
        throw new Error('killed again')
      }),
    ).rejects.toThrow('killed again')
    await Promise.all([advance(), advance()])
    expect(await recipients()).toEqual(everybody(count))
  })

  it('skips readers who unsubscribe meanwhile, and withdraws their waiting mail', async () => {
    await subscribeMany(maxWaiting + 2)
    const id = await publish()
    await send(id)
    await advance()
    const [first] = await mailsTo(app, 'reader.0@example.com')
    const leave = /unsubscribe\?token=([\w-]+)/.exec(first?.text ?? '')?.[1]
    const left = await app.post('/api/newsletter/unsubscribe', { token: leave })
    expect(left.statusCode).toBe(200)
    const last = `reader.${maxWaiting + 1}@example.com`
    await app.db
      .update(newsletterSubscribers)
      .set({ isActive: false })
      .where(eq(newsletterSubscribers.email, last))
    expect(await recipients()).not.toContain('reader.0@example.com')
    await deliver()
    await advance()
    await deliver()
    await advance()
    expect(await recipients()).toEqual(everybody(maxWaiting + 1).slice(1))
    expect(await progressOf(id)).toEqual(['sent', maxWaiting, 0, 0])
  })

  it('skips a reader who confirmed after it began, still counts an erased one, and stores nothing about them', async () => {
    await subscribe('early@example.com')
    const id = await publish()
    await send(id)
    await app.db
      .insert(newsletterSubscribers)
      .values({ email: 'late@example.com', confirmedAt: sql`now()` as unknown as string })
    await advance()
    expect(await recipients()).toEqual(['early@example.com'])
    await deliver()
    await advance()
    await app.db.delete(newsletterSubscribers)
    await app.db.delete(outbox)
    expect(await progressOf(id)).toEqual(['sent', 1, 0, 0])
    expect(await app.db.select().from(newsletterRecipients)).toMatchObject([
      { subscriberId: null, mailId: null, sentAt: expect.any(String) },
    ])
  })

  it('stops when the publication is hidden, and continues only on request', async () => {
    await subscribeMany(maxWaiting + 2)
    const id = await publish()
    await send(id)
    await advance()
    const [leaving] = await claimDueMail(app.db, 1)
    await markSent(app.db, leaving?.id ?? 0)
    expect((await hide(id)).statusCode).toBe(200)
    expect(await recipients()).toEqual(['reader.0@example.com'])
    expect(await progressOf(id)).toEqual(['stopped', 1, maxWaiting + 1, 0])
    expect(await advance()).toBe(0)
    expect((await send(id)).json().code).toBe('not_published')
    await hide(id, true)
    expect(await advance()).toBe(0)
    expect((await send(id)).statusCode).toBe(200)
    await advance()
    await deliver()
    await advance()
    await deliver()
    await advance()
    expect([...(await recipients())].sort()).toEqual(everybody(maxWaiting + 2).sort())
    expect(await progressOf(id)).toEqual(['sent', maxWaiting + 2, 0, 0])
  })

  it('does not repeat mail that may have been sent before it stopped', async () => {
    await subscribe('reader@example.com')
    const id = await publish()
    await send(id)
    await advance()
    const [leaving] = await claimDueMail(app.db, 1)
    await hide(id)
    expect((await app.db.select().from(outbox))[0]?.state).toBe('held')
    await markFailedAttempt(app.db, leaving?.id ?? 0, 'busy', 60)
    expect((await app.db.select().from(outbox))[0]?.state).toBe('held')
    await hide(id, true)
    await send(id)
    await advance()
    expect(await app.db.select().from(outbox)).toMatchObject([{ id: leaving?.id, state: 'waiting' }])
  })

  it.each([
    ['deleted', (id: number) => app.remove(`/api/admin/publications/${id}`, people.staff)],
    [
      'published only in the other language',
      (id: number) => app.put(`/api/admin/publications/${id}`, { publishedLanguages: ['ar'] }, people.staff),
    ],
    [
      'hidden manually in the database',
      async (id: number) => {
        await app.db.update(publications).set({ isVisible: false }).where(eq(publications.id, id))
        await advance()
      },
    ],
  ])('stops when the publication is %s', async (_how, change) => {
    await subscribeMany(2)
    const id = await publish()
    await send(id)
    await advance()
    await change(id)
    expect(await recipients()).toEqual([])
    expect(await advance()).toBe(0)
    const [issue] = (await app.get('/api/admin/newsletter-issues', people.admin)).json()
    expect(issue).toMatchObject({ state: 'stopped', sent: 0, title: 'End of service' })
  })
})
