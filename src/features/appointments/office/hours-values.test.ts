import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultRules } from '../booking-rules.ts'
import {
  endOfField,
  equalDaysOf,
  fieldOfEnd,
  firmForm,
  firmValues,
  hoursText,
  ownForm,
  ownValues,
  readHours,
  spansIn,
} from './hours-values.ts'

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

const spans = [
  { from: '09:00', to: '12:30' },
  { from: '16:00', to: '24:00' },
]

it('restores hours from their fields, in the order of the day, with an end at midnight as 00:00', () => {
  expect(readHours(hoursText(spans))).toEqual(spans)
  expect(readHours(hoursText(spans.toReversed()))).toEqual(spans)
  expect(readHours('')).toEqual([])
  expect(spansIn('09:00-')).toEqual([{ from: '09:00', to: '' }])
  expect([fieldOfEnd('24:00'), fieldOfEnd('17:00')]).toEqual(['00:00', '17:00'])
  expect([endOfField('00:00'), endOfField('17:00')]).toEqual(['24:00', '17:00'])
})

it('reports a missing time, an invalid time, an end before the start, and an overlap', () => {
  expect(readHours('-')).toBe('val.hours.both')
  expect(readHours('09:00-')).toBe('val.hours.both')
  expect(readHours('17:00-09:00')).toBe('val.hours.order')
  expect(readHours('21:00-01:00')).toEqual([{ from: '21:00', to: '01:00' }])
  expect(readHours('09:00-25:00')).toBe('val.hours.time')
  expect(readHours('09:00-12:00,11:00-13:00')).toBe('val.hours.overlap')
})

it('joins neighboring days with the same hours', () => {
  const [work, noon] = [[{ from: '09:00', to: '17:00' }], [{ from: '10:00', to: '12:00' }]]
  expect(equalDaysOf([work, work, work, noon, work, [], []])).toEqual([
    { first: 0, last: 2, spans: work },
    { first: 3, last: 3, spans: noon },
    { first: 4, last: 4, spans: work },
    { first: 5, last: 6, spans: [] },
  ])
})
