// Apart from the schemas, since a list names these and checks nothing.

export const clientTypes = ['corporate', 'individual', 'government', 'international'] as const
export type ClientType = (typeof clientTypes)[number]
