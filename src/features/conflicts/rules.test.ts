import { expect, it } from 'vitest'
import { conflictsWith } from './rules.ts'
import { partyRoles } from './values.ts'

it('makes every conflict between two roles mutual', () => {
  for (const one of partyRoles)
    for (const other of partyRoles)
      expect([one, other, conflictsWith[one].includes(other)]).toEqual([
        one,
        other,
        conflictsWith[other].includes(one),
      ])
})

it('finds no conflict between two parties of the same role', () => {
  for (const role of partyRoles) expect(conflictsWith[role]).not.toContain(role)
})
