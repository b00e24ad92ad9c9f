import { describe, expect, it } from 'vitest'
import { addMonths, dayByKey, weeksOf } from './calendar.tsx'

describe('a month', () => {
  it('has weeks from Sunday, without days of other months', () => {
    const weeks = weeksOf('2026-11-23')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual(
      '2026-11-01 2026-11-02 2026-11-03 2026-11-04 2026-11-05 2026-11-06 2026-11-07'.split(' '),
    )
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)])
    expect(weeksOf('2027-05-15')).toHaveLength(6)
    expect(weeksOf('2026-02-01')).toHaveLength(4)
  })

  it('ends at its last day where the original month is longer', () => {
    expect([1, 13, -11, -1].map((count) => addMonths('2027-01-31', count))).toEqual(
      '2027-02-28 2028-02-29 2026-02-28 2026-12-31'.split(' '),
    )
  })
})

describe('a key in the calendar', () => {
  // A Wednesday.
  const day = '2026-12-30'
  it.each([
    ['ArrowRight', '2026-12-31', '2026-12-29'],
    ['ArrowLeft', '2026-12-29', '2026-12-31'],
    ['ArrowDown', '2027-01-06', '2027-01-06'],
    ['ArrowUp', '2026-12-23', '2026-12-23'],
    ['Home', '2026-12-27', '2026-12-27'],
    ['End', '2027-01-02', '2027-01-02'],
    ['PageDown', '2027-01-30', '2027-01-30'],
    ['PageUp', '2026-11-30', '2026-11-30'],
    ['a', undefined, undefined],
  ])('%s moves to %s, and to %s from right to left', (key, ltr, rtl) => {
    expect(dayByKey({ key, shiftKey: false }, day, 'ltr')).toBe(ltr)
    expect(dayByKey({ key, shiftKey: false }, day, 'rtl')).toBe(rtl)
  })

  it('with Shift moves by a year', () => {
    expect(dayByKey({ key: 'PageDown', shiftKey: true }, '2028-02-29', 'ltr')).toBe('2029-02-28')
    expect(dayByKey({ key: 'PageUp', shiftKey: true }, day, 'ltr')).toBe('2025-12-30')
  })
})
