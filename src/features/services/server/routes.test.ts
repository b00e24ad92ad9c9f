import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { sendAs } from '#tests/support/test-app.ts'
import { services } from './table.ts'

const input = {
  nameEn: 'Arbitration',
  nameAr: 'التحكيم',
  descriptionEn: 'Institutional and ad hoc arbitration.',
  descriptionAr: 'التحكيم المؤسسي والحر.',
  icon: 'fa-gavel',
  area: 'litigation',
}

describeOnBothEngines('a service', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [services])
  const staff = app.person('staff', 'noura')
  const { get, post, put, remove } = app.callsOf(staff, '/api/admin/services')
  const visible = async () => (await app.get('/api/services')).json()

  it('starts active, in no specific area, at the end of the list, and changes only the field that was sent', async () => {
    const { nameEn, descriptionEn, icon } = input
    await post('', input)
    const response = await post('', { nameEn, descriptionEn, icon })
    expect(response.json()).toMatchObject({ status: 'active', area: 'other', nameAr: '', displayOrder: 1 })
    const created = (await post('', { ...input, status: 'inactive', displayOrder: 7 })).json()
    const changed = (await put(`/${created.id}`, { status: 'active' })).json()
    expect({ ...changed, updatedAt: '', status: '' }).toEqual({ ...created, updatedAt: '', status: '' })
    expect(changed.status).toBe('active')
    expect(changed.updatedAt > created.updatedAt).toBe(true)
    expect((await put(`/${created.id}`, { nameEn: 'Two', updatedAt: 'yesterday' })).statusCode).toBe(400)
  })

  it('is checked with the error messages of the specification, one letter below and at the limit', async () => {
    const fields = { nameEn: '', descriptionEn: '123456789', icon: 'fa-rocket', displayOrder: -1 }
    const wrong = await post('', fields)
    expect(wrong.json().errors).toEqual([
      { field: 'nameEn', message: 'English name is required' },
      { field: 'descriptionEn', message: 'English description must be at least 10 characters' },
      { field: 'icon', message: 'Icon is required' },
      { field: 'displayOrder', message: 'Value must be at least 0' },
    ])
    expect((await post('', { ...input, descriptionEn: '1234567890' })).statusCode).toBe(201)
    expect((await post('', { ...input, displayOrder: 1.5 })).statusCode).toBe(400)
    expect(await app.db.$count(services)).toBe(1)
  })

  it('is shown to visitors only while it is active, in its order, and is not found after its deletion', async () => {
    const second = (await post('', { ...input, nameEn: 'Second', displayOrder: 2 })).json()
    await post('', { ...input, nameEn: 'First', displayOrder: 1 })
    expect((await visible()).map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(['First', 'Second'])
    await put(`/${second.id}`, { status: 'inactive' })
    expect(await visible()).toHaveLength(1)
    expect((await app.get(`/api/services/${second.id}`)).statusCode).toBe(404)
    expect((await remove(`/${second.id}`)).statusCode).toBe(204)
    expect((await remove(`/${second.id}`)).statusCode).toBe(404)
    expect((await put(`/${second.id}`, { nameEn: 'X' })).statusCode).toBe(404)
  })

  it('is paged, sorted and found in Arabic', async () => {
    for (const nameEn of ['B', 'A', 'C']) await post('', { ...input, nameEn })
    const page = await get('?sort=-nameEn&pageSize=2')
    expect(page.json().map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(['C', 'B'])
    expect(page.headers['x-total-count']).toBe('3')
    const found = await get(`?q=${encodeURIComponent('التَّحكيم المُؤسسى')}`)
    expect(found.headers['x-total-count']).toBe('3')
    expect((await get('?pageSize=501')).statusCode).toBe(400)
    expect((await get('?page=0')).statusCode).toBe(400)
  })

  it('is found by other forms of its words and by its situation, which can be written and cleared', async () => {
    const situation = { situationEn: 'I was dismissed', situationAr: 'فُصلت من عملي' }
    const { id } = (
      await post('', { ...input, ...{ nameEn: 'Companies', nameAr: 'تأسيس الشركات' }, ...situation })
    ).json()
    const found = async (q = 'فصلت') => (await app.get(`/api/services?${new URLSearchParams({ q })}`)).json()
    expect(await found()).toMatchObject([{ id, ...situation }])
    for (const q of ['company', 'شركة']) expect([q, (await found(q)).length]).toEqual([q, 1])
    await put(`/${id}`, { situationAr: '' })
    expect(await found()).toEqual([])
    expect((await put(`/${id}`, { situationEn: 'x'.repeat(121) })).statusCode).toBe(400)
  })

  const shown = async (id: number) => (await app.get(`/api/services/${id}`)).json()
  const guide = {
    guideEn: '## Steps\n\n- One\n- **Two**\n\n## How long?\n\nA *month*.\n\n### And after?\n\n1. Wait',
    guideAr: '## كم تستغرق؟\n\nشهرًا.',
  }

  it('has a guide: Markdown for the office, HTML for visitors, even after manual changes in the database, and none in the public list', async () => {
    const created = (await post('', { ...input, ...guide })).json()
    expect(created).toMatchObject(guide)
    expect(created).not.toHaveProperty('renderedGuideEn')
    expect((await get(`/${created.id}`)).json()).toMatchObject(guide)
    expect((await get()).json()).toMatchObject([guide])
    const [listed] = await visible()
    expect(Object.keys(listed).filter((name) => /guide/i.test(name))).toEqual([])
    const { guideEn, guideAr } = await shown(created.id)
    expect(guideEn.html).toContain('<strong>Two</strong>')
    const found = guideEn.contents.map(({ text }: { text: string }) => text)
    expect(found).toEqual(['Steps', 'How long?', 'And after?'])
    expect(guideEn.questions).toEqual([
      { question: 'How long?', answer: 'A month. And after? 1. Wait' },
      { question: 'And after?', answer: '1. Wait' },
    ])
    expect(guideAr).toMatchObject({ questions: [{ question: 'كم تستغرق؟', answer: 'شهرًا.' }] })
    expect(Object.keys(guideAr).sort()).toEqual(['contents', 'html', 'questions'])
    await app.db.update(services).set({ guideEn: 'By hand' })
    expect((await shown(created.id)).guideEn.html).toContain('By hand')
    expect((await shown(created.id)).guideAr.html).toContain('شهرًا')
    const old = { version: 0, html: 'old', contents: [], questions: [] }
    await app.db.update(services).set({ renderedGuideAr: old })
    expect((await shown(created.id)).guideAr.html).toContain('شهرًا')
  })

  it('renders its guide without scripts in each language when it is written, changed or cleared', async () => {
    const { id } = (await post('', { ...input, ...guide })).json()
    const remaining = async () => {
      const [row] = await app.db.select().from(services)
      return [row?.renderedGuideEn?.html, row?.renderedGuideAr?.html]
    }
    const [, arabic] = await remaining()
    expect(arabic).toContain('شهرًا')
    await put(`/${id}`, { guideEn: 'New' })
    expect(await remaining()).toEqual(['<p dir="auto">New</p>\n', arabic])
    expect((await shown(id)).guideEn.html).toBe('<p dir="auto">New</p>\n')
    await put(`/${id}`, { nameEn: 'Renamed' })
    expect(await remaining()).toEqual(['<p dir="auto">New</p>\n', arabic])
    await put(`/${id}`, { guideEn: '<script>a()</script> [b](javascript:c())' })
    expect((await shown(id)).guideEn.html).not.toMatch(/<script|href="javascript/)
    await put(`/${id}`, { guideEn: '', guideAr: ' ' })
    expect(await remaining()).toEqual([undefined, undefined])
    expect(await shown(id)).toMatchObject({ guideEn: null, guideAr: null })
    expect((await put(`/${id}`, { guideAr: 'x'.repeat(20_001) })).statusCode).toBe(400)
    expect((await put(`/${id}`, { guideAr: 'x'.repeat(20_000) })).statusCode).toBe(200)
  })

  it('is exported with the current search, in the reader’s language and for Excel, and the export is audited', async () => {
    const { id } = (await post('', { ...input, nameEn: '=Arbitration' })).json()
    const leases = {
      nameEn: 'Leases',
      nameAr: 'الإيجار',
      descriptionEn: 'Leases of shops.',
      descriptionAr: '',
    }
    await post('', { ...input, ...leases })
    const { headers, body } = await get('.csv?q=arbitration')
    expect(headers['content-disposition']).toContain('services.csv')
    expect(body.split('\r\n')).toEqual([
      '\ufeffNo.,Name (English),Name (Arabic),Status,Display order,Created on (Riyadh)',
      expect.stringMatching(new RegExp(`^${id},"'=Arbitration",التحكيم,Active,0,[\\d-]+ [\\d:]+$`)),
      '',
    ])
    const arabic = await sendAs(app, staff, 'GET', '/api/admin/services.csv', undefined, {
      'accept-language': 'ar',
    })
    expect(arabic.body).toContain('الرقم;الاسم (بالإنجليزية)')
    const written = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'service' })
  })
})
