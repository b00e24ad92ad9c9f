import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { codeOf, statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setUpIssues } from '#tests/support/issue-setup.ts'
import { newsletterIssues, newsletterSubscribers } from './table.ts'

describeOnBothEngines('an issue of the newsletter', (openTestDatabase) => {
  const setUp = setUpIssues(openTestDatabase)
  const { app, people, subscribe, publish, send, issuesOf, progressOf, advance, deliver, recipients, path } =
    setUp

  it('goes to subscribers of its area or of everything, in their language, with both links', async () => {
    await subscribe('everything@example.com')
    await subscribe('follows@example.com', { areas: ['litigation', 'employment'] })
    await subscribe('other@example.com', { areas: ['contract'] })
    await subscribe('arabic@example.com', { language: 'ar' })
    await app.db.insert(newsletterSubscribers).values({ email: 'unconfirmed@example.com', isActive: false })
    const id = await publish()
    expect(
      (await issuesOf(id)).map(({ followers, subject }: Record<string, unknown>) => [followers, subject]),
    ).toEqual([
      [2, 'End of service'],
      [1, 'نهاية الخدمة'],
    ])
    const { statusCode, body } = await send(id)
    expect([statusCode, JSON.parse(body).issue]).toEqual([
      200,
      expect.objectContaining({
        state: 'sending',
        sent: 0,
        waiting: 2,
        failed: 0,
        startedBy: 'the.staff Test',
      }),
    ])
    await advance()
    expect(await recipients()).toEqual(['everything@example.com', 'follows@example.com'])
    await send(id, 'ar')
    await advance()
    const [arabic] = await mailsTo(app, 'arabic@example.com')
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic?.subject).toContain('نهاية الخدمة')
    expect(arabic?.text).toContain('ما يستحقه العامل')

    const [mail] = await mailsTo(app, 'follows@example.com')
    const token = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
    expect(mail?.subject).toBe('End of service')
    expect(mail?.text).toContain('What is owed.')
    expect(mail?.text).toContain(`http://localhost:3000/publications/${id}?lang=en`)
    expect(mail?.text).toContain(`/newsletter/areas?token=${token}&lang=en`)
    expect(mail?.html).toContain('<h1')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(token),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': 'en',
    })
    const [stored] = await app.db.select().from(outbox).where(eq(outbox.recipient, 'follows@example.com'))
    expect(JSON.stringify(stored)).not.toContain(token)
    const [audited] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(audited).toMatchObject({
      ...{ action: 'send', entity: 'publication', entityId: id, userId: people.staff.id },
      details: { name: 'End of service', language: 'ar' },
    })
  })

  it('is sent once in each language for simultaneous clicks, and the database enforces this', async () => {
    await subscribe('reader@example.com')
    const id = await publish()
    const answers = await Promise.all([send(id), send(id, 'en', people.admin), send(id)])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'issue_sent' })
    await Promise.all([advance(), advance(), advance()])
    expect(await recipients()).toEqual(['reader@example.com'])
    await deliver()
    await advance()
    expect((await send(id)).statusCode).toBe(409)
    expect(await progressOf(id)).toEqual(['sent', 1, 0, 0])
    const again = { publicationId: id, language: 'en', title: 'x', area: 'employment' } as const
    await expect(app.db.insert(newsletterIssues).values(again)).rejects.toThrow()
    expect((await send(id, 'ar')).statusCode).toBe(200)
  })

  it('is counted as sent, waiting and failed, even after the sent mail is deleted', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe(`${name}@example.com`)
    const id = await publish()
    await send(id)
    await advance()
    const state = (recipient: string, changes: Partial<typeof outbox.$inferInsert>) =>
      app.db
        .update(outbox)
        .set(changes)
        .where(eq(outbox.recipient, `${recipient}@example.com`))
    await state('a', { state: 'sent', sentAt: '2026-01-02T00:00:00.000Z' })
    await state('b', { state: 'failed' })
    expect(await progressOf(id)).toEqual(['sending', 1, 1, 1])
    await advance()
    await app.db.delete(outbox).where(eq(outbox.state, 'sent'))
    await state('c', { state: 'sent', sentAt: '2026-01-02T00:00:00.000Z' })
    expect(await progressOf(id)).toEqual(['sent', 2, 0, 1])
    const listed = (await app.get('/api/admin/newsletter-issues', people.admin)).json()
    expect(listed).toMatchObject([
      { publicationId: id, title: 'End of service', language: 'en', area: 'employment', sent: 2, failed: 1 },
    ])
  })

  it.each([
    ['a draft', { isVisible: false }],
    ['a scheduled publication', { publishDate: '2100-01-01T00:00:00.000Z' }],
    ['a publication only in Arabic', { publishedLanguages: ['ar' as const] }],
  ])('is not sent for %s', async (_what, changes) => {
    await subscribe('reader@example.com')
    const id = await publish(changes)
    for (const call of ['send', 'test']) {
      const url = `${path(id)}/${call}`
      const payload = { language: 'en' }
      const refused = await app.post(url, payload, people.admin)
      expect(codeOf(refused)).toEqual([409, 'not_published'])
    }
    await advance()
    expect(await recipients()).toEqual([])
    expect((await issuesOf(id))[0]).toMatchObject({ isPublished: false, issue: null })
  })

  it('is not sent in Arabic without an Arabic text', async () => {
    const id = await publish({ titleAr: '', contentAr: '' })
    expect((await send(id, 'ar')).statusCode).toBe(409)
    expect((await send(id, 'en')).statusCode).toBe(200)
  })

  it('is tested only with the user’s own address, without links to a subscription', async () => {
    await subscribe('reader@example.com')
    const id = await publish()
    const url = `${path(id)}/test`
    const payload = { language: 'en' }
    const answer = await app.post(url, payload, people.staff)
    expect([answer.statusCode, answer.json()]).toEqual([200, { recipient: 'the.staff@example.com' }])
    const forAnother = { ...payload, recipient: 'reader@example.com' }
    const refused = await app.post(url, forAnother, people.staff)
    expect(refused.statusCode).toBe(400)
    expect(await recipients()).toEqual(['the.staff@example.com'])
    const [mail] = await mailsTo(app, 'the.staff@example.com')
    expect(mail?.subject).toBe('Test: End of service')
    expect(mail?.text).not.toContain('token=')
    expect(mail?.headers).not.toHaveProperty('List-Unsubscribe')
    expect((await issuesOf(id))[0].issue).toBeNull()
  })

  it('is previewed as its readers see it, in a sandboxed page', async () => {
    const id = await publish({ titleEn: 'One <script>alert(1)</script>' })
    const view = await app.get(`${path(id)}/view?language=en`, people.staff)
    expect(view.headers['content-security-policy']).toContain('sandbox')
    expect(view.body).toContain('One &lt;script&gt;')
    expect(view.body).not.toContain('token=')
    expect((await app.get(`${path(id)}/view?language=en`, people.client)).statusCode).toBe(403)
    expect((await app.get(`${path(id)}/view?language=fr`, people.staff)).statusCode).toBe(400)
  })

  it('contains the license number of the firm', async () => {
    await app.db.insert(settings).values({ key: 'license_number', value: '43/1234' })
    const id = await publish()
    await app.post(`${path(id)}/test`, { language: 'en' }, people.staff)
    const [mail] = await mailsTo(app, 'the.staff@example.com')
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('License to practice law No. 43/1234')
    await app.db.delete(settings).where(eq(settings.key, 'license_number'))
  })
})
