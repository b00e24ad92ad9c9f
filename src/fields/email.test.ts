import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { messagesOf } from '#tests/support/messages-of.ts'
import { emailAddress } from './email.ts'

describe('an email address', () => {
  it('is stored in lower case without surrounding spaces', () => {
    expect(z.parse(emailAddress(), ' Sara@Example.COM ')).toBe('sara@example.com')
  })

  it('is normalized: no invisible characters, ASCII digits', () => {
    for (const typed of [
      '\u200fsara2@example.com\u202c',
      'sa\u00adra\u200b2@exam\u2060ple.com',
      '\u2068sara٢@example.com\u2069',
    ])
      expect(z.parse(emailAddress(), typed)).toBe('sara2@example.com')
  })

  it.each([
    ['', 'val.generic.required'],
    ['sara', 'val.generic.email'],
    ['sara@example', 'val.generic.email'],
    ['sara@exam ple.com', 'val.generic.email'],
    ['sara@example.com\r\nBcc: all@example.com', 'val.generic.email'],
    [`${'x'.repeat(250)}@example.com`, 'val.generic.maxLength?max=254'],
  ])('is refused as %j: %s', (typed, message) => {
    expect(messagesOf(emailAddress(), typed)).toContain(message)
  })

  it('is refused quickly if it has 250 kB', () => {
    for (const hostile of [
      (size: number) => 'a'.repeat(size),
      (size: number) => `${'a.'.repeat(size / 2)}@`,
      (size: number) => `a@${'a-'.repeat(size / 2)}`,
    ]) {
      expect(z.safeParse(emailAddress(), hostile(250_000)).success).toBe(false)
      expectGrowsWithSize(250_000, (size) => {
        const typed = hostile(size)
        return () => z.safeParse(emailAddress(), typed)
      })
    }
  })
})
