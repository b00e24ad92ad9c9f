import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { agreementTemplates } from './table.ts'

const template = {
  area: 'corporate',
  nameEn: 'Founding a company',
  nameAr: 'تأسيس شركة',
  textAr: 'يتولى المحامي {lawyer} تأسيس الشركة للعميل {client}.\nالأتعاب {fee}، والإجمالي {totalInWords}.',
  textEn: 'The lawyer {lawyer} founds the company of {client}.',
  isReviewed: false,
}
const url = '/api/admin/engagement-templates'

describeOnBothEngines('a template of fee agreements', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [agreementTemplates])
  const staff = api.person('staff', 'noura')
  const { get, post, put, remove } = api.callsOf(staff, url)
  const create = async (changes: object = {}) => (await post('', { ...template, ...changes })).json()
  const list = async () => (await get()).json()
  const lastLine = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

  it('is created, changed and deleted, with a line of the audit log each', async () => {
    const created = await post('', template)
    expect([created.statusCode, created.json()]).toMatchObject([201, template])
    const { id, updatedAt } = created.json()
    expect(await lastLine()).toMatchObject({ action: 'create', entity: 'engagementTemplate', entityId: id })

    const changed = await put(`/${id}`, { ...template, isReviewed: true, updatedAt })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { id, isReviewed: true }])
    expect(await lastLine()).toMatchObject({ action: 'update', entity: 'engagementTemplate', entityId: id })
    expect(await list()).toEqual([changed.json()])

    expect((await remove(`/${id}`)).statusCode).toBe(204)
    expect(await lastLine()).toMatchObject({ action: 'delete', entity: 'engagementTemplate', entityId: id })
    expect(await list()).toEqual([])
    expect((await put(`/${id}`, template)).statusCode).toBe(404)
    expect((await remove(`/${id}`)).statusCode).toBe(404)
  })

  it('is listed by practice area, and may lack the English text and the review', async () => {
    await create({ area: 'litigation', nameEn: 'First' })
    await create({ area: 'corporate', nameEn: 'Second' })
    await create({ area: 'litigation', nameEn: 'Third' })
    const names = (await list()).map(({ nameEn }: { nameEn: string }) => nameEn)
    expect(names).toEqual(['Second', 'First', 'Third'])
    const { textEn: _text, isReviewed: _review, ...rest } = template
    expect((await post('', rest)).json()).toMatchObject({ ...rest, textEn: '', isReviewed: false })
  })

  it.each([
    [{ textAr: 'الأتعاب {feee}' }, ['textAr'], 'This field in braces is unknown: {feee}'],
    [{ textEn: 'For {client}: {Total}' }, ['textEn'], 'This field in braces is unknown: {Total}'],
    [{ textAr: '{العميل}', textEn: '{}' }, ['textAr', 'textEn'], 'This field in braces is unknown: {العميل}'],
    [{ textAr: ' ' }, ['textAr'], undefined],
    [{ nameAr: '' }, ['nameAr'], undefined],
    [{ nameEn: 'x'.repeat(121) }, ['nameEn'], undefined],
    [{ area: 'criminal' }, ['area'], undefined],
  ])('is refused with %j', async (changes, fields, message) => {
    const { id } = await create()
    const before = await list()
    for (const refused of [
      await post('', { ...template, ...changes }),
      await put(`/${id}`, { ...template, ...changes }),
    ]) {
      const { errors } = refused.json() as { errors: { field: string; message: string }[] }
      expect([refused.statusCode, errors.map(({ field }) => field)]).toEqual([400, fields])
      if (message) expect(errors[0]?.message.replaceAll(/[\u2068\u2069]/g, '')).toBe(message)
    }
    expect(await list()).toEqual(before)
  })

  it('is refused for the second of two editors of one version', async () => {
    const { id, updatedAt } = await create()
    const both = await Promise.all(
      ['One', 'Two'].map((nameEn) => put(`/${id}`, { ...template, nameEn, updatedAt })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const winner = both.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await list()).toEqual([winner])
    const stale = await put(`/${id}`, { ...template, nameEn: 'Three', updatedAt })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
  })
})
