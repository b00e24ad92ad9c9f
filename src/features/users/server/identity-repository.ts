import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import type { RecordedSighting } from '../identity-documents.ts'
import type { Identity, IdentityChange } from '../schema.ts'
import { users } from './table.ts'

/**
 * The way in which the office saw an account or a guest. A record without a way is older: the person was at the desk.
 * `due-diligence` has the table; `users` may not import it.
 */
export const sightingOf = (seenAt: Column | SQL, isTheirs: SQL) =>
  sql<RecordedSighting | null>`case when ${seenAt} is not null then coalesce(
    (select sighting from identity_records where ${isTheirs}), 'person') end`

/** The same for each row of `users`. */
export const sightingOfUser = sightingOf(users.seenInPersonAt, sql`user_id = users.id`)

export const findIdentity = async (db: Database, id: number): Promise<Identity | undefined> => {
  const seer = alias(users, 'seer')
  const [found] = await db
    .select({
      seenAt: users.seenInPersonAt,
      seenBy: { firstName: seer.firstName, lastName: seer.lastName },
      sighting: sightingOfUser,
      documentKind: users.seenInPersonDocument,
      note: users.seenInPersonNote,
    })
    .from(users)
    .leftJoin(seer, eq(seer.id, users.seenInPersonById))
    .where(eq(users.id, id))
  return found
}

/** A document seen now, another note of an earlier sighting, or null to delete the record. */
export type SeenChange = (IdentityChange & { byId: number }) | { note: string } | null

/** The columns of the record in the row of an account or a guest. */
export const seenColumns = (seen: SeenChange) =>
  seen && !('byId' in seen)
    ? { seenInPersonNote: seen.note || null }
    : {
        seenInPersonAt: seen && sql<string>`now()`,
        seenInPersonById: seen?.byId ?? null,
        seenInPersonDocument: seen?.documentKind ?? null,
        seenInPersonNote: seen?.note ?? null,
      }

/** Sets or deletes the record that the office has identified a user; independent of their address. */
export const setIdentity = async (db: Database, id: number, seen: SeenChange): Promise<void> => {
  await updateVersioned(db, users, id, seenColumns(seen))
  if (seen === null) await emptyPaper(db, sql`user_id = ${id}`)
}

/** Empties the number and the days of a document whose record was withdrawn. */
export const emptyPaper = async (db: Database, which: SQL): Promise<void> => {
  await db.execute(sql`update identity_records set sighting = null, sealed_number = null, number_hash = null,
      country = '', valid_until = null, birth_date = null, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where ${which}`)
}
