import * as z from 'zod/mini'

/** The `updatedAt` an editor saw; a change that carries it is refused once the record has moved on (P4.11). */
export const seenVersion = z.optional(
  z.iso
    .datetime({ error: 'val.generic.date' })
    // A year that ISO 8601 has and PostgreSQL has not.
    .check(z.refine((instant) => !instant.startsWith('0000'), 'val.generic.date')),
)

/** A change must change something. */
export const notEmpty = <Changes extends object>() =>
  z.refine<Changes>(
    (changes) => Object.keys(changes).some((name) => name !== 'updatedAt'),
    'error.nothingToChange',
  )
