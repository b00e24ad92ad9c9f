import { and, eq, getTableName, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { tokens } from '#features/auth/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { storyParts } from '#features/firm-story/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { SampleFirm } from '../schema.ts'
import { type SampleKind, sampleKinds } from '../values.ts'
import { fingerprintOf, nameIn, sampleRows, sampleTables } from './table.ts'

/** Texts without a title are named by their beginning. */
const maxNameLength = 100

type Ids = Record<SampleKind, number[]>

/** Serializes removals; an instance that starts meanwhile waits too. */
export const lockSample = async (db: Database): Promise<void> => {
  await db.execute(sql`lock table ${sampleRows} in exclusive mode`)
}

/**
 * Existing sample rows, by whether the office has changed their texts. The current user is never included.
 */
const markedRows = (kind: SampleKind, isEdited: boolean, presserId: number): SQL => {
  const table: PgTable & { id: PgColumn } = sampleTables[kind].table
  return sql`${sampleRows} join ${table} on ${sampleRows.rowId} = ${table.id}
    where ${sampleRows.tableName} = ${getTableName(table)} and ${table.id} <> ${kind === 'users' ? presserId : 0}
    and ${sampleRows.fingerprint} is ${isEdited ? sql`` : sql`not`} distinct from ${fingerprintOf(kind)}`
}

const findIds = async (db: Database, presserId: number): Promise<Ids> => {
  const found: [SampleKind, number[]][] = []
  for (const kind of sampleKinds) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select ${sampleRows.rowId} as id from ${markedRows(kind, false, presserId)}`,
    )
    found.push([kind, rows.map(({ id }) => id)])
  }
  return Object.fromEntries(found) as Ids
}

/** Whether any removable sample data is left. */
export const hasSample = async (db: Database, askerId: number): Promise<boolean> => {
  for (const kind of sampleKinds) {
    const { rows } = await db.execute(sql`select 1 from ${markedRows(kind, false, askerId)} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

export const describeSample = async (db: Database, presserId: number): Promise<SampleFirm> => {
  const ids = await findIds(db, presserId)
  const edited: SampleFirm['edited'] = []
  // An edited setting is simply the office's own.
  for (const kind of sampleKinds.filter((each) => each !== 'settings')) {
    const name = nameIn(kind)
    if (!name) continue
    const { rows } = await db.execute<{ name: string }>(
      sql`select ${name} as name from ${markedRows(kind, true, presserId)} order by ${sampleRows.rowId}`,
    )
    edited.push(...rows.map((row) => ({ kind, name: beginningOf(row.name, maxNameLength) })))
  }
  const total = sampleKinds.reduce((sum, kind) => sum + ids[kind].length, 0)
  return {
    removed: Object.fromEntries(sampleKinds.map((kind) => [kind, ids[kind].length])) as SampleFirm['removed'],
    total,
    edited: total === 0 ? [] : edited,
    detached: {
      messages: await db.$count(messages, ownMessages(ids)),
      consultations: await db.$count(
        consultations,
        and(inArray(consultations.assignedToId, ids.users), notInArray(consultations.id, ids.consultations)),
      ),
      publications: await db.$count(
        publications,
        and(inArray(publications.userId, ids.users), notInArray(publications.id, ids.publications)),
      ),
    },
    ownDocuments: await db.$count(
      documents,
      and(inArray(documents.userId, ids.users), notInArray(documents.id, ids.documents)),
    ),
  }
}

/** Messages written later, to or from sample people, or as replies to sample messages. */
const ownMessages = (ids: Ids): SQL | undefined =>
  and(
    notInArray(messages.id, ids.messages),
    or(
      inArray(messages.fromUserId, ids.users),
      inArray(messages.toUserId, ids.users),
      inArray(messages.parentMessageId, ids.messages),
    ),
  )

/**
 * Deletes marked and unchanged rows in the caller's transaction, and returns the keys of the files to delete
 * after the commit. Dependent rows are deleted too: histories, document requests, sessions, favorites. The
 * office's own records stay: foreign keys set references to sample people to null.
 */
export const removeSample = async (db: Database, presserId: number): Promise<string[]> => {
  const ids = await findIds(db, presserId)
  const files = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.id, ids.documents))
  await forgetMail(db, await addressesOf(db, ids), ids.users)
  // A reply by the office is its own text and stays as a separate message.
  await db
    .update(messages)
    .set({ parentMessageId: null })
    .where(and(inArray(messages.parentMessageId, ids.messages), notInArray(messages.id, ids.messages)))
  for (const kind of inOrder) {
    const table: PgTable & { id: PgColumn } = sampleTables[kind].table
    if (ids[kind].length > 0) await db.delete(table).where(inArray(table.id, ids[kind]))
  }
  await db.update(storyParts).set({ isSample: false }).where(eq(storyParts.isSample, true))
  await db.delete(sampleRows)
  return files.map(({ key }) => key)
}

/** Dependent records are deleted before their owners. */
const inOrder = sampleKinds.toReversed()

/** The addresses of sample people, in lower case. */
const addressesOf = async (db: Database, ids: Ids): Promise<string[]> => {
  const found = new Set<string>()
  for (const [table, email, kind] of [
    [users, users.email, 'users'],
    [consultations, consultations.email, 'consultations'],
    [contactMessages, contactMessages.email, 'contactMessages'],
    [newsletterSubscribers, newsletterSubscribers.email, 'newsletterSubscribers'],
  ] as const) {
    const rows = await db
      .select({ email })
      .from(table as typeof users)
      .where(inArray(table.id, ids[kind]))
    for (const row of rows) found.add(row.email.toLowerCase())
  }
  return [...found]
}

/** Deletes mail and links for sample people, which would never be used. */
const forgetMail = async (db: Database, addresses: string[], userIds: number[]): Promise<void> => {
  await db
    .delete(outbox)
    .where(or(inArray(outbox.recipientId, userIds), inArray(sql`lower(${outbox.recipient})`, addresses)))
  await db.delete(tokens).where(and(isNull(tokens.userId), inArray(sql`lower(${tokens.email})`, addresses)))
}
