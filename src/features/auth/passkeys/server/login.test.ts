import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { passkeyCallsOn, problemOf } from '#tests/support/passkey-calls.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { openApp } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'
import type { PasskeyProof } from '../schema.ts'
import { passkeyChallenges, passkeys } from './table.ts'

describeOnBothEngines('a login with a passkey', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, outbox, settings, passkeyChallenges])
  const sara = api.person('client', 'sara', { isVerified: true })
  let phone: SoftwareAuthenticator

  beforeEach(async () => {
    phone = new SoftwareAuthenticator()
  })

  const { post, creation, add, requested, logInWith } = passkeyCallsOn(() => api)
  const mailsAbout = async (subject: RegExp) =>
    (await api.db.select().from(outbox)).filter((mail) => subject.test(mail.subject))

  it('accepts passkeys with and without a signature counter on one account, at any server instance', async () => {
    const keychain = new SoftwareAuthenticator({ counts: false })
    await add(sara, phone)
    await add(sara, keychain, 'Keychain')
    for (const device of [keychain, phone, keychain, phone])
      expect((await logInWith(device.get(await requested()))).statusCode).toBe(200)
    const handles = await api.db.selectDistinct({ handle: passkeys.userHandle }).from(passkeys)
    expect(handles).toHaveLength(1)
    expect((await creation(sara)).excludeCredentials).toHaveLength(2)
    const elsewhere = await api.another()
    expect((await logInWith(phone.get(await requested()), elsewhere)).statusCode).toBe(200)
    await elsewhere.close()
  })

  it('refuses another page or relying party, an unverified or absent user, and another type', async () => {
    await add(sara, phone)
    const before = await api.db.$count(sessions)
    for (const changes of [
      { origin: 'https://mizan.example' },
      { rpId: 'mizan.example' },
      { crossOrigin: true },
      { isVerified: false },
      { isPresent: false },
      { type: 'webauthn.create' },
    ]) {
      const refused = await logInWith(phone.get(await requested(), changes))
      expect([changes, refused.statusCode, problemOf(refused)]).toEqual([changes, 403, 'passkey_refused'])
      expect(refused.cookies).toEqual([])
      const device = new SoftwareAuthenticator()
      const altered = { ...changes, ...('type' in changes && { type: 'webauthn.get' }) }
      const created = { ...device.create(await creation(sara), altered), name: 'Other' }
      const made = await post(sara, '/api/user/passkeys', created)
      expect([changes, made.statusCode, problemOf(made)]).toEqual([changes, 403, 'passkey_refused'])
    }
    expect([await api.db.$count(sessions), await api.db.$count(passkeys)]).toEqual([before, 1])
  })

  it('refuses altered authenticator data, another key under the same id, and a wrong user handle', async () => {
    await add(sara, phone)
    const noura = await api.signUp('client', 'noura', { isVerified: true })
    const laptop = new SoftwareAuthenticator()
    await add(noura, laptop)
    const right = phone.get(await requested())
    const flipped = Buffer.from(right.authenticatorData, 'base64url')
    flipped[36] = (flipped[36] ?? 0) + 1
    const wrong = [
      { ...right, authenticatorData: flipped.toString('base64url') },
      { ...laptop.get(await requested()), id: right.id },
      { ...phone.get(await requested()), userHandle: laptop.credentials[0]?.userHandle },
      { ...phone.get(await requested()), userHandle: undefined },
    ]
    for (const passkey of wrong)
      expect(problemOf(await logInWith(passkey as PasskeyProof))).toBe('passkey_refused')
    expect((await logInWith(phone.get(await requested()))).statusCode).toBe(200)
  })

  it('accepts a challenge once, before it expires, for its purpose and its user', async () => {
    await add(sara, phone)
    const noura = await api.signUp('client', 'noura', { isVerified: true })
    const request = await requested()
    const answers = await Promise.all([1, 2, 3].map(() => logInWith(phone.get(request))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    // A wrong response uses up the challenge too.
    const second = await requested()
    await logInWith(phone.get(second, { origin: 'https://mizan.example' }))
    expect(problemOf(await logInWith(phone.get(second)))).toBe('passkey_expired')

    const old = await requested()
    await api.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(problemOf(await logInWith(phone.get(old)))).toBe('passkey_expired')
    expect(problemOf(await logInWith(phone.get({ ...old, challenge: 'bm90LW91cnM' })))).toBe(
      'passkey_expired',
    )

    const proof = (await post(sara, '/api/user/proof/passkey/options')).json()
    expect(problemOf(await logInWith(phone.get(proof)))).toBe('passkey_expired')
    expect(problemOf(await post(noura, '/api/user/proof/passkey', phone.get(proof)))).toBe('passkey_expired')
    const others = phone.create(await creation(sara))
    expect(problemOf(await post(noura, '/api/user/passkeys', { ...others, name: 'Hers' }))).toBe(
      'passkey_expired',
    )
    await requested()
    expect(await api.db.$count(passkeyChallenges, sql`expires_at < now()`)).toBe(0)
  })

  it('gives the same answer for every unknown passkey, and does not reveal which accounts have one', async () => {
    const before = await requested()
    await add(sara, phone)
    expect(Object.keys(await requested())).toEqual(Object.keys(before))
    const stranger = new SoftwareAuthenticator()
    stranger.create(await creation(sara))
    const unknown = await logInWith(stranger.get(await requested()))
    expect([unknown.statusCode, problemOf(unknown)]).toEqual([403, 'passkey_unknown'])
    const { id } = await add(sara, stranger, 'Second')
    await api.remove(`/api/user/passkeys/${id}`, sara)
    const removed = new SoftwareAuthenticator()
    removed.credentials.push(...stranger.credentials.slice(-1))
    const gone = await logInWith(removed.get(await requested()))
    expect(gone.json()).toEqual(unknown.json())
  })

  it('refuses a copied device, records it in the audit log and notifies the owner by mail', async () => {
    await add(sara, phone)
    const thief = phone.copy()
    for (let use = 0; use < 3; use++) await logInWith(phone.get(await requested()))
    const refused = await logInWith(thief.get(await requested()))
    expect([refused.statusCode, problemOf(refused)]).toEqual([403, 'passkey_refused'])
    expect(await mailsAbout(/passkey was refused/)).toHaveLength(1)
    const lines = await api.db.select().from(auditLog).where(eq(auditLog.userId, sara.id))
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'loginFailed', details: { reason: 'counter', name: 'Phone' } }),
    )
    // The refused copy does not change the owner's counter.
    expect((await logInWith(phone.get(await requested()))).statusCode).toBe(200)
  })

  it('does not count a refused passkey as a wrong password, nor open a deactivated account', async () => {
    await add(sara, phone)
    for (let at = 0; at < 12; at++) await logInWith(phone.get(await requested(), { isVerified: false }))
    const right = { username: 'sara', password: testPassword }
    expect((await post(undefined, '/api/login', right)).statusCode).toBe(200)
    await api.db.update(users).set({ isActive: false })
    const refused = await logInWith(phone.get(await requested()))
    expect([refused.statusCode, problemOf(refused), refused.cookies]).toEqual([403, 'account_disabled', []])
  })
})
