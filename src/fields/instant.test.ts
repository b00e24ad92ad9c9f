import { expect, it } from 'vitest'
import { readInstant } from './instant.ts'

it.each([
  ['2025-03-09T09:30:00Z', '2025-03-09T09:30:00Z'],
  ['\u200f٢٠٢٥-٠٣-٠٩T09:30:00+03:00', '2025-03-09T09:30:00+03:00'],
  ['1445-10-22T09:30:00+03:00', '2024-05-01T09:30:00+03:00'],
])('reads %j', (typed, instant) => {
  expect(readInstant(typed)).toBe(instant)
})

it.each([
  ...['', '2025-03-09', '2025-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '1899-12-31T00:00:00Z'],
  ...['1600-01-01T00:00:00Z', '2025-03-09T09:30:00'],
])('refuses %j', (typed) => {
  expect(readInstant(typed)).toBeUndefined()
})
