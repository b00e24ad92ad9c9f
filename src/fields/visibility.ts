import * as z from 'zod/mini'

/** In an address: whether visitors see a record; undefined for all of them. */
export const visibilityFilter = z.pipe(
  z.optional(z.enum(['', 'all', 'true', 'false'], 'val.generic.format')),
  z.transform((choice) => (choice === 'true' || choice === 'false' ? choice === 'true' : undefined)),
)
