import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { Provider } from '#features/directory/server/provider.ts'
import { users } from '#features/users/server/table.ts'
import { fieldOf } from '#tests/support/answers.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openOidcServer, ProviderBrowser } from '#tests/support/oidc-server.ts'
import { openApp } from '#tests/support/suite.ts'
import { openIdProvider } from './identity-provider.ts'
import { saveVerified } from './record-repository.ts'
import { readDiligence } from './repository.ts'
import { identityRecords } from './table.ts'

const server = await openOidcServer()
afterAll(() => server.close())

const verified = {
  national_id: '1098765432',
  name: 'سارة الحربي',
  nationality: 'السعودية',
  birthdate: '1990-05-17',
  id_expiry: '2035-01-31',
}

describeOnBothEngines('an identity provider', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [identityRecords])
  const lawyer = api.person('admin', 'the.lawyer')
  const sara = api.person('client', 'sara')
  const provider = openIdProvider(
    new Provider(
      { ...server.optionsOf(), name: 'Nafath' },
      () => 'http://localhost:3000/auth/directory/callback',
    ),
    (claims) => ({
      documentKind: 'national-id',
      number: claims.national_id,
      name: claims.name,
      country: claims.nationality,
      birthDate: claims.birthdate,
      validUntil: claims.id_expiry,
      method: String(claims.acr ?? ''),
    }),
  )
  const logIn = async (account: string) => {
    const { url, secrets } = await provider.begin(api.instance.log)
    return { search: new URL(await new ProviderBrowser().logIn(url, account)).search, secrets }
  }
  const verify = async (account: string) => {
    const { search, secrets } = await logIn(account)
    return provider.finish(api.instance.log, search, secrets)
  }
  const record = (identity: Awaited<ReturnType<typeof verify>>) =>
    saveVerified(
      api.db,
      { userId: sara.id },
      { ...identity, by: provider.name },
      { actorId: lawyer.id, numbers: api.instance.partyNumbers },
    )

  beforeEach(async () => {
    server.accounts.clear()
    await api.db.update(users).set({ firstName: 'Sarah', lastName: 'Al-Harbi' }).where(eq(users.id, sara.id))
  })

  it('verifies a person by a login, and the record shows it with a sealed number', async () => {
    server.accounts.set('sara', verified)
    await record(await verify('sara'))
    const reader = { id: lawyer.id, role: 'admin' } as const
    const { paper } = await readDiligence(
      api.db,
      { userId: sara.id },
      { reader, numbers: api.instance.partyNumbers },
    )
    expect(paper).toMatchObject({
      documentKind: 'national-id',
      number: '1098765432',
      country: 'السعودية',
      birthDate: '1990-05-17',
      validUntil: '2035-01-31',
      sighting: 'provider',
      note: 'Nafath · سارة الحربي',
      capacity: 'self',
    })
    expect(JSON.stringify(await api.db.select().from(identityRecords))).not.toContain('1098765432')
  })

  it('leaves its sighting to a change by an employee, unless they have seen the document themselves', async () => {
    server.accounts.set('sara', verified)
    await record(await verify('sara'))
    const seenInPersonAt = '2026-01-01T00:00:00.000Z'
    await api.db.update(users).set({ seenInPersonAt }).where(eq(users.id, sara.id))
    await api.post('/api/consultations', { ...consultationInput, email: 'sara@example.com' }, sara)
    const url = `/api/admin/people/${sara.id}/diligence`
    const change = async (changes: object) => {
      const { paper, updatedAt } = (await api.get(url, lawyer)).json()
      const { seenAt, seenBy, copy, ...facts } = paper
      const others = { powerNumber: '440011', registrationNumber: '', copyDocumentId: null }
      const answer = await api.put(`${url}/identity`, { ...facts, ...others, updatedAt, ...changes }, lawyer)
      return answer.statusCode === 200 ? answer.json().paper : fieldOf(answer)
    }
    expect(await change({ capacity: 'attorney' })).toMatchObject({
      ...{ sighting: 'provider', seenAt: seenInPersonAt, capacity: 'attorney' },
      note: 'Nafath · سارة الحربي',
    })
    for (const other of [{ number: '1098765433' }, { birthDate: '1990-05-18' }, { note: 'x' }])
      expect(await change(other)).toEqual([400, 'sighting'])
    const own = await change({ sighting: 'person', birthDate: '1990-05-18' })
    expect(own).toMatchObject({ sighting: 'person', birthDate: '1990-05-18', seenBy: 'the.lawyer Test' })
    expect(own.seenAt).not.toBe(seenInPersonAt)
    expect(await change({ sighting: 'provider' })).toEqual([400, 'sighting'])
  })

  it('records nothing about a person with another name', async () => {
    server.accounts.set('other', { ...verified, name: 'نورة القحطاني' })
    expect(await record(await verify('other'))).toBeUndefined()
    expect(await api.db.$count(identityRecords)).toBe(0)
  })

  it('is refused without a number, with that of another kind, or with the answer of another browser', async () => {
    for (const changes of [{ national_id: undefined }, { national_id: '2098765432' }]) {
      server.accounts.set('sara', { ...verified, ...changes })
      await expect(verify('sara')).rejects.toMatchObject({ reason: 'answer' })
    }
    server.accounts.set('sara', verified)
    const [{ search }, { secrets }] = [await logIn('sara'), await logIn('sara')]
    await expect(provider.finish(api.instance.log, search, secrets)).rejects.toMatchObject({
      reason: 'answer',
    })
  })
})
