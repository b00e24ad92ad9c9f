import { expect, it } from 'vitest'
import { listRecentActivity } from '#features/audit/server/repository.ts'
import { mayReadLine } from '#features/overview/server/readers.ts'
import { settings } from '#features/settings/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'
import type { Client } from '../schema.ts'
import { clients } from './table.ts'

const qimam = {
  name: 'Qimam',
  nameAr: 'قمم',
  logo: '/sample/logos/qimam.svg',
  website: 'https://qimam.example',
  description: 'A holding company.',
  descriptionAr: 'شركة قابضة.',
  consentBy: 'Qimam, by its chief executive',
  consentOn: '2025-03-09',
}

describeOnBothEngines('a client in the office', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [clients, settings])
  const staff = api.person('staff', 'noura')
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, headers = {}) =>
    callAs(api, staff, { method, url: `/api/admin/clients${path}`, payload, headers })
  const add = async (changes: object = {}): Promise<Client> =>
    (await call('POST', '', { ...qimam, ...changes })).json()
  const namesOf = async (query = '') => (await call('GET', query)).json<Client[]>().map(({ name }) => name)

  it('starts visible, at the end of the list, and is returned with both names of its fields', async () => {
    await add()
    const masar = { name: 'Masar', logo: 'https://masar.example/logo.svg' }
    const { consentBy, consentOn } = qimam
    const response = await call('POST', '', { ...masar, consentBy, consentOn })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'Masar',
      nameEn: 'Masar',
      logo: 'https://masar.example/logo.svg',
      logoUrl: 'https://masar.example/logo.svg',
      website: '',
      clientType: 'corporate',
      isVisible: true,
      displayOrder: 1,
    })
  })

  it('accepts the field names of the public list too, but not two values that differ', async () => {
    const { name, logo, website, description, ...rest } = qimam
    const listed = { nameEn: name, logoUrl: logo, websiteUrl: website, descriptionEn: description, ...rest }
    const created = (await call('POST', '', listed)).json()
    expect(created).toMatchObject({ ...qimam, ...listed })
    const both = { nameEn: 'Qimam Holding', name: 'Qimam Holding' }
    expect((await call('PUT', `/${created.id}`, both)).json()).toMatchObject(both)
    const refused = await call('PUT', `/${created.id}`, { nameEn: 'One', name: 'Two' })
    expect(refused.json().errors).toEqual([
      { field: 'name', message: 'The two values sent for this field must match' },
    ])
    expect(await namesOf()).toEqual(['Qimam Holding'])
  })

  it('is checked with the error messages of the specification, all together and in both languages, including its day of consent', async () => {
    const missing = await call('POST', '', { website: 'javascript:alert(1)', displayOrder: -1 })
    expect(missing.statusCode).toBe(400)
    expect(missing.json().errors).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Client name is required' },
        { field: 'logo', message: 'Logo URL is required' },
        { field: 'website', message: 'Please enter a valid URL' },
        { field: 'displayOrder', message: 'Value must be at least 0' },
      ]),
    )
    const empty = await call('POST', '', { name: ' ', logo: '' }, { 'accept-language': 'ar' })
    expect(empty.json().errors).toEqual([
      { field: 'name', message: 'اسم العميل مطلوب' },
      { field: 'logo', message: 'رابط الشعار مطلوب' },
    ])
    const future = await call('POST', '', { ...qimam, consentOn: '2199-01-01' })
    expect(future.json().errors).toEqual([
      { field: 'consentOn', message: 'Please enter a date that is not in the future' },
    ])
    const arabic = await call('POST', '', { ...qimam, consentOn: 'x' }, { 'accept-language': 'ar' })
    expect(arabic.json().errors).toEqual([{ field: 'consentOn', message: 'يرجى إدخال تاريخ صحيح' }])
    expect(await api.db.$count(clients)).toBe(0)
  })

  it.each([
    ['logo', 'https://qimam.example/logo.png', 201],
    ['logo', '/images/0d1f1d0c-8f0b-4a52-9a57-0d3c0f1d2e3f', 201],
    ['logo', '//qimam.example/logo.png', 400],
    ['logo', 'javascript:alert(1)', 400],
    ['logo', 'logo.png', 400],
    ['website', 'qimam.example', 201],
    ['website', 'http://qimam.example:8080/ar?x=1', 201],
    ['website', '', 201],
    ['website', 'قمم.السعودية', 201],
    ['website', 'data:text/html,x', 400],
    ['website', 'qimam', 400],
    ['website', 'two words.example', 400],
    ['website', 'https://qimam.example@evil.test', 400],
    ['website', 'user:word@evil.test', 400],
  ])('accepts only a %s that a page may load or link to: %j', async (field, address, status) => {
    expect((await call('POST', '', { ...qimam, [field]: address })).statusCode).toBe(status)
  })

  it('is shown as specified without a consent on file, which is counted and never shown to visitors', async () => {
    const { consentBy, consentOn, ...specified } = qimam
    const { id } = (await call('POST', '', { ...specified, isVisible: false })).json()
    const toggled = await call('PUT', `/${id}`, { isVisible: true })
    expect(toggled.json()).toMatchObject({ isVisible: true, consentOn: null, consentBy: '' })
    for (const changes of [{}, { consentBy }, { consentBy, consentOn }])
      expect((await call('POST', '', { ...specified, ...changes })).json()).toMatchObject({ isVisible: true })
    expect((await call('GET', '/counts')).json()).toMatchObject({ visible: 4, unproven: 3 })
    const listed = (await api.get('/api/clients')).json()
    expect(listed).toHaveLength(4)
    expect(JSON.stringify(listed)).not.toContain('consent')
  })

  it('is shown only with a consent on file if the firm asks for one', async () => {
    const { consentBy, consentOn, ...specified } = qimam
    const [before] = await api.db.insert(clients).values({ nameEn: 'Before', logoUrl: '' }).returning()
    await api.db.insert(settings).values({ key: 'client_consent', value: 'true' })
    expect((await call('PUT', `/${before?.id}`, { name: 'After' })).statusCode).toBe(400)
    expect(await namesOf()).toEqual(['Before'])
    expect((await call('POST', '', specified)).json().errors).toMatchObject([{ field: 'consentBy' }])
    const { id } = (await call('POST', '', { ...specified, isVisible: false })).json()
    const refusals = [
      [{ isVisible: true }, 'consentBy'],
      [{ isVisible: true, consentBy }, 'consentOn'],
      [{ isVisible: true, consentBy: ' ', consentOn }, 'consentBy'],
    ] as const
    for (const [payload, field] of refusals) {
      const refused = await call('PUT', `/${id}`, payload)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual([
        { field, message: 'Record who consented, and when, before showing this on the website' },
      ])
    }
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ isVisible: false, consentBy: '' })
    const shown = await call('PUT', `/${id}`, { isVisible: true, consentBy, consentOn: '9/9/1446' })
    expect(shown.json()).toMatchObject({ isVisible: true, consentBy, consentOn })
    const withdrawn = await call('PUT', `/${id}`, { consentOn: null })
    expect(withdrawn.json().errors).toMatchObject([{ field: 'consentOn' }])
    expect((await call('PUT', `/${id}`, { consentOn: null, isVisible: false })).statusCode).toBe(200)
  })

  it('changes only the field that was sent, and visitors see the change immediately', async () => {
    const created = await add({ displayOrder: 7 })
    const hidden = (await call('PUT', `/${created.id}`, { isVisible: false })).json()
    expect(hidden).toEqual({ ...created, isVisible: false, updatedAt: hidden.updatedAt })
    expect(hidden.updatedAt > created.updatedAt).toBe(true)
    expect((await api.get('/api/clients')).json()).toEqual([])
    expect(await namesOf()).toEqual(['Qimam'])
    expect((await call('PUT', `/${created.id}`, {})).statusCode).toBe(400)
    expect((await call('PUT', `/${created.id}`, { id: 9 })).statusCode).toBe(400)
  })

  it('is paged, sorted, filtered and found in Arabic', async () => {
    await add({ name: 'B', clientType: 'government' })
    await add({ name: 'A', isVisible: false })
    await add({ name: 'C' })
    const page = await call('GET', '?sort=-nameEn&pageSize=2')
    expect(page.json().map(({ name }: Client) => name)).toEqual(['C', 'B'])
    expect(page.headers['x-total-count']).toBe('3')
    expect(await namesOf()).toEqual(['B', 'A', 'C'])
    expect(await namesOf('?type=government')).toEqual(['B'])
    expect(await namesOf('?isVisible=false')).toEqual(['A'])
    expect(await namesOf('?isVisible=true&type=corporate')).toEqual(['C'])
    const found = await call('GET', `?q=${encodeURIComponent('شَركه قابضه')}&pageSize=1`)
    expect(found.headers['x-total-count']).toBe('3')
    expect(await namesOf('?q=%25')).toEqual([])
    for (const query of ['?sort=logoUrl', '?type=company', '?isVisible=yes', '?pageSize=501'])
      expect((await call('GET', query)).statusCode).toBe(400)
  })

  it('is counted by type; the counts follow the search and the visibility', async () => {
    await add({ clientType: 'government' })
    await add({ name: 'Masar', isVisible: false })
    const types = { corporate: 1, individual: 0, government: 1, international: 0 }
    const counts = { ...types, all: 2, visible: 1, unproven: 0 }
    expect((await call('GET', '/counts')).json()).toEqual(counts)
    expect((await call('GET', '/counts?q=masar')).json()).toMatchObject({ all: 1, government: 0, visible: 0 })
    expect((await call('GET', '/counts?isVisible=true')).json()).toMatchObject({ all: 1, corporate: 0 })
  })

  it('is recorded in the audit log for each change with author and name, but not for a refused one, and is not found after its deletion', async () => {
    const { id } = await add()
    await call('PUT', `/${id}`, { logo: '' })
    await call('PUT', `/${id}`, { name: 'Qimam Holding' })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await call('PUT', `/${id}`, { name: 'X' })).statusCode).toBe(404)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    const entries = (await listRecentActivity(api.db, mayReadLine({ id: 0, role: 'admin' }), 50)).filter(
      ({ entity, entityId }) => entity === 'client' && entityId === id,
    )
    expect(
      entries.reverse().map(({ action, details, userName }) => [action, details.name, userName]),
    ).toEqual([
      ['create', 'Qimam', 'noura Test'],
      ['update', 'Qimam Holding', 'noura Test'],
      ['delete', 'Qimam Holding', 'noura Test'],
    ])
  })
})
