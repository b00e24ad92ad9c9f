import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp } from '#tests/support/test-app.ts'
import type { Stage } from '../schema.ts'
import { listTemplates } from './progress-repository.ts'

const textsIn = (stages: readonly Stage[], language: 'En' | 'Ar'): string[] =>
  stages.flatMap((stage) =>
    Object.entries(stage).flatMap(([name, text]) => (name.endsWith(language) ? text : [])),
  )

describeOnBothEngines('a new database', (openTestDatabase) => {
  it('has six templates that the partner has not reviewed, complete in both languages', async () => {
    const { db } = await buildTestApp(await openTestDatabase())
    const templates = await listTemplates(db)
    expect(templates.map(({ area, nameEn, isReviewed }) => [area, nameEn, isReviewed])).toEqual([
      ['corporate', 'Forming or changing a company', false],
      ['litigation', 'Court case', false],
      ['litigation', 'Arbitration', false],
      ['intellectual-property', 'Registration of a trademark', false],
      ['real-estate', 'Purchase of a property', false],
      ['employment', 'Employment dispute', false],
    ])
    for (const { nameEn, nameAr, stages } of templates) {
      expect(stages.length).toBeGreaterThanOrEqual(4)
      expect(stages.length).toBeLessThanOrEqual(7)
      for (const english of [nameEn, ...textsIn(stages, 'En')])
        expect(english).toMatch(/^[A-Z][^\u0600-\u06ff]+$/)
      for (const arabic of [nameAr, ...textsIn(stages, 'Ar')])
        expect(arabic).toMatch(/^[\u0600-\u06ff][^a-z]+$/i)
      expect(textsIn(stages, 'Ar')).toHaveLength(stages.length * 4)
    }
  })
})
