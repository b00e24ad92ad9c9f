import { describe, expect, it } from 'vitest'
import { mixedLines } from '#tests/support/mixed-lines.ts'
import { names, orderedLines, pageOrder } from '#tests/support/visual-order.ts'
import { isolated, isolatedValue } from './isolate.ts'
import { latinRunsOf } from './runs.ts'

describe('a line of an agreement', () => {
  it.each(mixedLines)('isolates the parts that are written from left to right: %s', (line, runs) => {
    expect(latinRunsOf(line).map(([start, end]) => line.slice(start, end))).toEqual(runs)
    expect(isolated(line, 'ar').replace(/[\u2066\u2069]/g, '')).toBe(line)
  })

  it('reads as typed on a page, with names, amounts, equations, telephone numbers and laws', () => {
    const wrong = orderedLines.filter(
      ({ line, language, order }) => pageOrder(isolated(line, language), language) !== order,
    )
    expect(wrong).toEqual([])
    expect(names.filter(({ line, order }) => pageOrder(isolatedValue(line), 'ar') !== order)).toEqual([])
  })

  it('is isolated as a whole without Arabic, and loses the direction marks that were typed or pasted', () => {
    expect(isolated('Acme Trading Co. Ltd.', 'ar')).toBe('\u2066Acme Trading Co. Ltd.\u2069')
    expect(isolated('\u202bنص\u202c \u200f12\u2067', 'ar')).toBe('نص \u206612\u2069')
    expect(isolated('\u2069\u2068'.repeat(25_000), 'ar')).not.toContain('\u2069'.repeat(20))
  })
})
