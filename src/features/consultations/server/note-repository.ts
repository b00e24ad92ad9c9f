import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, inText } from '#db/rows.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { ConsultationNote } from '../note-schema.ts'
import { textIfOpen } from './facts-repository.ts'
import { mayListConsultation, mayOpenConsultationOf } from './readers.ts'
import { consultationNotes, consultations, noteMentions } from './table.ts'

type NewNote = { consultationId: number; authorId: number; text: string }

export const insertNote = async (db: Database, note: NewNote): Promise<number> =>
  insertedRow(await db.insert(consultationNotes).values(note).returning({ id: consultationNotes.id })).id

/** Adds a note and makes it the newest one. The version of the request stays, so that open forms can be saved. */
export const addNote = async (db: Database, note: NewNote, mentions: readonly number[]): Promise<number> => {
  const noteId = await insertNote(db, note)
  await db.update(consultations).set({ notes: note.text }).where(eq(consultations.id, note.consultationId))
  if (mentions.length > 0)
    await db.insert(noteMentions).values(mentions.map((userId) => ({ noteId, userId })))
  return noteId
}

/** The notes with these ids, oldest first. */
export const findNotes = async (db: Database, ids: readonly number[]): Promise<ConsultationNote[]> => {
  if (ids.length === 0) return []
  const notes = await db
    .select({
      id: consultationNotes.id,
      text: consultationNotes.text,
      authorId: consultationNotes.authorId,
      authorName: fullName(users),
      createdAt: consultationNotes.createdAt,
    })
    .from(consultationNotes)
    .leftJoin(users, eq(users.id, consultationNotes.authorId))
    .where(inArray(consultationNotes.id, [...ids]))
    .orderBy(asc(consultationNotes.id))
  const mentions = await db
    .select({
      noteId: noteMentions.noteId,
      id: noteMentions.userId,
      name: sql<string>`${fullName(users)}`,
      isDone: sql<boolean>`${noteMentions.doneAt} is not null`,
    })
    .from(noteMentions)
    .innerJoin(users, eq(users.id, noteMentions.userId))
    .where(inArray(noteMentions.noteId, [...ids]))
    .orderBy(asc(noteMentions.userId))
  return notes.map((note) => ({
    ...note,
    mentions: mentions.flatMap(({ noteId, ...named }) => (noteId === note.id ? named : [])),
  }))
}

/** Undefined if the user may not open its request. */
export const findNote = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<ConsultationNote | undefined> => {
  const [found] = await db
    .select({ id: consultationNotes.id })
    .from(consultationNotes)
    .where(and(eq(consultationNotes.id, id), mayOpenConsultationOf(consultationNotes.consultationId, reader)))
  return found && (await findNotes(db, [found.id]))[0]
}

const isWaitingFor = (userId: number): SQL | undefined =>
  and(eq(noteMentions.userId, userId), isNull(noteMentions.doneAt))

const author = alias(users, 'author')

/**
 * The notes that mention the reader and wait for them, newest first, in requests that the reader may list now. The
 * text is empty if the reader may not open the request.
 */
export const listMentionsFor = (db: Database, reader: Reader, limit: number) =>
  db
    .select({
      id: consultationNotes.id,
      consultationId: consultationNotes.consultationId,
      clientName: sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`,
      text: textIfOpen(consultationNotes.text, reader),
      authorName: fullName(author),
      createdAt: consultationNotes.createdAt,
    })
    .from(noteMentions)
    .innerJoin(consultationNotes, eq(consultationNotes.id, noteMentions.noteId))
    .innerJoin(consultations, eq(consultations.id, consultationNotes.consultationId))
    .leftJoin(author, eq(author.id, consultationNotes.authorId))
    .where(and(isWaitingFor(reader.id), mayListConsultation(reader)))
    .orderBy(desc(consultationNotes.id))
    .limit(inText(limit))

/** Marks the mention in a note as done; false if the note does not name the user, or is in a request closed to them. */
export const endMention = async (db: Database, noteId: number, reader: Reader): Promise<boolean> => {
  const listed = db
    .select({ id: consultationNotes.id })
    .from(consultationNotes)
    .innerJoin(consultations, eq(consultations.id, consultationNotes.consultationId))
    .where(and(eq(consultationNotes.id, noteId), mayListConsultation(reader)))
  const ended = await db
    .update(noteMentions)
    .set({ doneAt: sql`coalesce(${noteMentions.doneAt}, now())` })
    .where(and(inArray(noteMentions.noteId, listed), eq(noteMentions.userId, reader.id)))
    .returning({ id: noteMentions.noteId })
  return ended.length > 0
}

/** A note by a named colleague answers the mentions of them in the same request. */
export const endMentionsIn = async (db: Database, consultationId: number, userId: number): Promise<void> => {
  const ofRequest = db
    .select({ id: consultationNotes.id })
    .from(consultationNotes)
    .where(eq(consultationNotes.consultationId, consultationId))
  await db
    .update(noteMentions)
    .set({ doneAt: sql`now()` })
    .where(and(isWaitingFor(userId), inArray(noteMentions.noteId, ofRequest)))
}
