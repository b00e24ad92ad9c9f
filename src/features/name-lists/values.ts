// Separate from the schemas: screens need these lists without the validation code.

/** The consolidated list of the United Nations, the national list, and a list of the firm. */
export const listKinds = ['un', 'national', 'own'] as const
export type ListKind = (typeof listKinds)[number]

/** Open until a user decides: another person, or the listed one. */
export const hitStates = ['open', 'different', 'same'] as const

export const hitFilters = ['open', 'all'] as const

export const maxListBytes = 32 * 1024 * 1024
