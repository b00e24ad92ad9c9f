import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import type { Identity, IdentityChange } from '../schema.ts'
import { users } from './table.ts'

export const findIdentity = async (db: Database, id: number): Promise<Identity | undefined> => {
  const seer = alias(users, 'seer')
  const [found] = await db
    .select({
      seenAt: users.seenInPersonAt,
      seenBy: { firstName: seer.firstName, lastName: seer.lastName },
      documentKind: users.seenInPersonDocument,
      note: users.seenInPersonNote,
    })
    .from(users)
    .leftJoin(seer, eq(seer.id, users.seenInPersonById))
    .where(eq(users.id, id))
  return found
}

/** Sets or deletes the record that the office has identified a user; independent of their address. */
export const setIdentity = async (
  db: Database,
  id: number,
  seen: (IdentityChange & { byId: number }) | null,
): Promise<void> => {
  await updateVersioned(db, users, id, {
    seenInPersonAt: seen && sql`now()`,
    seenInPersonById: seen?.byId ?? null,
    seenInPersonDocument: seen?.documentKind ?? null,
    seenInPersonNote: seen?.note ?? null,
  })
  if (seen === null) await emptyPaper(db, sql`user_id = ${id}`)
}

/**
 * Empties the number and the days of a document whose record was withdrawn. `due-diligence` has the table; `users` may
 * not import it.
 */
export const emptyPaper = async (db: Database, which: SQL): Promise<void> => {
  await db.execute(sql`update identity_records set sighting = null, sealed_number = null, number_hash = null,
      country = '', valid_until = null, birth_date = null, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where ${which}`)
}
