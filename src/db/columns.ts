import { type Column, sql } from 'drizzle-orm'
import { customType, integer } from 'drizzle-orm/pg-core'

/** An instant in UTC, to the millisecond, as ISO 8601 text: the same in the row, in the answer and on the screen. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The moment of the insert, by the database's clock. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`)

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A repository advances `updatedAt` with each change; stale edits are recognised by it. */
export const timestamps = () => ({ createdAt: instantOfInsert(), updatedAt: instantOfInsert() })

/** The `updatedAt` of a change: always later than the previous one, even within the same millisecond. */
export const nextVersion = (updatedAt: Column) =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`

/** The stems of a text with their positions and weights, as PostgreSQL's `tsvector` holds them. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
