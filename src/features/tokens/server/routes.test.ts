import { desc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import { callWith, tokenOf } from '#tests/support/tokens.ts'
import { maxTokens, type OfficeToken, type OwnToken } from '../schema.ts'
import { sendTokenNotices } from './mails.ts'
import { deleteEndedTokens } from './repository.ts'
import { apiTokens } from './table.ts'
import { hashOfToken } from './token-text.ts'

describeOnBothEngines('the tokens', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const input = { name: 'Accounting program', scopes: ['agreements:read', 'agreements:write'] }
  let count = 0
  const newOwner = (role: 'staff' | 'admin' = 'staff'): Promise<Person> =>
    app.signUp(role, `maker.${++count}`)
  const make = (person: Person, payload: object = input) => app.post('/api/user/tokens', payload, person)
  const listOf = async (person: Person): Promise<OwnToken[]> =>
    (await app.get('/api/user/tokens', person)).json()

  it('of a person are made with 90 days by default, shown once and stored as a hash', async () => {
    const owner = await newOwner()
    const made = await make(owner)
    expect(made.statusCode).toBe(201)
    const { token, ...rest } = made.json()
    expect(rest).toMatchObject({ ...input, networks: [], lastUsedOn: null, lastUsedNetwork: null })
    const days = (Date.parse(rest.endsAt) - Date.parse(rest.createdAt)) / 86_400_000
    expect(Math.round(days)).toBe(90)
    expect(await listOf(owner)).toEqual([rest])
    const [row] = await app.db.select().from(apiTokens).where(eq(apiTokens.userId, owner.id))
    expect(row?.tokenHash).toBe(hashOfToken(token))
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await callWith(app, token, { url: '/api/admin/engagements' })).statusCode).toBe(200)
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    const details = { name: input.name, scopes: 'agreements:read agreements:write' }
    expect(line).toMatchObject({ userId: owner.id, action: 'create', entity: 'apiToken', details })
    const [mail] = await mailsTo(app, `${owner.username}@example.com`)
    expect(mail?.subject).toBe('A token was made')
    expect(mail?.text).toContain(input.name)
    expect(JSON.stringify(await app.db.select().from(outbox))).not.toContain(token)
  })

  it.each([
    ['no name', { ...input, name: ' ' }],
    ['no scope', { ...input, scopes: [] }],
    ['an unknown scope', { ...input, scopes: ['users:read'] }],
    ['a scope twice', { ...input, scopes: ['agreements:read', 'agreements:read'] }],
    ['more than a year', { ...input, days: 366 }],
    ['no day', { ...input, days: 0 }],
    ['a wrong network', { ...input, networks: ['203.0.113.0/33'] }],
    ['a name as a network', { ...input, networks: ['example.com'] }],
    ['an unknown field', { ...input, userId: 1 }],
  ])('are refused with %s', async (_what, payload) => {
    const before = await app.db.$count(apiTokens)
    expect((await make(people.staff, payload)).statusCode).toBe(400)
    expect(await app.db.$count(apiTokens)).toBe(before)
  })

  it('are made with a recent proof only', async () => {
    const owner = await newOwner()
    await app.db
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.userId, owner.id))
    const refused = await make(owner)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
    expect(await listOf(owner)).toEqual([])
  })

  it('are limited in number, of which ended ones do not count', async () => {
    const owner = await newOwner()
    for (let n = 0; n < maxTokens; n += 1) await tokenOf(app, owner)
    expect((await make(owner)).json().code).toBe('tokens_full')
    await app.db
      .update(apiTokens)
      .set({ endsAt: sql`now()` })
      .where(sql`id = (select min(id) from api_tokens where user_id = ${owner.id})`)
    expect((await make(owner)).statusCode).toBe(201)
  })

  it('end at once by their owner, and not by anybody else of the office', async () => {
    const [owner, colleague] = [await newOwner(), await newOwner()]
    const { id, token } = (await make(owner)).json()
    expect((await app.remove(`/api/user/tokens/${id}`, colleague)).statusCode).toBe(404)
    expect((await app.remove(`/api/user/tokens/${id}`, people.admin)).statusCode).toBe(404)
    expect(await listOf(owner)).toHaveLength(1)
    expect((await app.remove(`/api/user/tokens/${id}`, owner)).statusCode).toBe(204)
    expect(await listOf(owner)).toEqual([])
    expect((await callWith(app, token, { url: '/api/admin/engagements' })).statusCode).toBe(401)
    expect((await app.remove(`/api/user/tokens/${id}`, owner)).statusCode).toBe(404)
  })

  it('of all people are listed for admins, who end them', async () => {
    const owner = await newOwner()
    const { id, token } = (await make(owner)).json()
    const listed: OfficeToken[] = (await app.get('/api/admin/tokens', people.admin)).json()
    expect(listed.find((each) => each.id === id)).toMatchObject({
      name: input.name,
      owner: { id: owner.id, username: owner.username },
    })
    expect(JSON.stringify(listed)).not.toContain(token)
    expect(JSON.stringify(listed)).not.toContain(hashOfToken(token))
    expect((await app.remove(`/api/admin/tokens/${id}`, people.staff)).statusCode).toBe(403)
    expect((await app.remove(`/api/admin/tokens/${id}`, people.admin)).statusCode).toBe(204)
    expect((await callWith(app, token, { url: '/api/admin/engagements' })).statusCode).toBe(401)
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(line).toMatchObject({
      userId: people.admin.id,
      action: 'delete',
      entity: 'apiToken',
      entityId: id,
      details: { name: input.name, owner: String(owner.id) },
    })
  })

  it('end by the calls for accounts: a demotion, a deactivation and a deletion', async () => {
    const changes = [
      ['admin', (id: number) => app.put(`/api/admin/users/${id}`, { role: 'staff' }, people.admin), 403],
      ['staff', (id: number) => app.put(`/api/admin/users/${id}`, { isActive: false }, people.admin), 403],
      ['staff', (id: number) => app.remove(`/api/admin/users/${id}`, people.admin), 401],
    ] as const
    for (const [role, change, status] of changes) {
      const owner = await newOwner(role)
      const { token } = (await make(owner)).json()
      expect((await change(owner.id)).statusCode).toBeLessThan(300)
      expect((await callWith(app, token, { url: '/api/admin/engagements' })).statusCode).toBe(status)
    }
  })

  it('cause one mail to their owner in the week before the end', async () => {
    const owner = await newOwner()
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, owner.id))
    await tokenOf(app, owner, undefined, { name: 'Later', days: 90 })
    await tokenOf(app, owner, undefined, { name: 'Short', days: 5 })
    await tokenOf(app, owner, undefined, { name: 'Soon', days: 90 })
    const notices = async () => {
      await sendTokenNotices(app.db, 'https://mizan.example')
      return (await mailsTo(app, `${owner.username}@example.com`)).map(({ text }) => text)
    }
    expect(await notices()).toEqual([])
    const almostOver = {
      createdAt: sql`now() - interval '83 days'`,
      endsAt: sql`now() + interval '6 days 23 hours'`,
    }
    await app.db.update(apiTokens).set(almostOver).where(eq(apiTokens.name, 'Soon'))
    const [text = '', ...further] = await notices()
    expect(further).toEqual([])
    expect(text).toContain('Soon')
    expect(text).toContain('https://mizan.example/dashboard/account?lang=ar#tokens')
    expect(await notices()).toHaveLength(1)
  })

  it('are named where their owner leaves, and in the mail to the successor', async () => {
    const [owner, successor] = [await newOwner(), await newOwner()]
    await make(owner)
    const leaving = (await app.get(`/api/admin/users/${owner.id}/open-work`, people.admin)).json()
    expect(leaving.tokens).toMatchObject([{ name: input.name, lastUsedOn: null }])
    const change = { isActive: false, successorId: successor.id }
    expect((await app.put(`/api/admin/users/${owner.id}`, change, people.admin)).statusCode).toBe(200)
    const [mail] = await mailsTo(app, `${successor.username}@example.com`)
    expect(mail?.text).toContain(`The token “${input.name}” has ended; its program needs a new one`)
  })

  it('are deleted 90 days after their end', async () => {
    const owner = await newOwner()
    await tokenOf(app, owner)
    await tokenOf(app, owner, undefined, { name: 'Old' })
    await app.db
      .update(apiTokens)
      .set({ endsAt: sql`now() - interval '91 days'` })
      .where(eq(apiTokens.name, 'Old'))
    expect(await deleteEndedTokens(app.db)).toBe(1)
    expect(await app.db.$count(apiTokens, eq(apiTokens.userId, owner.id))).toBe(1)
  })
})
