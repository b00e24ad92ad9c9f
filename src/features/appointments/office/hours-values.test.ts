import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { usualRules } from '../booking-rules.ts'
import { firmForm, firmValues, ownForm, ownValues } from './hours-values.ts'

const wrongIn = (changes: object) =>
  z
    .safeParse(firmForm, { ...firmValues(usualRules), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('the hours of the firm come back from their form as they were', () => {
  expect(z.parse(firmForm, firmValues(usualRules))).toEqual(usualRules)
  const allYear = { ...usualRules, ramadanWeek: null }
  expect(z.parse(firmForm, firmValues(allYear))).toEqual(allYear)
})

it('what cannot be is told at its field', () => {
  expect(wrongIn({ day0: '17:00-09:00' })).toEqual([['day0', 'val.hours.order']])
  expect(wrongIn({ ramadan4: '09:00-' })).toEqual([['ramadan4', 'val.hours.both']])
  expect(wrongIn({ buffer: '121' })).toEqual([['buffer', 'val.generic.number']])
  expect(wrongIn({ noticeHours: '' })).toEqual([['noticeHours', 'val.generic.number']])
  expect(wrongIn({ kinds: [] })).toEqual([['kinds', 'val.generic.required']])
})

it('a lawyer without hours of their own keeps those of the firm', () => {
  const none = { week: null, ramadanWeek: null }
  expect(z.parse(ownForm, ownValues(none, usualRules))).toEqual(none)
  const own = { week: usualRules.week.toReversed(), ramadanWeek: null }
  expect(z.parse(ownForm, ownValues(own, usualRules))).toEqual(own)
})
