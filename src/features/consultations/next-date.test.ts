import { expect, it } from 'vitest'
import { nextDateOf } from './next-date.ts'

const dated = (day: string, time: string | null, status: 'approved' | 'completed' = 'approved') => ({
  status,
  nextDate: { kind: 'hearing' as const, day, time },
})

it('has no next date once a consultation is closed', () => {
  expect(nextDateOf(dated('2026-11-25', null, 'completed'))).toBeNull()
  expect(nextDateOf(dated('2026-11-25', null))?.day).toBe('2026-11-25')
})
