/** The lists of the overview hold at most five rows. */
export const skeletonKeys = ['a', 'b', 'c', 'd', 'e'] as const
