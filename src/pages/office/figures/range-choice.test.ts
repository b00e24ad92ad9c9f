import { expect, it } from 'vitest'
import { addMonths, lastDayOf, monthsBetween } from '#features/figures/months.ts'
import { monthsOfPreset, withEnd } from './range-choice.tsx'

it('has presets for this month, the last twelve months, this year and last year', () => {
  expect(monthsOfPreset('thisMonth', '2026-03')).toEqual({ from: '2026-03', to: '2026-03' })
  expect(monthsOfPreset('year', '2026-03')).toEqual({ from: '2025-04', to: '2026-03' })
  expect(monthsOfPreset('thisYear', '2026-03')).toEqual({ from: '2026-01', to: '2026-03' })
  expect(monthsOfPreset('lastYear', '2026-03')).toEqual({ from: '2025-01', to: '2025-12' })
})

it('moves the other end of a range that is reversed or longer than five years', () => {
  const months = { from: '2026-01', to: '2026-06' }
  expect(withEnd(months, 'from', '2026-08')).toEqual({ from: '2026-08', to: '2026-08' })
  expect(withEnd(months, 'to', '2025-12')).toEqual({ from: '2025-12', to: '2025-12' })
  expect(withEnd(months, 'from', '2020-01')).toEqual({ from: '2020-01', to: '2024-12' })
  expect(withEnd({ from: '2020-01', to: '2020-02' }, 'to', '2026-06')).toEqual({
    ...{ from: '2021-07', to: '2026-06' },
  })
  expect(withEnd(months, 'to', '2026-03')).toEqual({ from: '2026-01', to: '2026-03' })
})

it('lists months across years', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(addMonths('2026-01', -13)).toBe('2024-12')
  expect([lastDayOf('2024-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
    ...['2024-02-29', '2026-02-28', '2026-12-31'],
  ])
})
