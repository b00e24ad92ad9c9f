// Separate from the schemas: lists need these values without the validation code.

export const clientTypes = ['corporate', 'individual', 'government', 'international'] as const
export type ClientType = (typeof clientTypes)[number]
