import { describe, expect, it } from 'vitest'
import { mixedLines } from '#tests/support/mixed-lines.ts'
import { isolated, latinRunsOf } from './isolate.ts'

describe('a line of an agreement', () => {
  it.each(mixedLines)('isolates the parts that are written from left to right: %s', (line, runs) => {
    expect(latinRunsOf(line)).toEqual(runs)
    for (const run of runs) expect(isolated(line)).toContain(`\u2066${run}\u2069`)
    expect(isolated(line).replace(/[\u2066\u2069]/g, '')).toBe(line)
  })

  it('is isolated as a whole without Arabic, and loses the direction marks that were typed or pasted', () => {
    expect(isolated('Acme Trading Co. Ltd.')).toBe('\u2066Acme Trading Co. Ltd.\u2069')
    expect(isolated('\u202bنص\u202c \u200f12')).toBe('نص \u206612\u2069')
  })
})
