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
import { cookieOf, type Person } from '#tests/support/test-app.ts'
import { passkeyWarnings } from './ceremonies.ts'
import { passkeyChallenges, passkeys } from './table.ts'

describeOnBothEngines('a passkey', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, outbox, settings, passkeyChallenges])
  const sara = api.person('client', 'sara', { isVerified: true })
  let phone: SoftwareAuthenticator

  beforeEach(async () => {
    phone = new SoftwareAuthenticator()
  })

  const { post, creation, add, requested, logInWith, ownOf } = passkeyCallsOn(() => api)
  const mailsAbout = async (subject: RegExp) =>
    (await api.db.select().from(outbox)).filter((mail) => subject.test(mail.subject))
  const letProofEnd = () => api.db.update(sessions).set({ confirmedAt: sql`now() - interval '1 hour'` })

  it('is refused with an unusable key or an attestation, which could be checked only by fetching lists from its URLs', async () => {
    const made = phone.create(await creation(sara), { keyParts: [[-3, new Uint8Array(32).fill(7)]] })
    const response = await post(sara, '/api/user/passkeys', { ...made, name: 'Phone' })
    expect([response.statusCode, problemOf(response)]).toEqual([400, 'invalid'])
    const statement = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', [new Uint8Array(64)]],
    ])
    for (const format of ['packed', 'tpm', 'android-key', 'fido-u2f', 'apple', 'android-safetynet']) {
      const made = phone.create(await creation(sara), { format, statement })
      const refused = await post(sara, '/api/user/passkeys', { ...made, name: 'Mine' })
      expect([format, refused.statusCode, problemOf(refused)]).toEqual([format, 403, 'passkey_refused'])
    }
    for (const attestationObject of ['bm9uZQ', 'oA', 'gA']) {
      const made = phone.create(await creation(sara))
      const refused = await post(sara, '/api/user/passkeys', { ...made, attestationObject, name: 'Mine' })
      expect(refused.statusCode).toBe(403)
    }
    expect(await ownOf(sara)).toEqual([])
  })

  it('is added by a verified user, confirmed by mail, logs in without a username or password, and is deleted with the account', async () => {
    const options = await creation(sara)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'sara', displayName: 'sara Test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    const { id } = await add(sara, phone)
    expect(await ownOf(sara)).toEqual([
      { id, name: 'Phone', isSynced: false, isUsable: true, createdAt: expect.any(String), lastUsedAt: null },
    ])
    expect(await mailsAbout(/passkey was added/)).toMatchObject([{ recipient: 'sara@example.com' }])

    const request = await requested()
    expect(request).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    const response = await logInWith(phone.get(request), api, { rememberMe: true })
    expect([response.statusCode, response.json().username]).toEqual([200, 'sara'])
    const again = { ...sara, cookie: cookieOf(response.cookies) }
    expect((await api.get('/api/user', again)).json().id).toBe(sara.id)
    const expected = [{ isCurrent: true, isRemembered: true }, { isCurrent: false }]
    expect((await api.get('/api/user/sessions', again)).json()).toMatchObject(expected)
    expect((await ownOf(sara))[0].lastUsedAt).toMatch(/Z$/)
    const lines = await api.db.select().from(auditLog).where(eq(auditLog.userId, sara.id))
    expect(lines).toContainEqual(expect.objectContaining({ action: 'login', details: { way: 'passkey' } }))
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'create', entity: 'passkey', details: { name: 'Phone' } }),
    )
    await api.db.delete(users).where(eq(users.id, sara.id))
    expect([await api.db.$count(passkeys), await api.db.$count(sessions)]).toEqual([0, 0])
  })

  it('belongs to one account, and an account has at most twenty', async () => {
    const noura = await api.signUp('client', 'noura', { isVerified: true })
    await add(sara, phone)
    const [taken] = phone.credentials
    const device = new SoftwareAuthenticator()
    const made = device.create(await creation(noura))
    await api.db.update(passkeys).set({ credentialId: made.id })
    expect(problemOf(await post(noura, '/api/user/passkeys', { ...made, name: 'Hers' }))).toBe(
      'passkey_known',
    )
    expect(taken).toBeDefined()
    const key = { userHandle: 'x', relyingParty: 'localhost', publicKey: 'x', counter: 0, transports: [] }
    const row = { ...key, userId: sara.id, isSynced: false, name: 'More' }
    const more = Array.from({ length: 19 }, (_, at) => ({ ...row, credentialId: `more-${at}` }))
    await api.db.insert(passkeys).values(more)
    const full = await post(sara, '/api/user/passkeys/options')
    expect([full.statusCode, problemOf(full)]).toEqual([409, 'passkeys_full'])
  })

  it('is added and removed only after a recent proof, and only by users with a verified email address', async () => {
    const { id } = await add(sara, phone)
    const begun = await creation(sara)
    await letProofEnd()
    // A challenge for proving identity cannot be used to add a passkey.
    const { challenge } = (await post(sara, '/api/user/proof/passkey/options')).json()
    const laptop = new SoftwareAuthenticator().create({ ...begun, challenge })
    expect(problemOf(await post(sara, '/api/user/passkeys', { ...laptop, name: 'Laptop' }))).toBe(
      'passkey_expired',
    )
    const remove = () => api.remove(`/api/user/passkeys/${id}`, sara)
    expect(problemOf(await post(sara, '/api/user/passkeys/options'))).toBe('proof_required')
    expect(problemOf(await remove())).toBe('proof_required')
    // A passkey is a proof, like a password and a code.
    const request = (await post(sara, '/api/user/proof/passkey/options')).json()
    expect(request.allowCredentials).toEqual([
      { id: phone.credentials[0]?.id, type: 'public-key', transports: ['internal'] },
    ])
    expect((await post(sara, '/api/user/proof/passkey', phone.get(request))).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(204)
    expect(await mailsAbout(/passkey was removed/)).toHaveLength(1)
    const mallory = await api.signUp('client', 'mallory')
    expect(problemOf(await post(mallory, '/api/user/passkeys/options'))).toBe('unverified')
  })

  it('is renamed and removed only by its owner, and its removal ends the sessions it opened', async () => {
    const { id } = await add(sara, phone)
    const noura = await api.signUp('client', 'noura', { isVerified: true })
    const url = `/api/user/passkeys/${id}`
    const renamed = (person: Person, name: string) => api.put(url, { name }, person)
    expect((await renamed(noura, 'Hers')).statusCode).toBe(404)
    expect((await renamed(sara, ' ')).statusCode).toBe(400)
    expect((await renamed(sara, 'هاتفي')).statusCode).toBe(204)
    expect(await ownOf(sara)).toMatchObject([{ name: 'هاتفي' }])
    expect(await ownOf(noura)).toEqual([])

    const other = { ...sara, cookie: cookieOf((await logInWith(phone.get(await requested()))).cookies) }
    const byPassword = { ...sara, cookie: await api.logIn('sara') }
    expect((await api.remove(url, noura)).statusCode).toBe(404)
    expect((await api.get('/api/user', other)).statusCode).toBe(200)
    expect((await api.remove(url, sara)).statusCode).toBe(204)
    const after = await Promise.all([other, byPassword, sara].map((each) => api.get('/api/user', each)))
    expect(after.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200])
    expect(problemOf(await logInWith(phone.get(await requested())))).toBe('passkey_unknown')
  })

  it('is unavailable at an IP address, and unknown after the website has moved', async () => {
    const { id } = await add(sara, phone)
    const atAddress = await api.another({ publicUrl: () => 'http://10.0.0.7:3000' })
    const refused = await post(undefined, '/api/login/passkey/options', undefined, atAddress)
    expect([refused.statusCode, problemOf(refused)]).toEqual([409, 'passkeys_unavailable'])
    const own = await api.get('/api/user/passkeys', sara, atAddress)
    expect(own.json()).toMatchObject([{ id, isUsable: false }])
    await atAddress.close()

    const moved = await api.another({ publicUrl: () => 'https://mizan.example' })
    const elsewhere = phone.copy()
    const answer = elsewhere.get(await requested(moved), {
      origin: 'https://mizan.example',
      rpId: 'mizan.example',
    })
    expect(problemOf(await logInWith(answer, moved))).toBe('passkey_unknown')
    await moved.close()
  })

  it('causes a warning at startup when the public URL makes it unusable', async () => {
    const warnings = (publicUrl: string) => passkeyWarnings(api.db, publicUrl)
    expect(await warnings('http://10.0.0.7:3000')).toEqual([expect.stringContaining('http://10.0.0.7:3000')])
    await add(sara, phone)
    expect(await warnings('http://localhost:8080')).toEqual([])
    expect(await warnings('https://mizan.example')).toEqual([
      expect.stringMatching(/^1 passkeys .*mizan\.example/),
    ])
    expect(await warnings('http://mizan.example')).toHaveLength(2)
  })
})
