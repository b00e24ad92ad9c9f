import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { excerpt } from './excerpt.ts'

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
