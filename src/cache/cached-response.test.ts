import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, CachedBody } from './cached-response.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'é', 'مُحَمَّد', '👩‍⚖️', '\u0000', '<p>'), maxLength: 40 })

it('encodes text of any length as UTF-8', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 400 }), (part, times) => {
      const whole = part.repeat(times)
      expect(bytesOf(whole).equals(Buffer.from(whole))).toBe(true)
    }),
  )
})

it('replaces a lone surrogate in a page with U+FFFD, as Buffer does', () => {
  for (const length of [1, 5_000]) {
    const page = `${'قضية '.repeat(length)}\ud83d and \udc69`
    expect(new CachedBody(page).identity.equals(Buffer.from(page))).toBe(true)
  }
})
