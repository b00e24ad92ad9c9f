// Apart from the schemas, since screens name these and check nothing.

/** Characters; a longer query is refused. */
export const longestQuery = 100

/** Of one kind. */
export const mostFound = 5

/** Accounts, people of the firm as the website shows them, and guests whom only their requests name. */
export const personKinds = ['user', 'member', 'guest'] as const
