import { type Column, sql } from 'drizzle-orm'
import { customType, integer } from 'drizzle-orm/pg-core'

/**
 * An instant, stored in UTC to the millisecond and read as ISO 8601 text: the same shape in the row,
 * in the answer and on the screen.
 */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The moment of the insert, by the database's clock. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`)

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A repository moves `updatedAt` with each change; stale edits are told apart by it. */
export const timestamps = () => ({ createdAt: instantOfInsert(), updatedAt: instantOfInsert() })

/** The `updatedAt` of a change: always later than the one before, even within a millisecond. */
export const nextVersion = (updatedAt: Column) =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`

/** The stems of a text with their places and weights, as `search_vector` makes them. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
