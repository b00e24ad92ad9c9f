import { aliasedTable, and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { containsText, inOrder, insertedRow, readPage } from '#db/rows.ts'
import { mayListConsultation, mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { fullName, users, worksHere } from '#features/users/server/table.ts'
import type { Correspondent, Message, MessageBox, MessageStatus } from '../schema.ts'
import { mayReadDocument, mayReadMessage } from './readers.ts'
import { messageDocuments, messages } from './table.ts'

const sender = aliasedTable(users, 'sender')
const recipient = aliasedTable(users, 'recipient')

/** The consultation is included only for readers who may open it. */
const columnsFor = (reader: Reader) => ({
  ...facts,
  consultationId: sql<
    number | null
  >`case when ${mayOpenConsultationOf(messages.consultationId, reader)} then ${messages.consultationId} end`,
})

const facts = {
  id: messages.id,
  fromUserId: messages.fromUserId,
  toUserId: messages.toUserId,
  fromUserName: fullName(sender),
  toUserName: fullName(recipient),
  isToFirm: messages.isToFirm,
  subject: messages.subject,
  content: messages.content,
  kind: messages.kind,
  status: messages.status,
  attachments: messages.attachments,
  parentMessageId: messages.parentMessageId,
  createdAt: messages.createdAt,
  updatedAt: messages.updatedAt,
}

const selectMessages = (db: Database, reader: Reader) =>
  db
    .select(columnsFor(reader))
    .from(messages)
    .leftJoin(sender, eq(sender.id, messages.fromUserId))
    .leftJoin(recipient, eq(recipient.id, messages.toUserId))

const attached = {
  id: documents.id,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  malwareCheck: documents.malwareCheck,
}

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

/** Replaces document ids by the documents that the user may see; revoked and hidden ones are left out. */
const withAttachments = async (db: Database, rows: Row[], reader: Reader): Promise<Message[]> => {
  const ids = rows.flatMap(({ attachments }) => attachments)
  const found =
    ids.length === 0
      ? []
      : await db
          .select(attached)
          .from(documents)
          .where(and(inArray(documents.id, ids), mayReadDocument(reader)))
  return rows.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((id) => found.filter((document) => document.id === id)),
  }))
}

const isAddressedTo = ({ id, role }: Reader): SQL | undefined =>
  or(eq(messages.toUserId, id), role === 'client' ? undefined : eq(messages.isToFirm, true))

const isIn = (box: MessageBox | 'all' | undefined, reader: Reader): SQL | undefined => {
  if (box === 'all') return undefined
  if (box === undefined) return or(eq(messages.fromUserId, reader.id), isAddressedTo(reader))
  if (box === 'sent') return eq(messages.fromUserId, reader.id)
  const isArchived = box === 'archived' ? eq(messages.status, 'archived') : ne(messages.status, 'archived')
  return and(isAddressedTo(reader), isArchived)
}

export const messageSortFields = ['createdAt', 'subject', 'status'] as const
type MessageSortField = (typeof messageSortFields)[number]

type MessageList = {
  reader: Reader
  /** All messages from and to the user if omitted; `all` includes everything they may read. */
  box?: MessageBox | 'all' | undefined
  status?: MessageStatus | undefined
  /** Limits the list to this consultation. */
  consultationId?: number | undefined
  /** Limits the list to messages from or to this person. */
  withUserId?: number | undefined
  q?: string | undefined
  page: Page
  sort: Sort<MessageSortField>
}

export const listMessages = async (
  db: Database,
  { reader, box, status, consultationId, withUserId, q, page, sort }: MessageList,
): Promise<PageOf<Message>> => {
  const where = and(
    mayReadMessage(reader),
    isIn(box, reader),
    status && eq(messages.status, status),
    consultationId === undefined ? undefined : eq(messages.consultationId, consultationId),
    withUserId === undefined
      ? undefined
      : or(eq(messages.fromUserId, withUserId), eq(messages.toUserId, withUserId)),
    or(containsText(messages.searchText, q), isWithPerson(db, q)),
  )
  const list = { where, order: inOrder(messages, sort), page }
  const { rows, total } = await readPage(db, messages, list, selectMessages(db, reader))
  const visible = rows.map((row) => (isBetweenOthers(row, reader) ? { ...row, content: '' } : row))
  return { rows: await withAttachments(db, visible, reader), total }
}

/**
 * Messages from or to a person with this name. Addresses are not searched, because clients could find them
 * out that way. The indexed search text also contains the name, which limits the names that must be
 * normalized.
 */
export const isWithPerson = (db: Database, q: string | undefined): SQL | undefined => {
  const hasName = containsText(sql`fold_text(${fullName(users)})`, q)
  if (!hasName) return undefined
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(and(containsText(users.searchText, q), hasName))
  return or(inArray(messages.fromUserId, named), inArray(messages.toUserId, named))
}

/** Neither from nor to the user, directly or as staff; only admins see such messages. */
export const isBetweenOthers = (
  { fromUserId, toUserId, isToFirm }: Pick<Message, 'fromUserId' | 'toUserId' | 'isToFirm'>,
  { id, role }: Reader,
): boolean => role === 'admin' && fromUserId !== id && toUserId !== id && !isToFirm

