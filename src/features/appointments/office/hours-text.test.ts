import { expect, it } from 'vitest'
import { endOfField, fieldOfEnd, hoursText, readHours, spansIn } from './hours-text.ts'

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
