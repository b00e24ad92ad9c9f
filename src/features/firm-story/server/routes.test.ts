import { expect, it } from 'vitest'
import { listRecentActivity } from '#features/audit/server/repository.ts'
import { mayReadLine } from '#features/overview/server/readers.ts'
import { errorsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { type AdminStoryPart, isSingle, type StoryPart, storyKinds } from '../schema.ts'
import { storyParts } from './table.ts'

const value = { kind: 'value', titleEn: 'Integrity', titleAr: 'النزاهة', textEn: 'We say why.' } as const

describeOnBothEngines('a text about the firm', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [storyParts])
  const staff = app.person('staff', 'noura')
  const { get, post, put, remove } = app.callsOf(staff, '/api/admin/firm-story')
  const add = async (changes: object = {}): Promise<AdminStoryPart> =>
    (await post('', { ...value, ...changes })).json()
  const onSite = async () => (await app.get('/api/firm-story')).json<StoryPart[]>()

  it('is shown to visitors in its order while it is visible, and is not a sample', async () => {
    await add({ titleEn: 'Second', displayOrder: 2 })
    await add({ titleEn: 'First', displayOrder: 1 })
    const { id } = await add({ titleEn: 'Hidden', isVisible: false })
    expect((await onSite()).map(({ titleEn }) => titleEn)).toEqual(['First', 'Second'])
    expect((await onSite())[0]).toMatchObject({ ...value, titleEn: 'First', textAr: '', isSample: false })
    expect((await onSite())[0]).not.toHaveProperty('isVisible')
    await put(`/${id}`, { isVisible: true })
    expect(await onSite()).toHaveLength(3)
  })

  it.each([
    [{ kind: 'value', textEn: 'Text' }, 'titleEn'],
    [{ kind: 'history', textEn: ' ' }, 'textEn'],
    [{ kind: 'testimonial', titleEn: 'Hind', textEn: 'Good' }, 'detailEn'],
  ])('must have the fields that its kind needs: %j', async (input, field) => {
    expect(errorsOf(await post('', input))).toEqual([400, [{ field, message: 'This field is required' }]])
    expect(await app.db.$count(storyParts)).toBe(0)
  })

  const testimonial = { kind: 'testimonial', titleEn: 'Hind', textEn: 'Good', detailEn: 'Founder' } as const
  const consent = { consentBy: 'Hind', consentOn: '2025-03-09' }

  it('is hidden as a testimonial until its consent is recorded', async () => {
    expect(await add({ ...testimonial, isVisible: true })).toMatchObject({
      isVisible: false,
      consentOn: null,
    })
    expect(await onSite()).toEqual([])
    expect(await add({ ...testimonial, ...consent })).toMatchObject({ isVisible: true, ...consent })
    expect((await onSite()).map((part) => Object.hasOwn(part, 'consentBy'))).toEqual([false])
    const { id } = await add(testimonial)
    const { consentBy, consentOn } = consent
    for (const [payload, field] of [
      [{ isVisible: true }, 'consentBy'],
      [{ isVisible: true, consentBy }, 'consentOn'],
    ] as const)
      expect((await put(`/${id}`, payload)).json().errors).toEqual([
        { field, message: 'Record who consented, and when, before showing this on the website' },
      ])
    expect((await get(`/${id}`)).json()).toMatchObject({ isVisible: false, consentBy: '' })
    expect((await put(`/${id}`, { isVisible: true, consentBy, consentOn })).statusCode).toBe(200)
    expect((await put(`/${id}`, { consentBy: '' })).statusCode).toBe(400)
    expect(await onSite()).toHaveLength(2)
  })

  it('stays visible as a testimonial from before consents were recorded, until its next edit', async () => {
    const [before] = await app.db.insert(storyParts).values(testimonial).returning()
    expect(await onSite()).toHaveLength(1)
    expect((await put(`/${before?.id}`, { textEn: 'Better' })).statusCode).toBe(400)
    expect((await onSite())[0]).toMatchObject({ textEn: 'Good' })
    expect((await put(`/${before?.id}`, { textEn: 'Better', ...consent })).statusCode).toBe(200)
  })

  it('refuses a change to an outdated version, or one that would leave a required field empty, and preserves the previous text', async () => {
    const { id } = await add()
    expect((await put(`/${id}`, { titleEn: '' })).json().errors).toEqual([
      { field: 'titleEn', message: 'This field is required' },
    ])
    expect((await put(`/${id}`, { kind: 'history' })).statusCode).toBe(400)
    expect((await get(`/${id}`)).json()).toMatchObject(value)
    const { id: mission } = await add({ kind: 'mission', titleEn: '' })
    expect((await put(`/${mission}`, { textEn: 'Another' })).statusCode).toBe(200)
    const { id: seen, updatedAt } = await add()
    await put(`/${seen}`, { titleEn: 'One', updatedAt })
    expect((await put(`/${seen}`, { titleEn: 'Two', updatedAt })).statusCode).toBe(409)
    expect((await get(`/${seen}`)).json().titleEn).toBe('One')
  })

  it.each(storyKinds.filter(isSingle))('exists only once: %s', async (kind) => {
    const part = { kind, titleEn: 'Title', textEn: 'Text' }
    expect((await post('', part)).statusCode).toBe(201)
    const second = await post('', part)
    expect(second.statusCode).toBe(409)
    expect(second.json().errors).toMatchObject([{ field: 'kind' }])
    expect(await app.db.$count(storyParts)).toBe(1)
  })

  it('is listed by kind, counted and found in Arabic, and comes last when it is new', async () => {
    await add()
    await add({ kind: 'milestone', titleEn: '2009', textAr: 'افتتاح المكتب' })
    const last = await add({ isVisible: false })
    expect(last.displayOrder).toBe(2)
    expect((await get('/counts')).json()).toMatchObject({
      all: 3,
      value: 2,
      milestone: 1,
      visible: 2,
    })
    expect((await get('?type=milestone')).json()).toMatchObject([{ titleEn: '2009' }])
    const found = await get(`?q=${encodeURIComponent('اِفتتاح')}`)
    expect(found.headers['x-total-count']).toBe('1')
    for (const query of ['?type=story', '?sort=textEn', '?isVisible=yes'])
      expect((await get(query)).statusCode).toBe(400)
  })

  it('is recorded in the audit log for each change, with its title or its beginning', async () => {
    const { id } = await add({ kind: 'mission', titleEn: '', textEn: 'To be read.' })
    await put(`/${id}`, { textEn: 'To be read twice.' })
    await remove(`/${id}`)
    expect((await remove(`/${id}`)).statusCode).toBe(404)
    const year = await add({ kind: 'milestone', titleEn: '2009', textEn: 'The office opens.' })
    const lines = (await listRecentActivity(app.db, mayReadLine({ id: 0, role: 'admin' }), 50)).filter(
      ({ entity, entityId }) => entity === 'storyPart' && [id, year.id].includes(entityId ?? 0),
    )
    expect(lines.reverse().map(({ action, details }) => [action, details.name])).toEqual([
      ['create', 'To be read.'],
      ['update', 'To be read twice.'],
      ['delete', 'To be read twice.'],
      ['create', '2009: The office opens.'],
    ])
  })
})
