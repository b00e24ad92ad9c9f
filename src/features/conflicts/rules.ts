import type { FoundKind, PartyRole } from './values.ts'

/**
 * With which parties of other requests somebody may be in conflict: whoever the firm works for with those it works
 * against, and whoever has to do with a matter with either. Two opponents of the firm are none to each other, nor are two
 * clients. Whichever of two is written later finds the other, so the table is the same from both sides.
 */
export const conflictsWith: Readonly<Record<PartyRole, PartyRole[]>> = {
  client: ['opposing', 'related'],
  opposing: ['client', 'related'],
  related: ['client', 'opposing'],
}

/** Among whom a party is searched for: a client among those on the other side, everybody else among the firm's own. */
export const searchedFor = (role: PartyRole): readonly FoundKind[] =>
  role === 'client' ? ['party'] : ['party', 'request', 'user', 'client', 'member']
