import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { updateRow } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import { publishDueLanguages } from './due-repository.ts'
import { publications } from './table.ts'

describeOnBothEngines('the second language of a publication', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  const { post, put } = app.callsOf(admin, '/api/admin/publications')
  const arabicOf = async (id: number) => (await app.get(`/api/publications/${id}`)).json().titleAr

  it('is published once, on its date, and an invalid date is refused', async () => {
    const otherLanguageDate = '2100-03-09T06:00:00.000Z'
    const created = await post('', {
      titleEn: 'Leases',
      contentEn: 'What a lease of a shop must say.',
      titleAr: 'عقود الإيجار',
      contentAr: 'ما يلزم أن ينص عليه عقد إيجار المحل.',
      category: 'contract',
      publishedLanguages: ['en'],
      otherLanguageDate,
    })
    const { id, updatedAt, ...row } = created.json()
    expect([created.statusCode, row.otherLanguageDate]).toEqual([201, otherLanguageDate])
    expect(await publishDueLanguages(app.db)).toEqual([])
    expect(await arabicOf(id)).toBe('')

    await updateRow(app.db, publications, id, { otherLanguageDate: '2026-01-01T06:00:00.000Z' })
    expect(await publishDueLanguages(app.db)).toEqual([id])
    expect(await arabicOf(id)).toBe('عقود الإيجار')
    expect(await publishDueLanguages(app.db)).toEqual([])
    // A save from an editor that was open before is refused as stale.
    const stale = await put(`/${id}`, { titleEn: 'Leases of shops', updatedAt })
    expect(stale.statusCode).toBe(409)
    const change = (otherLanguageDate: unknown) => put(`/${id}`, { otherLanguageDate })
    expect((await change('Thursday')).statusCode).toBe(400)
    expect((await change(null)).json().otherLanguageDate).toBeNull()
  })
})
