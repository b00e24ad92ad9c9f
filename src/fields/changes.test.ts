import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messagesOf } from '#tests/support/messages-of.ts'
import { seenVersion } from './changes.ts'

describe('the version that an editor loaded', () => {
  it('is an instant in UTC that PostgreSQL can store', () => {
    expect(z.safeParse(seenVersion, '2025-03-09T09:30:00.123Z').success).toBe(true)
    for (const wrong of [
      ...['', 'yesterday', '2025-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '2025-03-09'],
      '2025-03-09T09:30:00+03:00',
    ])
      expect(messagesOf(seenVersion, wrong)).toContain('val.generic.date')
  })
})
