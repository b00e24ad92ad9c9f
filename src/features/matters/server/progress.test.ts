import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf, fieldOf, statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { updateRow } from '#tests/support/rows.ts'
import { signUp } from '#tests/support/test-app.ts'
import { matterProgress, stageMoves, stageTemplates } from './table.ts'

describeOnBothEngines('the progress of a matter', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { idOfApproved, begin, move, sendNoChange, matterOf, ownMatterOf, mails } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    await updateRow(calls.app.db, users, calls.people.client.id, { preferredLanguage: 'ar' })
  })

  const begun = async (): Promise<number> => {
    const id = await idOfApproved()
    expect((await begin(id)).statusCode).toBe(201)
    return id
  }
  const versionOf = async (id: number): Promise<string> => (await matterOf(id)).path.updatedAt

  it('begins only for an approved request, and once, and keeps its stages when the template changes', async () => {
    const pending = await calls.idOfNew(calls.people.client)
    expect(codeOf(await begin(pending))).toEqual([409, 'not_approved'])
    expect((await matterOf(pending)).path).toBeNull()
    const id = await begun()
    expect(codeOf(await begin(id))).toEqual([409, 'path_exists'])
    await calls.app.db.update(stageTemplates).set({ nameEn: 'Other', stages: [] })
    const found = (await matterOf(id)).path.stages.map(({ nameEn }: { nameEn: string }) => nameEn)
    expect(found).toEqual(['Claim', 'Hearings', 'Judgment'])
  })

  it('moves with a sentence that the client reads, and back only with a reason, which the client does not see', async () => {
    const id = await begun()
    const moved = await move(id, { to: 1, sentenceAr: 'قُيدت الدعوى.', updatedAt: await versionOf(id) })
    expect([moved.statusCode, moved.json().path.stage]).toEqual([201, 1])
    expect(moved.json().moves).toMatchObject([
      { kind: 'begun', from: null, to: 0 },
      { kind: 'moved', from: 0, to: 1, sentenceAr: 'قُيدت الدعوى.' },
    ])
    expect(await ownMatterOf(id)).toMatchObject({ path: { stage: 1, sentenceAr: 'قُيدت الدعوى.' } })
    expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'stage', from: '1', to: '2' })
    await move(id, { to: 2, updatedAt: await versionOf(id) })
    expect(fieldOf(await move(id, { to: 1, updatedAt: await versionOf(id) }))).toEqual([400, 'reason'])
    const back = await move(id, { to: 1, reason: 'Filed too early', updatedAt: await versionOf(id) })
    expect(back.statusCode).toBe(201)
    expect(JSON.stringify(await ownMatterOf(id))).not.toContain('Filed too early')
  })

  it('refuses the second of two moves from the same version', async () => {
    const id = await begun()
    const updatedAt = await versionOf(id)
    const answers = await Promise.all([1, 2].map((to) => move(id, { to, updatedAt })))
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await calls.app.db.$count(stageMoves, eq(stageMoves.consultationId, id))).toBe(2)
  })

  it.each([
    ['the same stage', { to: 0 }, 'to'],
    ['a stage beyond the last one', { to: 3 }, 'to'],
    ['an English sentence alone to a reader of Arabic', { to: 1, sentenceEn: 'Filed.' }, 'sentenceAr'],
    ['a move without the version', { to: 1, updatedAt: undefined }, 'updatedAt'],
  ])('refuses %s', async (_name, body, field) => {
    const id = await begun()
    expect(fieldOf(await move(id, { updatedAt: await versionOf(id), ...body }))).toEqual([400, field])
    expect((await matterOf(id)).path.stage).toBe(0)
  })

  it('accepts only an English sentence for a reader of English', async () => {
    await updateRow(calls.app.db, users, calls.people.client.id, { preferredLanguage: 'en' })
    const id = await begun()
    const moved = await move(id, { to: 1, sentenceEn: 'Filed.', updatedAt: await versionOf(id) })
    expect(moved.statusCode).toBe(201)
  })

  it('notifies the client at most once in seven days that nothing has changed, with the sentences in turn', async () => {
    const id = await begun()
    const first = await sendNoChange(id)
    expect([first.statusCode, first.json().path.told.sentenceAr]).toEqual([
      201,
      expect.stringMatching(/[\u0600-\u06ff]/),
    ])
    expect(codeOf(await sendNoChange(id))).toEqual([409, 'told_recently'])
    await calls.app.db.update(stageMoves).set({ at: new Date(Date.now() - 7 * 86_400_000).toISOString() })
    const next = await sendNoChange(id)
    expect(next.statusCode).toBe(201)
    expect(next.json().path.told.sentenceAr).not.toBe(first.json().path.told.sentenceAr)
  })

  it('closes with the request and runs again when it is reopened', async () => {
    const id = await begun()
    const set = (status: 'completed' | 'approved') =>
      calls.app.db.update(consultations).set({ status }).where(eq(consultations.id, id))
    await set('completed')
    expect((await matterOf(id)).path.isClosed).toBe(true)
    expect((await move(id, { to: 1, updatedAt: await versionOf(id) })).json().code).toBe('not_approved')
    await set('approved')
    expect((await move(id, { to: 1, updatedAt: await versionOf(id) })).statusCode).toBe(201)
  })

  it('shows a user who may only list the request the stage, and no sentence, date or power, and refuses every change as unknown', async () => {
    const id = await begun()
    await move(id, { to: 1, sentenceAr: 'قُيدت الدعوى.', updatedAt: await versionOf(id) })
    await calls.addDate(id, { kind: 'hearing', day: '2035-01-09' })
    const outsider = await signUp(calls.app, 'staff', `outsider.${id}`)
    await calls.put(`/api/admin/consultations/${id}`, { assignedToId: calls.people.staff.id })
    const seen = await matterOf(id, outsider)
    expect(seen).toMatchObject({ isOpen: false, moves: [], dates: [], powers: [] })
    expect(seen.path).toMatchObject({ stage: 1, sentenceAr: '' })
    const listed = await calls.get(`/api/admin/consultations/${id}`, undefined, outsider)
    expect(listed.json()).toMatchObject({
      stage: { nameEn: 'Hearings' },
      nextDate: null,
      hasPastDate: false,
    })
    const url = `/api/admin/consultations/${id}`
    const answers = [
      await calls.postAs(`${url}/path/moves`, { to: 2, updatedAt: await versionOf(id) }, outsider),
      await calls.postAs(`${url}/path/told`, {}, outsider),
      await calls.put(`${url}/path`, { quietDays: 0 }, outsider),
      await calls.postAs(`${url}/dates`, { kind: 'other', day: '2035-01-09' }, outsider),
      await calls.postAs(`${url}/powers`, { number: '46123456' }, outsider),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })

  it('mails the number of the request, and no sentence', async () => {
    const id = await begun()
    await move(id, { to: 1, sentenceAr: 'علامة-سرية', reason: 'علامة-سرية', updatedAt: await versionOf(id) })
    await sendNoChange(id)
    const sent = JSON.stringify(await mails())
    expect(sent).toContain(`${id}`)
    expect(sent).not.toContain('علامة-سرية')
    expect(JSON.stringify(await calls.app.db.select().from(auditLog))).not.toContain('علامة-سرية')
  })

  it('mails only dates to a client with that setting', async () => {
    const id = await begun()
    await calls.app.db.delete(outbox)
    const url = `/api/client/consultations/${id}/path`
    const chosen = await calls.put(url, { clientMails: 'dates' }, calls.people.client)
    expect(chosen.json().path.clientMails).toBe('dates')
    await move(id, { to: 1, updatedAt: await versionOf(id) })
    expect(await mails()).toEqual([])
    await calls.addDate(id, { kind: 'hearing', day: '2035-01-09', isShown: true })
    expect(await mails()).toHaveLength(1)
  })

  it('is not the business of another client', async () => {
    const id = await begun()
    const other = await signUp(calls.app, 'client', `other.${id}`)
    const url = `/api/client/consultations/${id}/path`
    expect((await calls.get(url, undefined, other)).statusCode).toBe(404)
    expect((await calls.put(url, { clientMails: 'dates' }, other)).statusCode).toBe(404)
    expect((await calls.app.db.select().from(matterProgress))[0]?.clientMails).toBe('all')
  })
})
