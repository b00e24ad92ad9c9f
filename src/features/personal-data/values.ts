// Apart from the schemas, since a list names these and checks nothing.

export const erasureStates = ['open', 'withdrawn', 'refused', 'done'] as const
export type ErasureState = (typeof erasureStates)[number]
