import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { messagesOf } from '#tests/support/messages-of.ts'
import { emailAddress } from './email.ts'

describe('an e-mail address', () => {
  it('is kept in small letters without blanks around it', () => {
    expect(z.parse(emailAddress(), ' Sara@Example.COM ')).toBe('sara@example.com')
  })

  it.each([
    ['', 'val.generic.required'],
    ['sara', 'val.generic.email'],
    ['sara@example', 'val.generic.email'],
    ['sara@exam ple.com', 'val.generic.email'],
    ['sara@example.com\r\nBcc: all@example.com', 'val.generic.email'],
    [`${'x'.repeat(250)}@example.com`, 'val.generic.maxLength?max=254'],
  ])('%j is refused: %s', (typed, message) => {
    expect(messagesOf(emailAddress(), typed)).toContain(message)
  })

  it('of a quarter of a megabyte is refused without long thought', () => {
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
