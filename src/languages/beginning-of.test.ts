import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

describe('the beginning of a text', () => {
  it.each([
    ['Contracts bind the parties.', 27, 'Contracts bind the parties.'],
    ['Contracts bind the parties.', 26, 'Contracts bind the…'],
    ['Contracts bind the parties.', 19, 'Contracts bind the…'],
    ['Contracts bind the parties.', 18, 'Contracts bind…'],
    ['Contracts, if signed, bind.', 12, 'Contracts…'],
    ['One sentence. Another one.', 15, 'One sentence…'],
    ['العقد شريعة المتعاقدين، ويجب الوفاء به.', 26, 'العقد شريعة المتعاقدين…'],
    ['العقد شريعة المتعاقدين، ويجب الوفاء به.', 20, 'العقد شريعة…'],
    ['مُحَمَّد', 4, 'مُ…'],
    ['https://example.com/a/long/path', 12, 'https://exa…'],
  ])('of %s in %d characters is whole words', (text, limit, beginning) => {
    expect(beginningOf(text, limit)).toBe(beginning)
  })

  it('never exceeds its limit, and is followed by a space in the text', () => {
    const sentence = fc
      .array(fc.constantFrom('a', 'contract,', 'عقد', 'المُتعاقدون.', '\n', '👩‍⚖️'))
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(sentence, fc.integer({ min: 20, max: 60 }), (text, limit) => {
        const beginning = beginningOf(text, limit)
        expect(beginning.length).toBeLessThanOrEqual(limit)
        if (beginning !== text) expect(text.slice(beginning.length - 1)).toMatch(/^[.,]?\s/)
      }),
    )
  })
})