/** Undefined if it does not exist or if the user may not see it. */
export const findMessage = async (db: Database, id: number, reader: Reader): Promise<Message | undefined> => {
  const rows = await selectMessages(db, reader).where(and(eq(messages.id, id), mayReadMessage(reader)))
  return (await withAttachments(db, rows, reader))[0]
}

/** The messages with these ids that the user may see. */
export const findMessages = async (
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Message[]> => {
  if (ids.length === 0) return []
  const rows = await selectMessages(db, reader).where(
    and(inArray(messages.id, [...ids]), mayReadMessage(reader)),
  )
  return withAttachments(db, rows, reader)
}

/** The ids of a message's conversation, from its first message through all branches. */
const threadOf = (id: number): SQL => sql`
    with recursive above as (
      select id, parent_message_id from ${messages} where id = ${id}
      union select parent.id, parent.parent_message_id
      from ${messages} parent join above on parent.id = above.parent_message_id
    ), thread as (
      select id from above where parent_message_id is null
      union select child.id from ${messages} child join thread on child.parent_message_id = thread.id
    ) select id from thread`

/** The conversation of a message, oldest first. */
export const listThread = async (db: Database, id: number, reader: Reader): Promise<Message[]> => {
  const rows = await selectMessages(db, reader)
    .where(and(sql`${messages.id} in (${threadOf(id)})`, mayReadMessage(reader)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return withAttachments(db, rows, reader)
}

/** The read states of a conversation, oldest first. */
export const listThreadStates = (db: Database, id: number) =>
  db
    .select({
      id: messages.id,
      toUserId: messages.toUserId,
      isToFirm: messages.isToFirm,
      status: messages.status,
    })
    .from(messages)
    .where(sql`${messages.id} in (${threadOf(id)})`)
    .orderBy(asc(messages.id))

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  | 'fromUserId'
  | 'toUserId'
  | 'isToFirm'
  | 'subject'
  | 'content'
  | 'attachments'
  | 'parentMessageId'
  | 'consultationId'
  | 'kind'
>

export const createMessage = async (db: Database, values: NewMessage): Promise<number> => {
  const created = insertedRow(await db.insert(messages).values(values).returning({ id: messages.id }))
  await nameCarried(db, created.id, values.attachments ?? [])
  return created.id
}

/** The lock makes a concurrent revocation finish before this or wait for it. */
const nameCarried = async (db: Database, messageId: number, attachments: number[]): Promise<void> => {
  if (attachments.length === 0) return
  const there = await db
    .select({ documentId: documents.id })
    .from(documents)
    .where(inArray(documents.id, attachments))
    .for('key share')
  if (there.length > 0)
    await db.insert(messageDocuments).values(there.map(({ documentId }) => ({ messageId, documentId })))
}

/** Sets the status; true if the row changed. */
export const setMessageStatus = async (db: Database, id: number, status: MessageStatus): Promise<boolean> => {
  const changed = await db
    .update(messages)
    .set({ status, updatedAt: nextVersion(messages.updatedAt) })
    .where(and(eq(messages.id, id), ne(messages.status, status)))
    .returning({ id: messages.id })
  return changed.length > 0
}

/** Adds the number of each person's consultations that the user may see. */
export const withConsultations = async <Person extends { id: number }>(
  db: Database,
  reader: Reader,
  people: readonly Person[],
): Promise<(Person & { requests: number })[]> => {
  const ids = people.map(({ id }) => id)
  const rows = await db
    .select({ userId: consultations.userId, total: count() })
    .from(consultations)
    .where(and(inArray(consultations.userId, ids), mayListConsultation(reader)))
    .groupBy(consultations.userId)
  const totals = new Map(rows.map(({ userId, total }) => [userId, total]))
  return people.map((person) => ({ ...person, requests: totals.get(person.id) ?? 0 }))
}

/** The staff assigned to the client's consultations, or to the given one. */
export const listAssignedTo = async (
  db: Database,
  clientId: number,
  consultationId?: number,
): Promise<Correspondent[]> =>
  db
    .selectDistinct({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
    })
    .from(users)
    .innerJoin(consultations, eq(consultations.assignedToId, users.id))
    .where(
      and(
        eq(consultations.userId, clientId),
        consultationId === undefined ? undefined : eq(consultations.id, consultationId),
        worksHere(),
      ),
    )

/** The consultation of a conversation, regardless of the user's access: a reply inherits it. */
export const findConsultationOf = async (db: Database, messageId: number): Promise<number | null> => {
  const [found] = await db
    .select({ consultationId: messages.consultationId })
    .from(messages)
    .where(eq(messages.id, messageId))
  return found?.consultationId ?? null
}

/** Counts the given documents that belong to the client and that the user may read. */
export const countDocumentsOf = (
  db: Database,
  clientId: number,
  ids: number[],
  reader: Reader,
): Promise<number> =>
  db.$count(
    documents,
    and(eq(documents.userId, clientId), inArray(documents.id, ids), mayReadDocument(reader)),
  )
