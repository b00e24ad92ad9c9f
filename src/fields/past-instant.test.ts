import { expect, it } from 'vitest'
import { readPastInstant } from './past-instant.ts'

it.each([
  ['2025-03-09', '2025-03-08T21:00:00.000Z'],
  ['2025-03-09 12:30:05', '2025-03-09T09:30:05.000Z'],
  ['2025-03-09T12:30', '2025-03-09T09:30:00.000Z'],
  ['2025-03-09T09:30:05.123Z', '2025-03-09T09:30:05.123Z'],
  ['09/03/2025 9:30', '2025-03-09T06:30:00.000Z'],
  ['٢٠٢٥-٠٣-٠٩', '2025-03-08T21:00:00.000Z'],
])('%s is a moment in Riyadh', (typed, instant) => {
  expect(readPastInstant(typed)).toBe(instant)
})

it.each(['', 'yesterday', '2025-02-30', '2025-03-09 25:00', '2999-01-01', '2025'])('%j is none', (typed) => {
  expect(readPastInstant(typed)).toBeUndefined()
})
