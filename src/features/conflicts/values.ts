// Separate from the schemas: screens need these lists without the validation code.

/** The side of a party: the firm's, the other one, or neither. */
export const partyRoles = ['client', 'opposing', 'related'] as const
export type PartyRole = (typeof partyRoles)[number]

/** A national identity or residence number, or a commercial registration number. */
export const numberKinds = ['identity', 'commercial'] as const
export type NumberKind = (typeof numberKinds)[number]

/**
 * Sources of a found name: parties of requests, their senders, users, companies that the firm shows as
 * clients, members of the team, and their former employers.
 */
export const foundKinds = ['party', 'request', 'user', 'client', 'member', 'employer'] as const
export type FoundKind = (typeof foundKinds)[number]

/** `listed` names belong to no person of the firm: only `name-lists` searches them. */
export const knownKinds = [...foundKinds, 'listed'] as const
export type KnownKind = (typeof knownKinds)[number]

/** `similar` is not a hit: the names are different and differ in about one letter. */
export const hitReasons = ['number', 'sameName', 'soundsAlike', 'similar'] as const
export type HitReason = (typeof hitReasons)[number]

/**
 * No conflict; a conflict that the firm accepts for a reason; a conflict because of which it refuses the
 * request.
 */
export const checkResults = ['clear', 'waived', 'refused'] as const
export type CheckResult = (typeof checkResults)[number]
