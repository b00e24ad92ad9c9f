import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { attempts, tokens } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { lastTokenTo, mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { userInput } from '#tests/support/inputs.ts'
import { registrationInput } from '#tests/support/registration.ts'
import { callAs, cookieOf, type Person, signUp, testPassword } from '#tests/support/test-app.ts'

let accounts = 0
const newPassword = 'of the new mailbox 8'

describeOnBothEngines('the address of an account', (openTestDatabase) => {
  const { calls, idOf } = openFrontDesk(openTestDatabase)
  let client: Person
  let before: string
  let after: string
  beforeEach(async () => {
    accounts += 1
    client = await signUp(calls.app, 'client', `owner${accounts}`, { isVerified: true })
    before = `owner${accounts}@example.com`
    after = `new.owner${accounts}@example.com`
    await calls.app.db.delete(attempts)
  })

  const send = (method: 'PUT' | 'POST', url: string, payload: object, person?: Person) =>
    callAs(calls.app, person, { method, url, payload })
  const correct = (person: Person, email = after) =>
    send('PUT', `/api/admin/people/${client.id}`, { email }, person)
  const ownRequest = async (): Promise<number> => (await calls.post(consultationInput, client)).json().id
  const restrict = (id: number) =>
    send('PUT', `/api/admin/consultations/${id}/readers`, { userIds: [] }, calls.people.admin)
  const assign = (id: number, assignedToId: number | null, by = calls.people.admin) =>
    send('PUT', `/api/admin/consultations/${id}`, { assignedToId }, by)
  /** Takes a request from a colleague: assigns it to the employee, or unassigns it. */
  const take = async (assignedToId: number | null): Promise<number> => {
    const id = await ownRequest()
    await assign(id, calls.people.admin.id)
    await assign(id, assignedToId, calls.people.staff)
    return id
  }
  const forgot = async (email: string) => {
    await calls.app.db.delete(attempts)
    return send('POST', '/api/password/forgot', { email })
  }
  const linksTo = async (email: string, path: string) =>
    (await mailsTo(calls.app, email)).filter(({ text }) => text.includes(`${path}?token=`))
  const reset = (token: string) => send('POST', '/api/password/reset', { token, newPassword })
  const logIn = (password: string) => send('POST', '/api/login', { username: client.username, password })
  const rowOf = async () => (await calls.app.db.select().from(users).where(eq(users.id, client.id)))[0]
  const isObjection = () => and(eq(tokens.purpose, 'address_objection'), eq(tokens.userId, client.id))
  const letObjectionEnd = () =>
    calls.app.db
      .update(tokens)
      .set({ expiresAt: sql`now()` as never })
      .where(isObjection())
  const objectWith = (token: string) => send('POST', '/api/email/verify', { token })

  const recording = () => idOf({ ...call, userId: client.id, phone: '0551111111' })
  /** The relation of the employee to the requests of the client. */
  const relations = {
    'no request': async () => undefined,
    'an own recording only': recording,
    'an own recording, one restricted request': async () => {
      await restrict(await ownRequest())
      await recording()
    },
    'one unassigned request, one of a colleague': async () => {
      await ownRequest()
      await assign(await ownRequest(), calls.people.admin.id)
    },
    'one unassigned request, one restricted': async () => {
      await ownRequest()
      await restrict(await ownRequest())
    },
    'all requests': async () => {
      await ownRequest()
      await assign(await ownRequest(), calls.people.staff.id)
    },
    'all requests, one of them taken from a colleague': async () => {
      await ownRequest()
      await take(calls.people.staff.id)
    },
    'all requests, one of them taken from a colleague for nobody': async () => {
      await ownRequest()
      await take(null)
    },
    'all requests, one of them taken and then assigned': async () => {
      const id = await take(null)
      await assign(id, calls.people.staff.id)
    },
    'all requests, one of them an own recording': async () => {
      await ownRequest()
      await recording()
    },
  }
  const mayCorrect = new Set<string>([
    'all requests',
    'all requests, one of them taken and then assigned',
    'all requests, one of them an own recording',
  ])

  it.each(Object.keys(relations) as (keyof typeof relations)[])(
    'is corrected by an admin, and by employees with %s as far as they may',
    async (relation) => {
      await relations[relation]()
      const answer = await correct(calls.people.staff)
      if (mayCorrect.has(relation)) {
        expect(answer.statusCode).toBe(200)
        expect(await rowOf()).toMatchObject({ email: after, isVerified: false })
      } else {
        expect(fieldOf(answer)).toEqual([403, 'email'])
        expect(await rowOf()).toMatchObject({ email: before, isVerified: true })
      }
      expect((await correct(calls.people.admin, `admin.${after}`)).statusCode).toBe(200)
    },
  )

  it('receives nothing after a refused correction, and its owner stays logged in', async () => {
    expect((await correct(calls.people.staff)).statusCode).toBe(403)
    await forgot(after)
    expect(await mailsTo(calls.app, after)).toEqual([])
    expect((await callAs(calls.app, client, { url: '/api/user' })).statusCode).toBe(200)
  })

  describe('that the office has corrected', () => {
    it.each([
      ['staff', 'the page of the client'],
      ['admin', 'the page of the client'],
      ['admin', 'the list of users'],
    ] as const)('cannot be reset for 24 hours after a correction by %s on %s', async (role, place) => {
      const id = await ownRequest()
      const url =
        place === 'the list of users' ? `/api/admin/users/${client.id}` : `/api/admin/people/${client.id}`
      expect((await send('PUT', url, { email: after }, calls.people[role])).statusCode).toBe(200)
      await restrict(id)
      expect((await forgot(after)).statusCode).toBe(201)
      const [waits] = (await mailsTo(calls.app, after)).slice(-1)
      expect([tokenIn(waits?.text), waits?.text]).toEqual(['', expect.stringContaining('can object until')])
      const path = `/api/admin/users/${client.id}/password-reset`
      expect(codeOf(await send('POST', path, {}, calls.people.admin))).toEqual([409, 'objection_open'])
      expect(await linksTo(after, '/reset-password')).toEqual([])
      // The owner still knows the password, and gets no link at the previous address.
      expect((await logIn(testPassword)).statusCode).toBe(200)
      await forgot(before)
      expect(await linksTo(before, '/reset-password')).toEqual([])

      await letObjectionEnd()
      await forgot(after)
      expect((await reset(await lastTokenTo(calls.app, after))).statusCode).toBe(204)
      const owner = { ...client, cookie: cookieOf((await logIn(newPassword)).cookies) }
      const opened = await callAs(calls.app, owner, { url: `/api/client/consultations/${id}` })
      expect(opened.statusCode).toBe(200)
    })

    it('gets a reset afterwards that leaves the second factor', async () => {
      await calls.app.db
        .insert(twoFactors)
        .values({ userId: client.id, secret: 'sealed', confirmedAt: sql`now()` as never })
      await correct(calls.people.admin)
      await letObjectionEnd()
      await forgot(after)
      expect((await reset(await lastTokenTo(calls.app, after))).statusCode).toBe(204)
      const refused = await logIn(newPassword)
      expect([refused.statusCode, refused.json().errors[0].field, refused.cookies]).toEqual([401, 'code', []])
      expect(await calls.app.db.$count(twoFactors, eq(twoFactors.userId, client.id))).toBe(1)
    })

    it('is restored by the link to the previous address, which works once', async () => {
      await correct(calls.people.admin)
      const [mailed] = await linksTo(before, '/verify-email')
      const token = tokenIn(mailed?.text)
      const page = (await calls.app.inject({ url: `/api/email/verify?token=${token}` })).json()
      expect(page).toMatchObject({ state: 'open', email: before, isObjection: true, isChange: false })
      expect(await rowOf()).toMatchObject({ email: after })
      await calls.app.db.delete(outbox)
      expect((await objectWith(token)).json()).toMatchObject({ email: before, isObjection: true })
      expect(await rowOf()).toMatchObject({ email: before, isVerified: true })
      for (const address of [before, after, 'the.admin@example.com'])
        expect(await mailsTo(calls.app, address)).toHaveLength(1)
      expect((await objectWith(token)).statusCode).toBe(409)
      await forgot(before)
      expect(await linksTo(before, '/reset-password')).toHaveLength(1)
    })

    it('is not restored after 24 hours, by a link for another purpose, or for another account', async () => {
      await correct(calls.people.admin)
      const token = await lastTokenTo(calls.app, before)
      const [link] = await calls.app.db.select().from(tokens).where(isObjection())
      const hours = (Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')) / 3_600_000
      expect(hours).toBeCloseTo(24, 1)
      expect((await reset(token)).statusCode).toBe(404)
      await letObjectionEnd()
      expect((await objectWith(token)).statusCode).toBe(404)
      expect(await rowOf()).toMatchObject({ email: after })
    })

    it('can be objected to from the first address after two corrections, for 24 hours from the second', async () => {
      await correct(calls.people.admin)
      const first = await lastTokenTo(calls.app, before)
      await correct(calls.people.admin, `third.${after}`)
      expect((await objectWith(first)).statusCode).toBe(404)
      expect(await linksTo(after, '/verify-email')).toEqual([])
      expect((await objectWith(await lastTokenTo(calls.app, before))).statusCode).toBe(200)
      expect(await rowOf()).toMatchObject({ email: before })
    })

    it('needs no objection once the office has undone the correction itself', async () => {
      await correct(calls.people.admin)
      await correct(calls.people.admin, before)
      expect(await linksTo(after, '/verify-email')).toEqual([])
      await forgot(before)
      expect(await linksTo(before, '/reset-password')).toHaveLength(1)
    })

    it('is reserved for its owner while the previous mailbox may object', async () => {
      await correct(calls.people.admin)
      const other = await signUp(calls.app, 'client', `taker${accounts}`)
      const { admin } = calls.people
      const username = `registered${accounts}`
      const registration = { ...registrationInput, username, email: before.toUpperCase() }
      const added = { ...userInput(username), email: before, password: newPassword }
      const attempts = [
        await send('POST', '/api/register', registration),
        await send('POST', '/api/admin/users', added, admin),
        await send('PUT', `/api/admin/people/${other.id}`, { email: before }, admin),
        await send('PUT', `/api/admin/users/${other.id}`, { email: before }, admin),
      ]
      for (const attempt of attempts)
        expect([attempt.statusCode, attempt.json().errors[0].field]).toEqual([409, 'email'])
      expect((await objectWith(await lastTokenTo(calls.app, before))).statusCode).toBe(200)
      expect(await rowOf()).toMatchObject({ email: before })
    })

    it('is free for another account after the time of the objection', async () => {
      await correct(calls.people.admin)
      await letObjectionEnd()
      const other = await signUp(calls.app, 'client', `taker${accounts}`)
      const { admin } = calls.people
      const taken = await send('PUT', `/api/admin/users/${other.id}`, { email: before }, admin)
      expect(taken.statusCode).toBe(200)
    })

    it('ends the objection once its owner has set another by password and mailbox', async () => {
      await correct(calls.people.admin)
      const token = await lastTokenTo(calls.app, before)
      const owner = { ...client, cookie: cookieOf((await logIn(testPassword)).cookies) }
      const own = `own.${after}`
      const requested = await send(
        'POST',
        '/api/user/email',
        { email: own, currentPassword: testPassword },
        owner,
      )
      expect(requested.statusCode).toBe(201)
      const confirmed = await send('POST', '/api/email/verify', { token: await lastTokenTo(calls.app, own) })
      expect(confirmed.statusCode).toBe(200)
      expect((await objectWith(token)).statusCode).toBe(404)
      expect(await rowOf()).toMatchObject({ email: own, isVerified: true })
      await forgot(own)
      expect(await linksTo(own, '/reset-password')).toHaveLength(1)
    })
  })

  it.each([
    ['corrected', 'an own recording while the client has no other request', recording],
    ['refused', 'a recording that they are shut out of', async () => restrict(await recording())],
    [
      'refused',
      'an own recording as the only open request',
      relations['an own recording, one restricted request'],
    ],
  ])('has a phone number that is %s for employees with %s', async (verdict, _relation, relate) => {
    await relate()
    const url = `/api/admin/people/${client.id}`
    const answer = await send('PUT', url, { phone: '0551112233' }, calls.people.staff)
    expect(answer.statusCode).toBe(verdict === 'corrected' ? 200 : 403)
  })
})
