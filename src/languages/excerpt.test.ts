import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { beginningOf, excerpt } from './excerpt.ts'

describe('an excerpt', () => {
  it('counts graphemes, with their diacritics', () => {
    expect(excerpt('مُحَمَّد بن عبدالله', 6)).toBe('مُحَمَّد ب…')
    expect(excerpt('👩‍⚖️👨‍⚖️👩‍⚖️', 2)).toBe('👩‍⚖️👨‍⚖️…')
  })

  it('reads a long text only as far as necessary', () => {
    const segments = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment('')
    const next = vi.spyOn(Object.getPrototypeOf(segments[Symbol.iterator]()), 'next')
    excerpt('نص طويل جدًا. '.repeat(1000), 120)
    expect(next.mock.calls.length).toBeLessThanOrEqual(121)
    next.mockRestore()
  })

  it('is the whole text or ends after a grapheme, at any length of any text', () => {
    const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })
    const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, limit) => {
        const letters = lettersOf(text)
        const expected = letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}…`
        expect(excerpt(text, limit)).toBe(expected)
        expect(excerpt(text, limit).isWellFormed()).toBe(text.isWellFormed())
      }),
    )
  })
})

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
