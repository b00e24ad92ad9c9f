import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { employment, openQuestionCalls, question } from '#tests/support/question-calls.ts'

const content = [...employment, question('more', { kind: 'lines' })]
const lines: string[] = []
const logged = { logLevel: 'trace', logStream: { write: (line: string) => lines.push(line) } } as const

describeOnBothEngines('the words of an answer', (openTestDatabase) => {
  const calls = openQuestionCalls(openTestDatabase, logged)
  const { app, people, publish, save, send, office, as, officeUrlOf } = calls
  const answers = {
    dismissed: 'yes',
    'ended-on': '1/9/2026',
    term: 'fixed',
    wage: '73105',
    employer: 'شركة النخيل',
    more: 'زعفران',
  }
  const secrets = ['قد تسقط', 'Such claims', 'النخيل', '73105', '2026-09-01', '1/9/2026', 'زعفران']
  const auditOf = async (id: number) => {
    const rows = await app.db
      .select({ userId: auditLog.userId, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'consultation'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id)
    return rows.flatMap(({ userId, details }) => (details.questions ? [[userId, details.questions]] : []))
  }

  beforeEach(async () => {
    await app.db.delete(consultations)
    await app.db.delete(outbox)
    await calls.clearSets()
    lines.length = 0
  })

  it('are in no mail, log or audit row, and a search does not find them', async () => {
    const versionId = await publish(content)
    const id = await calls.idOfNew(people.client)
    await calls.set(id, { assignedToId: people.staff.id })
    await as(people.staff, 'POST', `${officeUrlOf(id)}/request`)
    await save(id, versionId, { ...answers, wage: 'النخيل' })
    expect((await send(id, versionId, { wage: 'النخيل' })).statusCode).toBe(400)
    expect((await send(id, versionId, answers)).json().cautions).toEqual(['dismissed'])
    await office(id)
    const mails = (await app.db.select().from(outbox)).map((mail) => app.linkTokens.unseal(mail))
    expect(mails.map(({ subject }) => subject)).toContain(`Request no. ${id}: answers arrived`)
    const stored = { mails, audit: await app.db.select().from(auditLog), log: lines }
    expect(lines.length).toBeGreaterThan(0)
    for (const [where, found] of Object.entries(stored))
      for (const secret of secrets)
        expect([where, secret, JSON.stringify(found).includes(secret)]).toEqual([where, secret, false])
    // The name of a party is found by those who may open the request, and no other word.
    const find = async (q: string) =>
      (await as(people.staff, 'GET', `/api/admin/find?q=${encodeURIComponent(q)}`)).json()
    expect(await find('النخيل')).toMatchObject({ requests: [{ id }] })
    expect(await find('زعفران')).toMatchObject({ people: [], requests: [], letters: [], documents: [] })
  })

  it('have audit rows for the request of the office, each sending and the first reading', async () => {
    const versionId = await publish(content)
    const id = await calls.idOfNew(people.client)
    for (const _press of ['first', 'again']) await as(people.staff, 'POST', `${officeUrlOf(id)}/request`)
    for (const _press of ['first', 'again']) await send(id, versionId, answers)
    for (const person of [people.staff, people.admin]) await as(person, 'PUT', `${officeUrlOf(id)}/read`)
    await send(id, versionId, { wage: '9' })
    await as(people.admin, 'PUT', `${officeUrlOf(id)}/read`)
    expect(await auditOf(id)).toEqual([
      [people.staff.id, 'requested'],
      [people.client.id, 'answered'],
      [people.staff.id, 'read'],
      [people.client.id, 'answered'],
      [people.admin.id, 'read'],
    ])
  })

  it('are unknown to staff who may list the request and not open it, on every verb', async () => {
    const versionId = await publish(content)
    const id = await calls.idOfNew(people.client)
    await calls.set(id, { assignedToId: people.admin.id })
    await send(id, versionId, answers)
    const url = officeUrlOf(id)
    const body = { versionId, changes: calls.changesOf({ dismissed: 'no' }) }
    const refused = [
      await as(people.staff, 'PUT', url, body),
      await as(people.staff, 'POST', url, body),
      await as(people.staff, 'POST', `${url}/request`),
      await as(people.staff, 'PUT', `${url}/read`),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await office(id)).toEqual({ isAnswered: true, opened: null })
    const thread = await as(people.staff, 'GET', `/api/admin/consultations/${id}/thread`)
    expect(thread.json().entries).toEqual([])
    const { opened } = await office(id, people.admin)
    expect(opened).toMatchObject({ requestedAt: null, entries: [{ number: 1, readAt: null }] })
    expect(await auditOf(id)).toEqual([[people.client.id, 'answered']])
  })
})
