import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defaultCalendar, type FirmCalendar } from '#firm-time/calendar.ts'
import { consultationFormIn } from './schema.ts'

const request = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'A question.',
  agreeToTerms: true,
}
const refusals = (wish: object, calendar: FirmCalendar = defaultCalendar) =>
  z
    .safeParse(
      consultationFormIn(() => calendar),
      { ...request, ...wish },
    )
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('the preferred time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('may be today while the office is open, at a time in the future, by the date in Riyadh', () => {
    vi.setSystemTime(new Date('2025-03-09T10:00:00+03:00'))
    expect(refusals({ preferredDate: '2025-03-09' })).toEqual([])
    expect(refusals({ preferredDate: '2025-03-09', preferredTime: '10:30' })).toEqual([])
    for (const preferredTime of ['09:00', '10:00'])
      expect(refusals({ preferredDate: '2025-03-09', preferredTime })).toEqual([
        ['preferredTime', 'val.preferredTime.past'],
      ])
    // 00:30 on Monday in Riyadh is still Sunday evening in UTC.
    vi.setSystemTime(new Date('2025-03-10T00:30:00+03:00'))
    expect(refusals({ preferredDate: '2025-03-09' })).toEqual([['preferredDate', 'val.preferredDate.past']])
    expect(refusals({ preferredDate: '2025-03-10', preferredTime: '09:00' })).toEqual([])
  })

  it('may not be a holiday, or outside the hours of Ramadan', () => {
    vi.setSystemTime(new Date('2025-03-09T10:00:00+03:00'))
    const week = defaultCalendar.week.map((spans) => spans.map(() => ({ from: '10:00', to: '16:00' })))
    const calendar = {
      week: defaultCalendar.week,
      ramadanWeek: week,
      ramadans: [{ firstDay: '2025-03-01', lastDay: '2025-03-29' }],
      daysOff: [{ firstDay: '2025-03-30', lastDay: '2025-04-02' }],
    }
    expect(refusals({ preferredDate: '2025-03-30' }, calendar)).toEqual([
      ['preferredDate', 'val.preferredDate.holiday'],
    ])
    expect(refusals({ preferredDate: '2025-03-27', preferredTime: '16:00' }, calendar)).toEqual([
      ['preferredTime', 'val.preferredTime.closed'],
    ])
    expect(refusals({ preferredDate: '2025-04-03', preferredTime: '16:00' }, calendar)).toEqual([])
  })

  it('is checked together with the other fields', () => {
    vi.setSystemTime(new Date('2025-03-09T10:00:00+03:00'))
    const expected = [
      ['firstName', 'val.generic.required'],
      ['preferredDate', 'val.preferredDate.weekend'],
    ]
    expect(refusals({ firstName: '', preferredDate: '2025-03-14' })).toEqual(expected)
  })
})
