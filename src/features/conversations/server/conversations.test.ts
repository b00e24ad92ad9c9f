import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { arabicChat } from '#tests/support/chat-archive.ts'
import { openConversationCalls } from '#tests/support/conversation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { signUp } from '#tests/support/test-app.ts'

const typed = { channel: 'phone', direction: 'in', at: '2026-01-05T10:30', text: '  He called.\r\nTwice.  ' }

describeOnBothEngines('the recorded conversations of a request', (openTestDatabase) => {
  const { calls, list, record, remove, run, rowsOf } = openConversationCalls(openTestDatabase)

  it('are saved with a history entry and an audit record, and listed latest first', async () => {
    const id = await calls.idOfNew()
    const saved = await record(id, typed)
    expect(saved.statusCode).toBe(201)
    expect(saved.json()).toMatchObject({
      channel: 'phone',
      direction: 'in',
      at: '2026-01-05T07:30:00.000Z',
      text: 'He called.\nTwice.',
      recordedBy: 'the.staff Test',
      isImported: false,
    })
    await record(id, { ...typed, channel: 'visit', direction: 'out', at: '2026-01-06T10:30:00Z' })
    const listed = await list(id, '?pageSize=1')
    expect(listed.headers['x-total-count']).toBe('2')
    expect(listed.json().map(({ channel }: { channel: string }) => channel)).toEqual(['visit'])
    expect((await list(id, '?pageSize=1&page=2')).json()).toEqual([saved.json()])
    expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'conversations', from: '1', to: '2' })
    const [line] = await calls.app.db.select().from(auditLog).orderBy(sql`id desc`).limit(1)
    expect(line).toMatchObject({
      action: 'update',
      entity: 'consultation',
      entityId: id,
      details: { conversations: '2' },
    })
  })

  it('are not sent, mark nothing as read and do not answer the request', async () => {
    const id = await calls.idOfNew(calls.people.client)
    const stateOf = async () => [
      await calls.rowOf(id),
      await calls.app.db.$count(outbox),
      await calls.app.db.$count(messages),
    ]
    const before = await stateOf()
    await record(id, typed)
    await run(id, arabicChat, { firmVoice: 'المكتب ⚖️' })
    expect(await stateOf()).toEqual(before)
    expect(await rowsOf(id)).toHaveLength(4)
  })

  it.each([
    [{ ...typed, text: ' \u200f ' }, 'text'],
    [{ ...typed, text: 'x'.repeat(10_001) }, 'text'],
    [{ ...typed, at: new Date(Date.now() + 60_000).toISOString() }, 'at'],
    [{ ...typed, at: 'yesterday' }, 'at'],
    [{ ...typed, channel: 'email' }, 'channel'],
    [{ ...typed, direction: 'both' }, 'direction'],
    [{ ...typed, recordedById: 1 }, 'recordedById'],
  ])('refuse a wrong field: %#', async (wrong, field) => {
    const id = await calls.idOfNew()
    const before = await calls.historyOf(id)
    expect(fieldOf(await record(id, wrong))).toEqual([400, field])
    expect([await rowsOf(id), await calls.historyOf(id)]).toEqual([[], before])
  })

  it('are recorded once for a repeated call', async () => {
    const id = await calls.idOfNew()
    const headers = { 'idempotency-key': 'a-key-that-is-long-enough' }
    const first = await record(id, typed, { headers })
    expect((await record(id, typed, { headers })).json()).toEqual(first.json())
    expect(await rowsOf(id)).toHaveLength(1)
    expect(codeOf(await record(id, { ...typed, text: 'Another' }, { headers }))).toEqual([409, 'key_used'])
    await remove(first.json().id)
    expect((await record(id, typed, { headers })).statusCode).toBe(404)
  })

  it('lack what was removed: one that was typed, or all messages of the same import, with a history entry', async () => {
    const id = await calls.idOfNew()
    const { id: first } = (await record(id, typed)).json()
    await record(id, { ...typed, text: 'Another' })
    expect((await remove(first)).statusCode).toBe(204)
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(['Another'])
    expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'conversations', from: '2', to: '1' })
    expect((await remove(first)).statusCode).toBe(404)
    await run(id, arabicChat, { firmVoice: 'سارة' })
    const imported = (await list(id)).json().find((each: { isImported: boolean }) => each.isImported)
    expect((await remove(imported.id)).statusCode).toBe(204)
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(['Another'])
  })

  it('lose their author, and nothing else, with the account of the employee', async () => {
    const id = await calls.idOfNew()
    const previous = await signUp(calls.app, 'staff', `former.${id}`)
    await record(id, typed, { person: previous })
    await calls.app.db.delete(users).where(eq(users.id, previous.id))
    expect((await list(id)).json()).toMatchObject([{ recordedBy: null, text: 'He called.\nTwice.' }])
  })
})
