// Separate from the schemas: lists need these values without the validation code.

export const erasureStates = ['open', 'withdrawn', 'refused', 'done'] as const
export type ErasureState = (typeof erasureStates)[number]
