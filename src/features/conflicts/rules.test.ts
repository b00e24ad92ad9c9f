import { expect, it } from 'vitest'
import { conflictsWith, yearsLater } from './rules.ts'
import { partyRoles } from './values.ts'

it('makes every conflict between two roles mutual, and finds none between parties of the same role', () => {
  for (const one of partyRoles)
    for (const other of partyRoles)
      expect([one, other, conflictsWith[one].includes(other)]).toEqual([
        one,
        other,
        conflictsWith[other].includes(one),
      ])
  for (const role of partyRoles) expect(conflictsWith[role]).not.toContain(role)
})

it.each([
  ['2024-03-15', 3, '2027-03-15'],
  ['2024-02-29', 5, '2029-03-01'],
  ['2026-11-26', -3, '2023-11-26'],
])('counts from %s %i years to %s', (day, years, later) => {
  expect(yearsLater(day, years)).toBe(later)
})
