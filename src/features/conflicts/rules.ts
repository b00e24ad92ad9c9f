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
  role === 'client' ? ['party'] : ['party', 'request', 'user', 'client', 'member', 'employer']

/** Years for which a past client, and a former employer of a lawyer, still conflict. */
export const yearsAfter = { client: 3, employer: 5 } as const

/** The same day some years later; March 1 instead of a missing February 29. */
export const yearsLater = (day: string, years: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}
