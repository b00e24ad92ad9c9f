import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultRules } from '../booking-rules.ts'
import { firmForm, firmValues, ownForm, ownValues } from './hours-values.ts'

const wrongIn = (changes: object) =>
  z
    .safeParse(firmForm, { ...firmValues(defaultRules), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('restores the firm’s hours and a lawyer’s own hours from their forms, and null for the firm’s hours', () => {
  expect(z.parse(firmForm, firmValues(defaultRules))).toEqual(defaultRules)
  const allYear = { ...defaultRules, ramadanWeek: null }
  expect(z.parse(firmForm, firmValues(allYear))).toEqual(allYear)
  const none = { week: null, ramadanWeek: null }
  expect(z.parse(ownForm, ownValues(none, defaultRules))).toEqual(none)
  const own = { week: defaultRules.week.toReversed(), ramadanWeek: null }
  expect(z.parse(ownForm, ownValues(own, defaultRules))).toEqual(own)
})

it('reports each invalid value at its field', () => {
  expect(wrongIn({ day0: '17:00-09:00' })).toEqual([['day0', 'val.hours.order']])
  expect(wrongIn({ ramadan4: '09:00-' })).toEqual([['ramadan4', 'val.hours.both']])
  expect(wrongIn({ buffer: '121' })).toEqual([['buffer', 'val.generic.number']])
  expect(wrongIn({ noticeHours: '' })).toEqual([['noticeHours', 'val.generic.number']])
  expect(wrongIn({ kinds: [] })).toEqual([['kinds', 'val.generic.required']])
})
