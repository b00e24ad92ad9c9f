import { expect, it } from 'vitest'
import { emptyStage, labelsWith, textOfStages } from './template-values.ts'

it('labels the fields of each stage between the names and the review, and writes the filled ones as lines', () => {
  const names = Object.keys(labelsWith(2))
  expect(names).toHaveLength(5 + 2 * 8)
  expect(names.slice(2, 5)).toEqual(['nameAr', 'stages.0.nameEn', 'stages.0.nameAr'])
  expect(names.indexOf('stages.1.nameEn')).toBeLessThan(names.indexOf('isReviewed'))
  const stages = [
    { ...emptyStage, nameEn: 'Claim' },
    { ...emptyStage, nameEn: 'Hearings', usualTimeEn: 'Months' },
  ]
  expect(textOfStages(stages)).toBe('1\nClaim\n\n2\nHearings\nMonths')
})
