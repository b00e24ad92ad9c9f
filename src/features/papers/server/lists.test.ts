import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { PaperList } from '../schema.ts'
import { list } from './calls.matrix.ts'

describeOnBothEngines('the lists of papers', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const url = '/api/admin/paper-lists'
  const stored = async (): Promise<PaperList[]> => (await app.get(url, people.staff)).json()

  it('are six in a new database, not reviewed, complete in both languages', async () => {
    const lists = await stored()
    expect(lists.map(({ area, isReviewed }) => [area, isReviewed])).toEqual(
      ['corporate', 'litigation', 'intellectual-property', 'real-estate', 'employment', 'contract'].map(
        (area) => [area, false],
      ),
    )
    const titles = new Map<string, string>()
    for (const { nameEn, nameAr, papers } of lists) {
      expect(papers.length).toBeGreaterThanOrEqual(4)
      expect(papers.length).toBeLessThanOrEqual(8)
      expect(papers.some(({ isRequired }) => isRequired)).toBe(true)
      for (const english of [nameEn, ...papers.flatMap(({ titleEn, whyEn }) => [titleEn, whyEn])])
        expect(english).toMatch(/^[A-Z][^\u0600-\u06ff]+$/)
      for (const arabic of [nameAr, ...papers.flatMap(({ titleAr, whyAr }) => [titleAr, whyAr])])
        expect(arabic).toMatch(/^[\u0600-\u06ff][^a-z]+$/i)
      // One id is one paper, so that it can serve requests of different areas.
      for (const { id, titleEn } of papers) {
        expect(titles.get(id) ?? titleEn).toBe(titleEn)
        titles.set(id, titleEn)
      }
    }
  })

  it('are one for each area, and preserve the ids of their papers', async () => {
    const created = await app.post(url, list, people.staff)
    expect(created.statusCode).toBe(201)
    const { id, papers, updatedAt, ...rest } = created.json() as PaperList
    expect(papers).toMatchObject([{ id: expect.stringMatching(/^[a-z0-9-]{36}$/), titleEn: 'Deed' }])
    const taken = await app.post(url, list, people.staff)
    expect([taken.statusCode, taken.json().errors]).toMatchObject([409, [{ field: 'area' }]])
    const changed = { ...rest, papers: papers.map((each) => ({ ...each, titleEn: 'Title deed' })), updatedAt }
    const saved = await app.put(`${url}/${id}`, changed, people.staff)
    expect([saved.statusCode, saved.json().papers]).toMatchObject([
      200,
      [{ id: papers[0]?.id, titleEn: 'Title deed' }],
    ])
    const stale = await app.put(`${url}/${id}`, changed, people.staff)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    const twice = { ...rest, papers: [papers[0], papers[0]] }
    expect((await app.put(`${url}/${id}`, twice, people.staff)).statusCode).toBe(400)
    const never = { ...rest, papers: [{ ...papers[0], days: 0 }] }
    const refused = await app.put(`${url}/${id}`, never, people.staff)
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ field: 'papers.0.days' }]])
    expect((await app.remove(`${url}/${id}`, people.staff)).statusCode).toBe(204)
    expect(await stored()).toHaveLength(6)
  })
})
