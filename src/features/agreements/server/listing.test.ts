import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

describeOnBothEngines('the list of agreements', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  let numbers: string[]
  const listed = async (query: string) => {
    const { headers, json } = await calls.get(`/api/admin/engagements?${query}`)
    const rows: { number: string }[] = json()
    return { total: headers['x-total-count'], places: rows.map(({ number }) => numbers.indexOf(number)) }
  }

  beforeEach(async () => {
    const named = { firstName: 'سارة', lastName: 'الحربي' }
    await calls.app.db.update(users).set(named).where(eq(users.id, calls.people.client.id))
    numbers = []
    for (const changes of [
      { amount: '300', validUntil: '2035-03-01' },
      { amount: '100', validUntil: '2035-02-01', kind: 'hourly' },
      { amount: '110', validUntil: '2035-01-01', vatRate: 0 },
    ]) {
      const { id } = await calls.idOfSent({ textAr: 'نص', textEn: '', instalments: [], ...changes })
      numbers.push((await calls.agreementOf(id)).number)
    }
  })

  it('is sorted by each of its columns, newest first without a choice', async () => {
    for (const [query, places] of [
      ['', [2, 1, 0]],
      ['sort=number', [0, 1, 2]],
      ['sort=-number', [2, 1, 0]],
      ['sort=fee', [2, 1, 0]],
      ['sort=-validUntil', [0, 1, 2]],
      ['sort=sentAt', [0, 1, 2]],
      ['sort=client', [0, 1, 2]],
      ['sort=fee&page=2&pageSize=2', [0]],
      ['page=9', []],
    ] as const)
      expect([query, await listed(query)]).toEqual([query, { total: '3', places }])
  })

  it('is searched by client, number of the agreement and number of the request', async () => {
    const [number = ''] = numbers
    const [request] = number.split('-')
    for (const [q, places] of [
      ['ساره الحربى', [2, 1, 0]],
      [number, [0]],
      [`${request}-`, [0]],
      [`#${request}`, [0]],
      ['نوره', []],
    ] as const)
      expect([q, await listed(`q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        { total: String(places.length), places },
      ])
  })
})
