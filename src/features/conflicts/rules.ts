import type { FoundKind, PartyRole } from './values.ts'

/**
 * The roles in other requests that conflict with each role: clients with opponents, and related parties with
 * both. Two opponents do not conflict with each other, and neither do two clients. The table is symmetric, so
 * the order in which two requests are written does not matter.
 */
export const conflictsWith: Readonly<Record<PartyRole, PartyRole[]>> = {
  client: ['opposing', 'related'],
  opposing: ['client', 'related'],
  related: ['client', 'opposing'],
}

/**
 * The kinds of records to search: only parties for a client; for the others also the firm's clients and
 * people.
 */
export const searchedFor = (role: PartyRole): readonly FoundKind[] =>
  role === 'client' ? ['party'] : ['party', 'request', 'user', 'client', 'member']
