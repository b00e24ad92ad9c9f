import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openQuestionCalls } from '#tests/support/question-calls.ts'
import { unzip } from '#tests/support/unzip.ts'

describeOnBothEngines('the documents that answers request', (openTestDatabase) => {
  const calls = openQuestionCalls(openTestDatabase)
  const { app, people, publish, send, as, changesOf } = calls
  const requests = () => app.db.select().from(documentRequests).orderBy(documentRequests.id)
  const mailsAbout = (id: number) =>
    app.db
      .select({ recipientId: outbox.recipientId })
      .from(outbox)
      .where(like(outbox.topic, `%papers of request ${id}%`))

  beforeEach(async () => {
    await app.db.delete(outbox)
    await app.db.delete(consultations)
    await calls.clearSets()
  })

  it('are one request for each, due on working days, and those of a guest follow the claim', async () => {
    const versionId = await publish()
    const id = await calls.idOfNew(people.client)
    await send(id, versionId, { dismissed: 'no' })
    await send(id, versionId, { dismissed: 'no', term: 'open' })
    // The client has just sent the answers.
    expect(await mailsAbout(id)).toEqual([])
    expect(await requests()).toMatchObject([{ consultationId: id, title: 'عقد العمل', state: 'open' }])
    const [{ dueDate } = { dueDate: '' }] = await requests()
    expect([5, 6]).not.toContain(new Date(dueDate).getUTCDay())
    const other = await calls.idOfNew(people.client)
    await send(other, versionId, { dismissed: 'no', contract: 'no' })
    const { id: guestsId, token } = await calls.guestRequest()
    const guests = await as(undefined, 'POST', '/api/requests/questions', {
      token,
      versionId,
      changes: changesOf({ dismissed: 'no', contract: 'yes' }),
    })
    expect(guests.statusCode).toBe(200)
    expect(await requests()).toHaveLength(1)
    await app.db.update(users).set({ email: 'sara@example.com' }).where(eq(users.id, people.client.id))
    const claim = await as(people.client, 'POST', '/api/client/earlier-requests', { ids: [guestsId] })
    expect(claim.statusCode).toBe(201)
    expect((await requests()).at(-1)).toMatchObject({ consultationId: guestsId, requestedById: null })
  })

  it('of a guest are requested when the office joins the guest and an account, if the request is open', async () => {
    const versionId = await publish()
    const [open, closed] = [await calls.guestRequest(), await calls.guestRequest()]
    const changes = changesOf({ dismissed: 'no', contract: 'yes' })
    for (const { token } of [open, closed])
      await as(undefined, 'POST', '/api/requests/questions', { token, versionId, changes })
    await calls.set(closed.id, { status: 'completed' })
    expect(await requests()).toEqual([])
    await app.db.update(users).set({ isVerified: true }).where(eq(users.id, people.client.id))
    const joined = await as(people.admin, 'POST', `/api/admin/people/${people.client.id}/join`, {
      requestId: open.id,
    })
    expect([joined.statusCode, (await calls.rowOf(closed.id))?.userId]).toEqual([200, people.client.id])
    const paper = { titleEn: 'Employment contract', isFromAnswers: true }
    expect(await requests()).toMatchObject([
      { consultationId: open.id, userId: people.client.id, state: 'open', requestedById: null, paper },
    ])
    const audited = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'documentRequest'))
    expect(audited.at(-1)).toMatchObject({ action: 'create', userId: people.admin.id })
    expect(await mailsAbout(open.id)).toEqual([{ recipientId: people.client.id }])
  })

  it('show the answers as their origin everywhere, and no former user', async () => {
    const versionId = await publish()
    const id = await calls.idOfNew(people.client)
    await send(id, versionId, { dismissed: 'no' })
    const { entries } = (await as(people.staff, 'GET', `/api/admin/consultations/${id}/thread`)).json()
    const texts = { titleAr: 'عقد العمل', titleEn: 'Employment contract', isFromAnswers: true }
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'answers' },
      { kind: 'documentRequest', paper: texts, requestedByName: null },
    ])
    const lists = [
      await as(people.staff, 'GET', `/api/admin/document-requests?consultationId=${id}`),
      await as(people.client, 'GET', '/api/client/document-requests'),
    ].map((answer) => answer.json())
    expect(lists).toMatchObject([[{ paper: texts }], [{ paper: texts }]])
    const papers = (await as(people.staff, 'GET', `/api/admin/consultations/${id}/papers`)).json()
    expect(papers.rows.filter(({ request }: { request: unknown }) => request)).toMatchObject([texts])
    const exported = unzip((await as(people.client, 'GET', '/api/user/export')).rawPayload)
    const textOf = (path: string) => exported.get(path)?.bytes.toString('utf8') ?? ''
    expect(JSON.parse(textOf('data.json')).documentRequests).toMatchObject([{ isFromAnswers: true }])
    expect(textOf('index.html')).toMatch(/Your answers|إجاباتك/)
    const audited = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'documentRequest'))
    expect(audited.at(-1)).toMatchObject({ action: 'create', details: { questions: 'answered' } })
  })
})
