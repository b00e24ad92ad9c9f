import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp } from '#tests/support/test-app.ts'
import { questionSet } from '../schema.ts'
import { mostVisible, setProblems } from '../set-rules.ts'
import { findVersion, listVersions } from './set-repository.ts'

describeOnBothEngines('a new database', (openTestDatabase) => {
  it('has six published sets that the partner has not reviewed, complete in both languages', async () => {
    const { db } = await buildTestApp(await openTestDatabase())
    const versions = await listVersions(db)
    expect(
      versions.map(({ area, number, state, isReviewed }) => [area, number, state, isReviewed]).sort(),
    ).toEqual(
      ['contract', 'corporate', 'employment', 'intellectual-property', 'litigation', 'real-estate'].map(
        (area) => [area, 1, 'published', false],
      ),
    )
    for (const { id, area, publishedAt } of versions) {
      const { content = [] } = (await findVersion(db, id)) ?? {}
      expect(publishedAt).not.toBeNull()
      expect(questionSet.parse(content), area).toEqual(content)
      expect(setProblems(content), area).toEqual([])
      expect(content.length, area).toBeGreaterThanOrEqual(6)
      expect(mostVisible(content), area).toBeLessThanOrEqual(10)
      expect(content.filter(({ shownIf }) => shownIf).length, area).toBeGreaterThanOrEqual(2)
      expect(content.filter(({ caution }) => caution).length, area).toBe(1)
      expect(content.filter(({ partyRole }) => partyRole === 'opposing').length, area).toBe(1)
      for (const { titleAr, titleEn, helpAr, helpEn, choices, caution } of content) {
        for (const text of [titleEn, helpEn, ...choices.map(({ en }) => en), caution?.en ?? ''])
          expect(text).toMatch(/^(?:[A-Z][^\u0600-\u06ff]+)?$/)
        for (const text of [titleAr, helpAr, ...choices.map(({ ar }) => ar), caution?.ar ?? ''])
          expect(text).toMatch(/^(?:[\u0600-\u06ff][^a-z]+)?$/i)
      }
    }
  })
})
