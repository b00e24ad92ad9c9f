import { expect, it } from 'vitest'
import { dayOfHijri, hijriOf } from './hijri.ts'

it('finds every day of a century by its Hijri date', () => {
  for (let date = Date.UTC(1980, 0, 1); date < Date.UTC(2077, 0, 1); date += 5 * 86_400_000) {
    const day = new Date(date).toISOString().slice(0, 10)
    expect(dayOfHijri(hijriOf(day))).toBe(day)
  }
})

it.each([
  { year: 1447, month: 2, day: 30 },
  { year: 1447, month: 13, day: 1 },
  { year: 1447, month: 1, day: 0 },
])('finds no day for %j', (date) => {
  expect(dayOfHijri(date)).toBeUndefined()
})
