/** The overview's lists have at most five rows. */
export const skeletonKeys = ['a', 'b', 'c', 'd', 'e'] as const
