import { beforeEach, expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { powers } from '#features/matters/server/table.ts'
import { idsOf } from '#tests/support/answers.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

describeOnBothEngines('the search of the lists', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const idOf = async (firstName: string, lastName: string, phone = '0550000000'): Promise<number> =>
    (
      await calls.post({ ...consultationInput, firstName, lastName, phone, email: `${phone}@example.com` })
    ).json().id
  const listed = async (list: 'consultations' | 'people', q: string): Promise<number[]> =>
    idsOf(await calls.asStaff('GET', `/api/admin/${list}?q=${encodeURIComponent(q)}`))
  const found = async (q: string): Promise<number[]> =>
    (await calls.asStaff('GET', `/api/admin/find?q=${encodeURIComponent(q)}`))
      .json()
      .requests.map(({ id }: { id: number }) => id)

  let saad = 0
  let zahrani = 0
  beforeEach(async () => {
    saad = await idOf('سعد', 'الغامدي', '0551234567')
    zahrani = await idOf('محمد', 'الزهراني', '0561112222')
    await idOf('فهد', 'الغامدي', '0559998888')
  })

  it.each(['consultations', 'people'] as const)('finds names in either script in %s', async (list) => {
    const latin = await idOf('Mohammed', 'Al-Zahrani', '0573334444')
    for (const q of ['Zahrani', 'الزهراني'])
      expect([q, (await listed(list, q)).sort()]).toEqual([q, [zahrani, latin].sort()])
  })

  const everywhere = async (q: string) => [
    await found(q),
    await listed('consultations', q),
    await listed('people', q),
  ]

  it('finds a name and a number together, in either order, script and form, and not those of two people', async () => {
    const spellings = ['غامد 055 123', '055 123 غامد', 'سعد ٠٥٥١٢٣', 'الغامدي 1234567', 'Ghamdi 055 123']
    for (const q of [...spellings, '+966 55 123 سعد الغامدي'])
      expect([q, await everywhere(q)]).toEqual([q, [[saad], [saad], [saad]]])
    for (const q of ['زهران 055 123', 'غامد 077 123'])
      expect([q, await everywhere(q)]).toEqual([q, [[], [], []]])
  })

  it('finds a request by the number of its fee agreement or of a power of attorney', async () => {
    const terms = { kind: 'fixed', amount: 1, vatRate: 0, validUntil: '2035-01-31', textAr: 'نص' } as const
    const number = `${saad}-1`
    await calls.app.db
      .insert(agreements)
      .values({ ...terms, consultationId: saad, number, nafithNumber: '7754321' })
    for (const q of [number, '٧٧٥٤٣٢١']) expect([q, await listed('consultations', q)]).toEqual([q, [saad]])
    const power = calls.app.instance.partyNumbers.sealPower('4612345678')
    await calls.app.db.insert(powers).values({ consultationId: saad, ...power })
    for (const q of ['4612345678', '٤٦١٢٣٤٥٦٧٨'])
      expect([q, await listed('consultations', q)]).toEqual([q, [saad]])
    expect(await listed('consultations', '4612345679')).toEqual([])
  })

  it('finds words with numbers that are not a phone number, and single letters, and counts and exports the same requests', async () => {
    await calls.app.db.update(consultations).set({ subject: 'عقد 2024 معدل' })
    expect(await listed('consultations', 'عقد 2024')).toHaveLength(3)
    expect(await listed('consultations', 'س')).toContain(saad)
    const q = `q=${encodeURIComponent('Zahrani')}`
    expect((await calls.asStaff('GET', `/api/admin/consultations/counts?${q}`)).json().all).toBe(1)
    const file = await calls.asStaff('GET', `/api/admin/consultations.csv?${q}`)
    expect(file.body.trim().split('\n')).toHaveLength(2)
  })

  it('marks the groups of the search that have more than five hits', async () => {
    const moreThan = async (count: number) => {
      while ((await calls.app.db.$count(consultations)) < count) await idOf('Dana', `Al-Many`)
      return (await calls.asStaff('GET', '/api/admin/find?q=Al-Many')).json()
    }
    // Three requests have other names.
    expect((await moreThan(8)).more).toEqual([])
    const answer = await moreThan(9)
    expect([answer.requests.length, answer.more]).toEqual([5, ['requests']])
  })

  it('finds requests by a party only for their readers', async () => {
    await calls.app.db
      .insert(consultationParties)
      .values({ consultationId: saad, role: 'opposing', nameLatin: 'Nasser Trading Co.', nameArabic: '' })
    expect(await listed('consultations', 'شركة ناصر للتجارة')).toEqual([saad])
    await calls.asStaff('PUT', `/api/admin/consultations/${saad}`, { assignedToId: calls.people.admin.id })
    expect(await listed('consultations', 'شركة ناصر للتجارة')).toEqual([])
  })
})
