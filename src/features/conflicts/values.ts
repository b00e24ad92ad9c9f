// Apart from the schemas, since screens name these and check nothing.

/** Whose side somebody is on in a request: the firm's, the other, or neither. */
export const partyRoles = ['client', 'opposing', 'related'] as const
export type PartyRole = (typeof partyRoles)[number]

/** A national identity or residence number, or that of a commercial registration. */
export const numberKinds = ['identity', 'commercial'] as const
export type NumberKind = (typeof numberKinds)[number]

/**
 * Whom a name was found among: parties of requests, who sent them, people with an account, companies that the firm
 * shows as its clients, and people of the firm.
 */
export const foundKinds = ['party', 'request', 'user', 'client', 'member'] as const
export type FoundKind = (typeof foundKinds)[number]

export const hitReasons = ['number', 'sameName', 'soundsAlike'] as const
export type HitReason = (typeof hitReasons)[number]

/** No conflict; one that the firm accepts, and why; one because of which it refuses the request. */
export const checkResults = ['clear', 'waived', 'refused'] as const
export type CheckResult = (typeof checkResults)[number]
