import { expect, it } from 'vitest'
import { conflictsWith } from './rules.ts'
import { partyRoles } from './values.ts'

it('a conflict is between two: whoever conflicts with a role is one that it conflicts with', () => {
  for (const one of partyRoles)
    for (const other of partyRoles)
      expect([one, other, conflictsWith[one].includes(other)]).toEqual([
        one,
        other,
        conflictsWith[other].includes(one),
      ])
})

it('neither two clients of the firm nor two of its opponents conflict', () => {
  for (const role of partyRoles) expect(conflictsWith[role]).not.toContain(role)
})
