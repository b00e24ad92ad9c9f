import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { PersonNote } from '../schema.ts'
import { personNotes } from './table.ts'

export const findNotes = async (db: Database, ids: number[]): Promise<PersonNote[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'note'>`'note'`,
      id: personNotes.id,
      at: personNotes.createdAt,
      text: personNotes.text,
      authorId: personNotes.authorId,
      authorName: fullName(users),
      updatedAt: personNotes.updatedAt,
    })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.authorId))
    .where(inArray(personNotes.id, ids))
}

/** Waits for a concurrent erasure; undefined if the user is not a client or is deleted. */
export const lockClient = async (db: Database, id: number) => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'client')))
    .for('key share')
  return found
}

export const addNote = async (
  db: Database,
  note: { userId: number; authorId: number; text: string },
): Promise<number> =>
  insertedRow(await db.insert(personNotes).values(note).returning({ id: personNotes.id })).id

/** Locks a note and returns its author, who determines who may change it. */
export const lockNote = async (db: Database, id: number) => {
  const [found] = await db.select().from(personNotes).where(eq(personNotes.id, id)).for('update')
  return found
}

export const changeNote = (
  db: Database,
  id: number,
  changes: { text: string; updatedAt?: string | undefined },
): Promise<boolean> => updateVersioned(db, personNotes, id, changes)

export const removeNote = async (db: Database, id: number): Promise<void> => {
  await db.delete(personNotes).where(eq(personNotes.id, id))
}
