import { describe, expect, it } from 'vitest'
import { columnAt, hiddenLabel, hiddenValues, ticksFor } from './chart.tsx'

describe('the ticks of a chart', () => {
  it.each([
    [0, 0, [0, 1]],
    [1, 0, [0, 1]],
    [3, 0, [0, 1, 2, 3]],
    [7, 0, [0, 2, 4, 6, 8]],
    [40, 0, [0, 10, 20, 30, 40]],
    [41, 0, [0, 20, 40, 60]],
    [1234, 0, [0, 500, 1000, 1500]],
    [4, 2, [-2, -1, 0, 1, 2, 3, 4]],
    [1, 500, [-600, -400, -200, 0, 200]],
    [0, 3, [-3, -2, -1, 0, 1]],
    [500, 1, [-200, 0, 200, 400, 600]],
  ])('are evenly spaced for %i above and %i below', (max, min, ticks) => {
    expect(ticksFor(max, min)).toEqual(ticks)
  })
})

describe('columns', () => {
  it('run from right to left in Arabic', () => {
    expect(columnAt(0, 4, false).middle).toBe(12.5)
    expect(columnAt(0, 4, true).middle).toBe(87.5)
    const { start, width, middle } = columnAt(3, 12, false)
    expect(start + width / 2).toBeCloseTo(middle)
  })

  it('do not fill the chart with a single value', () => {
    expect(columnAt(0, 1, false).width).toBeLessThan(15)
  })

  it('always show the last label, and others if there is room', () => {
    expect(hiddenLabel(11, 12, 48)).toBe('')
    expect(hiddenLabel(10, 12, 48)).toBe('chart-not-narrow chart-not-middle')
    expect(hiddenLabel(0, 5, 48)).toBe('')
  })

  it('show their values, or none if one would overlap a taller column', () => {
    expect(hiddenValues(12, 18)).toBe('')
    expect(hiddenValues(12, 32)).toBe('chart-not-narrow')
    expect(hiddenValues(60, 32)).toBe('chart-not-narrow chart-not-middle chart-not-wide')
  })
})
