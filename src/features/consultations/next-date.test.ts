import { expect, it } from 'vitest'
import { earliestDated, nextDateOf } from './next-date.ts'

const dated = (day: string, time: string | null, status: 'approved' | 'completed' = 'approved') => ({
  status,
  nextDate: { kind: 'hearing' as const, day, time },
})

it('has no next date once a consultation is closed', () => {
  expect(nextDateOf(dated('2026-11-25', null, 'completed'))).toBeNull()
  expect(nextDateOf(dated('2026-11-25', null))?.day).toBe('2026-11-25')
})

it('finds the consultation with the earliest date', () => {
  const [late, early] = [dated('2026-11-25', '13:00'), dated('2026-11-25', '09:30')]
  const closed = dated('2026-11-01', null, 'completed')
  expect(earliestDated([{ status: 'approved', nextDate: null }, late, closed, early])).toBe(early)
  expect(earliestDated([closed])).toBeUndefined()
})
