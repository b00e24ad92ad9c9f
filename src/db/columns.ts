import { type Column, sql } from 'drizzle-orm'
import { customType, integer } from 'drizzle-orm/pg-core'

/**
 * An instant in UTC, to the millisecond, as ISO 8601 text: the same in the row, the response and the screen.
 */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) =>
    typeof value === 'string' && utcText.test(value)
      ? `${value.slice(0, 10)}T${value.slice(11, -3)}${missingZeros[value.length - 22]}`
      : new Date(value).toISOString(),
})

/**
 * The format in which both engines write an instant in UTC. It is used as text, which costs a tenth of
 * parsing a date.
 */
const utcText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/
/** Completes the milliseconds; the index is the length beyond a text without any. */
const missingZeros = ['.000Z', '', '00Z', '0Z', 'Z']

/** The moment of the insert, by the database's clock. */
export const instantOfInsert = () => instant().notNull().default(sql`now()`)

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A repository advances `updatedAt` with each change, to detect stale edits. */
export const timestamps = () => ({ createdAt: instantOfInsert(), updatedAt: instantOfInsert() })

/** The `updatedAt` of a change: always later than the previous one, even within the same millisecond. */
export const nextVersion = (updatedAt: Column) =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`

/** PostgreSQL's `tsvector`: the stems of a text with their positions and weights. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
