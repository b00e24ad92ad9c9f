import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Client } from '../schema.ts'
import { clients } from './table.ts'

const qimam = {
  nameEn: 'Qimam',
  nameAr: 'قمم',
  descriptionEn: 'A holding company.',
  descriptionAr: 'شركة قابضة.',
  logoUrl: '/sample/logos/qimam.svg',
  websiteUrl: 'https://qimam.example',
}

describeOnBothEngines('the list of clients', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [clients])
  const add = (changes: Partial<typeof clients.$inferInsert> = {}) =>
    api.db.insert(clients).values({ ...qimam, ...changes })
  const get = (query = '') => api.get(`/api/clients${query}`)
  const namesOf = async (query = '') => (await get(query)).json<Client[]>().map(({ name }) => name)

  it('contains both names of each field, and leaves out descriptions on request', async () => {
    await add()
    expect((await get()).json()).toEqual([
      {
        ...qimam,
        id: expect.any(Number),
        name: 'Qimam',
        logo: qimam.logoUrl,
        website: qimam.websiteUrl,
        description: qimam.descriptionEn,
        clientType: 'corporate',
        isVisible: true,
        displayOrder: 0,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ])
    const [client] = (await get('?content=none')).json()
    expect(client).toMatchObject({ name: 'Qimam', logo: qimam.logoUrl })
    for (const field of ['description', 'descriptionEn', 'descriptionAr'])
      expect(Object.keys(client)).not.toContain(field)
  })

  it('contains only visible clients, in their order, searched in Arabic, in any spelling, and paged', async () => {
    await add({ nameEn: 'Second', displayOrder: 2 })
    await add({ nameEn: 'First', displayOrder: 1 })
    await add({ nameEn: 'Hidden', isVisible: false })
    expect(await namesOf()).toEqual(['First', 'Second'])
    expect(await namesOf('?q=Hidden')).toEqual([])
    await add()
    await add({ nameEn: 'Masar', nameAr: 'مسار', descriptionAr: 'برنامج حكومي.' })
    expect(await namesOf(`?q=${encodeURIComponent('شركه قابِضة')}`)).toEqual(['Qimam', 'First', 'Second'])
    const page = await get('?pageSize=1')
    expect(page.json()).toHaveLength(1)
    expect(page.headers['x-total-count']).toBe('4')
  })

  it('is filtered by type; `all` and an empty value clear the filter, and an unknown type returns 400', async () => {
    for (const clientType of ['corporate', 'individual', 'government', 'international'] as const)
      await add({ nameEn: clientType, clientType })
    for (const type of ['corporate', 'individual', 'government', 'international'])
      expect(await namesOf(`?type=${type}`)).toEqual([type])
    for (const query of ['', '?type=all', '?type=']) expect(await namesOf(query)).toHaveLength(4)
    expect((await get('?type=company')).statusCode).toBe(400)
  })
})
