import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { Provider } from '#features/directory/server/provider.ts'
import { users } from '#features/users/server/table.ts'
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
