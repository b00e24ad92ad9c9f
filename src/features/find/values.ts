// Separate from the schemas: screens need these values without the validation code.

/** Characters; a longer query is refused. */
export const maxQueryLength = 100

/** Maximum of each kind. */
export const maxFound = 5

/** Accounts, members of the team on the website, and guests, who are known only by their requests. */
export const personKinds = ['user', 'member', 'guest'] as const

export const findGroups = ['people', 'requests', 'letters', 'documents', 'publications', 'records'] as const
export type FindGroup = (typeof findGroups)[number]
