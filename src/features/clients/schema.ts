export const clientTypes = ['corporate', 'individual', 'government', 'international'] as const
export type ClientType = (typeof clientTypes)[number]
