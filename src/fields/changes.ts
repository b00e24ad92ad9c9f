import * as z from 'zod/mini'

/**
 * The `updatedAt` that the editor loaded. A change with it is refused once the record has a newer version
 * (P4.11).
 */
export const seenVersion = z.optional(
  z.iso
    .datetime({ error: 'val.generic.date' })
    // Year 0000 is valid in ISO 8601 but not in PostgreSQL.
    .check(z.refine((instant) => !instant.startsWith('0000'), 'val.generic.date')),
)

/** Refuses an update without any changed field. */
export const notEmpty = <Changes extends object>() =>
  z.refine<Changes>(
    (changes) => Object.keys(changes).some((name) => name !== 'updatedAt'),
    'error.nothingToChange',
  )
