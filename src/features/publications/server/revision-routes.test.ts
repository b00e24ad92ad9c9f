import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import { publicationRevisions, publications } from './table.ts'

const input = {
  titleEn: 'End of service',
  titleAr: 'نهاية الخدمة',
  contentEn: 'What an employer owes at the end.',
  contentAr: 'ما يستحقه العامل في النهاية.',
  category: 'employment',
}

describeOnBothEngines('the version history of a publication', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [publications])
  const staff = app.person('staff', 'maha')
  beforeEach(async () => {
    await emptyAuditLog(app.db)
  })
  const { get, post, put } = app.callsOf(staff, '/api/admin/publications')
  const add = async () => (await post('', input)).json()
  const revisions = async (id: number) => (await get(`/${id}/revisions`)).json()

  it('shows who changed which texts, newest first', async () => {
    const { id } = await add()
    await put(`/${id}`, { contentAr: 'ما يستحقه العامل.', summaryEn: 'Short.', isVisible: false })
    await put(`/${id}`, { category: 'other' })
    await put(`/${id}`, { titleEn: 'End of service pay' })
    const response = await get(`/${id}/revisions?pageSize=2`)
    expect(response.headers['x-total-count']).toBe('3')
    expect(response.json()).toMatchObject([
      { number: 3, userName: 'maha Test', changed: ['titleEn'] },
      { number: 2, changed: expect.arrayContaining(['contentAr', 'summaryEn']) },
    ])
    expect((await get(`/${id}/revisions?pageSize=2&page=2`)).json()).toMatchObject([
      { number: 1, changed: [] },
    ])
  })

  it('stores the texts of a publication that had no revisions', async () => {
    const id = await insertId(app.db, publications, { ...input, category: 'employment' })
    expect(await revisions(id)).toEqual([])
    await put(`/${id}`, { contentEn: 'What an employer owes, and when.' })
    const [, first] = await revisions(id)
    const { texts } = (await get(`/${id}/revisions/${first.id}`)).json()
    expect(texts).toMatchObject({ titleEn: input.titleEn, contentEn: input.contentEn })
  })

  it('restores a version as the newest one, and changes nothing else', async () => {
    const created = await add()
    await put(`/${created.id}`, { contentEn: 'Quite another text than before.', isVisible: false })
    const [, first] = await revisions(created.id)
    const restored = await post(`/${created.id}/revisions/${first.id}/restore`)
    expect(restored.statusCode).toBe(200)
    expect(restored.json()).toMatchObject({ contentEn: input.contentEn, isVisible: false })
    expect(await revisions(created.id)).toHaveLength(3)
    const entries = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries.at(-1)).toMatchObject({ action: 'restore', entity: 'publication', entityId: created.id })
  })

  it('does not restore a version over a later change, nor of another publication', async () => {
    const { id, updatedAt } = await add()
    await put(`/${id}`, { contentEn: 'Quite another text than before.' })
    const [, first] = await revisions(id)
    const refused = await post(`/${id}/revisions/${first.id}/restore`, { updatedAt })
    expect(refused.statusCode).toBe(409)
    expect((await get(`/${id}`)).json().contentEn).toBe('Quite another text than before.')
    expect(await app.db.$count(publicationRevisions)).toBe(2)
    const other = await add()
    expect((await get(`/${other.id}/revisions/${first.id}`)).statusCode).toBe(404)
    expect((await post(`/${other.id}/revisions/${first.id}/restore`)).statusCode).toBe(404)
  })
})
