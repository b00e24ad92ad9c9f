import * as z from 'zod/mini'

/** Filter in an address: whether visitors see a record; undefined matches all records. */
export const visibilityFilter = z.pipe(
  z.optional(z.enum(['', 'all', 'true', 'false'], 'val.generic.format')),
  z.transform((choice) => (choice === 'true' || choice === 'false' ? choice === 'true' : undefined)),
)
