import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { saveReaders } from '#features/consultations/server/access-repository.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { callWith, tokenOf } from '#tests/support/tokens.ts'
import { apiTokens } from './table.ts'

describeOnBothEngines('a call with a token', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const list = { url: '/api/admin/clients' }
  let count = 0

  const newOwner = (role: 'staff' | 'admin'): Promise<Person> => app.signUp(role, `owner.${++count}`)
  const statusOf = async (token: string, options = list) => {
    const response = await callWith(app, token, options)
    return `${response.statusCode} ${response.statusCode < 400 ? '' : response.json().code}`.trim()
  }
  const change = (table: 'users' | 'tokens', id: number, set: object) =>
    table === 'users'
      ? app.db.update(users).set(set).where(eq(users.id, id))
      : app.db.update(apiTokens).set(set).where(eq(apiTokens.userId, id))

  it('is made as its owner; a cookie of somebody else beside it is ignored', async () => {
    const owner = await newOwner('staff')
    const token = await tokenOf(app, owner, ['clients:read', 'clients:write'])
    expect(await statusOf(token)).toBe('200')
    const payload = { name: 'Acme', logo: 'https://acme.example/logo.png' }
    const headers = { cookie: people.admin.cookie, 'x-for-user': String(people.admin.id) }
    const made = await callWith(app, token, { ...list, method: 'POST', payload, headers })
    expect(made.statusCode).toBe(201)
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(line).toMatchObject({
      userId: owner.id,
      action: 'create',
      entity: 'client',
      details: { name: 'Acme', token: 'Accounts' },
    })
    const refused = await callWith(app, await tokenOf(app, owner, []), { ...list, headers })
    expect(refused.statusCode).toBe(403)
  })

  it('is refused with 403 if the scope is of admins and the owner is not one', async () => {
    const token = await tokenOf(app, people.staff, ['newsletter:read'])
    expect(await statusOf(token, { url: '/api/admin/newsletter-subscribers' })).toBe('403 forbidden')
    const admins = await tokenOf(app, people.admin, ['newsletter:read'])
    expect(await statusOf(admins, { url: '/api/admin/newsletter-subscribers' })).toBe('200')
  })

  it('is refused with 403 after the owner was demoted or deactivated, also when that is taken back', async () => {
    for (const [loss, gain] of [
      [{ role: 'staff' }, { role: 'admin' }],
      [{ isActive: false }, { isActive: true }],
    ] as const) {
      const owner = await newOwner('admin')
      const token = await tokenOf(app, owner, ['clients:read'])
      expect(await statusOf(token)).toBe('200')
      await change('users', owner.id, loss)
      expect(await statusOf(token)).toBe('403 token_owner')
      await change('users', owner.id, gain)
      expect(await statusOf(token)).toBe('403 token_owner')
    }
  })

  it('follows a promotion, and any other change of the account', async () => {
    const owner = await newOwner('staff')
    const token = await tokenOf(app, owner, ['newsletter:read', 'clients:read'])
    await change('users', owner.id, { firstName: 'Another' })
    expect(await statusOf(token)).toBe('200')
    await change('users', owner.id, { role: 'admin' })
    expect(await statusOf(token, { url: '/api/admin/newsletter-subscribers' })).toBe('200')
  })

  it('is refused with 401 after the end, after a revocation, after the deletion of the owner and without a known token', async () => {
    const owner = await newOwner('staff')
    const token = await tokenOf(app, owner, ['clients:read'])
    await change('tokens', owner.id, { endsAt: sql`now() - interval '1 second'` })
    const over = await callWith(app, token, list)
    expect([over.statusCode, over.json().code]).toEqual([401, 'token_invalid'])
    expect(over.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    await change('tokens', owner.id, { endsAt: sql`now() + interval '1 day'` })
    expect(await statusOf(token)).toBe('200')
    await change('tokens', owner.id, { endedAt: sql`now()`, endedBy: 'revocation' })
    expect(await statusOf(token)).toBe('401 token_invalid')
    const another = await tokenOf(app, owner, ['clients:read'])
    await app.db.delete(users).where(eq(users.id, owner.id))
    expect(await statusOf(another)).toBe('401 token_invalid')
    for (const unknown of ['mizan_x', 'x', another.toLowerCase()])
      expect(await statusOf(unknown)).toBe('401 token_invalid')
    // A public call too: a program should notice that its token has ended.
    expect(await statusOf(another, { url: '/api/services' })).toBe('401 token_invalid')
  })

  it('names the missing scope in the language of the request', async () => {
    const token = await tokenOf(app, people.staff, ['clients:write'])
    const refused = await callWith(app, token, list)
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="clients:read"',
    )
    expect(refused.json().detail).toBe('This call requires the scope clients:read.')
    const arabic = await callWith(app, token, { ...list, headers: { 'accept-language': 'ar' } })
    expect(arabic.json().detail).toMatch(/^يتطلب هذا الاتصال النطاق \u2068clients:read\u2069\.$/)
  })

  it('is refused from outside its networks', async () => {
    const networks = ['203.0.113.0/24', '2001:db8::/32']
    const token = await tokenOf(app, people.staff, ['clients:read'], { networks })
    const from = (remoteAddress: string) => statusOf(token, { ...list, remoteAddress } as typeof list)
    expect(await from('203.0.113.7')).toBe('200')
    expect(await from('::ffff:203.0.113.7')).toBe('200')
    expect(await from('2001:db8::9')).toBe('200')
    expect(await from('203.0.114.7')).toBe('403 token_network')
    expect(await from('2001:db9::9')).toBe('403 token_network')
  })

  it('passes the check of other sites, which a page with a cookie does not', async () => {
    const token = await tokenOf(app, people.staff, ['clients:write'])
    const payload = { name: 'From elsewhere', logo: 'https://acme.example/logo.png' }
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const call = { ...list, method: 'POST', payload, headers } as const
    expect((await callAs(app, people.staff, call)).json().code).toBe('cross_site')
    expect((await callWith(app, token, call)).statusCode).toBe(201)
    // Another scheme, such as that of a proxy, leaves the cookie and the check as they are.
    const basic = { ...headers, authorization: 'Basic eDp5' }
    expect((await callAs(app, people.staff, { ...call, headers: basic })).json().code).toBe('cross_site')
    const own = { authorization: 'Basic eDp5' }
    expect((await callAs(app, people.staff, { ...list, headers: own })).statusCode).toBe(200)
  })

  it('is done once under an Idempotency-Key', async () => {
    const token = await tokenOf(app, people.staff, ['messages:write'])
    const payload = { toUserId: people.client.id, subject: 'Once', content: 'Only once.' }
    const headers = { 'idempotency-key': 'a-key-of-sixteen-signs' }
    const send = () => callWith(app, token, { method: 'POST', url: '/api/messages', payload, headers })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await app.db.$count(messages, eq(messages.subject, 'Once'))).toBe(1)
  })

  it('cannot show a proof: calls that require one refuse it, though its owner has just logged in', async () => {
    const token = await tokenOf(app, people.admin)
    for (const url of ['/api/admin/clients.csv', '/api/admin/consultations.csv', '/api/admin/users.csv'])
      expect(await statusOf(token, { url })).toBe('403 token_reach')
  })

  it('makes no token, and changes neither account nor settings', async () => {
    const token = await tokenOf(app, people.admin)
    const before = await app.db.$count(apiTokens)
    const payload = { name: 'Another', scopes: ['clients:read'] }
    const made = await callWith(app, token, { method: 'POST', url: '/api/user/tokens', payload })
    expect([made.statusCode, made.json().code]).toEqual([403, 'token_reach'])
    for (const url of ['/api/user', '/api/user/tokens', '/api/admin/tokens', '/api/openapi.json'])
      expect(await statusOf(token, { url })).toBe('403 token_reach')
    expect(await app.db.$count(apiTokens)).toBe(before)
  })

  it('reads a restricted request as its owner does', async () => {
    const id = await insertId(app.db, consultations, {
      ...consultation,
      service: 'corporate',
      isRestricted: true,
    })
    await saveReaders(app.db, id, [people.staff.id])
    const other = await newOwner('staff')
    for (const person of [people.staff, other, people.admin])
      for (const url of [`/api/admin/consultations/${id}`, '/api/admin/consultations']) {
        const token = await tokenOf(app, person, ['consultations:read'])
        const [byToken, byCookie] = [await callWith(app, token, { url }), await callAs(app, person, { url })]
        expect([byToken.statusCode, byToken.body]).toEqual([byCookie.statusCode, byCookie.body])
      }
    // The look of an admin at a request of others has the name of the token.
    const [look] = await app.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.action} = 'look' and ${auditLog.details} ->> 'token' is not null`)
    expect(look).toMatchObject({ userId: people.admin.id, entityId: id, details: { token: 'Accounts' } })
  })

  it('works in maintenance, as the office does', async () => {
    const token = await tokenOf(app, people.staff)
    await setSetting(app.db, 'maintenance_mode', 'true')
    const another = await app.another()
    const calls = [list, { url: '/api/messages' }]
    for (const call of calls) expect((await callWith(another, token, call)).statusCode).toBe(200)
    await another.close()
    await setSetting(app.db, 'maintenance_mode', 'false')
  })

  it('is refused if the firm requires a second factor and the owner has none', async () => {
    const owner = await newOwner('staff')
    const token = await tokenOf(app, owner, ['clients:read'])
    await setSetting(app.db, 'require_two_factor', 'true')
    const another = await app.another()
    const status = async () => (await callWith(another, token, list)).json().code
    expect(await status()).toBe('two_factor_needed')
    await app.db.insert(twoFactors).values({ userId: owner.id, secret: 'x', confirmedAt: sql`now()` })
    expect(await status()).toBeUndefined()
    await another.close()
    await setSetting(app.db, 'require_two_factor', 'false')
  })

  it('notes the day and the network of the last use, once for each', async () => {
    const owner = await newOwner('staff')
    const token = await tokenOf(app, owner, ['clients:read'])
    const last = async () => {
      const [row] = await app.db.select().from(apiTokens).where(eq(apiTokens.userId, owner.id))
      return [row?.lastUsedOn, row?.lastUsedNetwork]
    }
    expect(await last()).toEqual([null, null])
    const from = (remoteAddress: string) => callWith(app, token, { ...list, remoteAddress })
    const { rows } = await app.db.execute<{ day: string }>(
      sql`select (now() at time zone 'Asia/Riyadh')::date::text as day`,
    )
    await from('203.0.113.7')
    expect(await last()).toEqual([rows[0]?.day, '203.0.113.0/24'])
    await from('2001:db8:1:2::9')
    expect(await last()).toEqual([rows[0]?.day, '2001:db8:1:2::/64'])
    // Both networks were written today; a program that alternates between them causes no further writes.
    await from('203.0.113.99')
    expect(await last()).toEqual([rows[0]?.day, '2001:db8:1:2::/64'])
  })

  it('is refused with 429 after 600 calls in a minute, on any server, while other tokens go on', async () => {
    const [one, two] = [await app.another({}, 1), await app.another({}, 1)]
    const token = await tokenOf(app, people.staff, ['figures:read'])
    const other = await tokenOf(app, people.staff, ['clients:read'])
    const answers: number[] = []
    for (let round = 0; round < 32; round += 1) {
      const calls = Array.from({ length: 20 }, (_, at) =>
        callWith(at < 10 ? one : two, token, { url: '/api/admin/clients' }),
      )
      answers.push(...(await Promise.all(calls)).map(({ statusCode }) => statusCode))
    }
    const accepted = answers.filter((status) => status === 403).length
    expect(new Set(answers)).toEqual(new Set([403, 429]))
    // A server may leave up to 59 reserved calls unused.
    expect(accepted).toBeGreaterThan(480)
    expect(accepted).toBeLessThanOrEqual(600)
    const refused = await callWith(one, token, list)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await callWith(one, other, list)).statusCode).toBe(200)
    await one.close()
    await two.close()
  })

  beforeAll(async () => {
    await setSetting(app.db, 'contact_email', 'office@mizan.example')
  })
})
