import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, readPage } from '#db/rows.ts'
import { mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { Conversation, ConversationInput } from '../schema.ts'
import type { NewMessage } from './compare-chat.ts'
import { conversations } from './table.ts'

const columns = {
  id: conversations.id,
  channel: conversations.channel,
  direction: conversations.direction,
  at: conversations.at,
  text: conversations.text,
  mark: conversations.mark,
  recordedBy: fullName(users),
  importId: conversations.importId,
  createdAt: conversations.createdAt,
}

const selectConversations = (db: Database) =>
  db.select(columns).from(conversations).leftJoin(users, eq(users.id, conversations.recordedById))

type Row = Awaited<ReturnType<typeof selectConversations>>[number]

const shown = ({ importId, ...row }: Row): Conversation => ({ ...row, isImported: importId !== null })

/** The conversations of a request, the latest first. */
export const listConversations = async (
  db: Database,
  consultationId: number,
  page: Page,
): Promise<PageOf<Conversation>> => {
  const where = eq(conversations.consultationId, consultationId)
  const order = { by: [conversations.at, conversations.id], descending: true }
  const { rows, total } = await readPage(db, conversations, { where, order, page }, selectConversations(db))
  return { rows: rows.map(shown), total }
}

/** The conversations with these ids, in any order. */
export const findConversations = async (db: Database, ids: readonly number[]): Promise<Conversation[]> =>
  ids.length === 0
    ? []
    : (await selectConversations(db).where(inArray(conversations.id, [...ids]))).map(shown)

export const countConversations = (db: Database, consultationId: number): Promise<number> =>
  db.$count(conversations, eq(conversations.consultationId, consultationId))

/** Undefined if it does not exist or if the user may not see it. */
export const findConversation = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<Conversation | undefined> => {
  const [found] = await selectConversations(db).where(isReadable(id, reader))
  return found && shown(found)
}

const isReadable = (id: number, reader: Reader): SQL | undefined =>
  and(eq(conversations.id, id), mayOpenConsultationOf(conversations.consultationId, reader))

export const createConversation = async (
  db: Database,
  consultationId: number,
  input: ConversationInput,
  recordedById: number,
): Promise<number> => {
  const created = await db
    .insert(conversations)
    .values({ ...input, consultationId, recordedById })
    .returning({ id: conversations.id })
  return insertedRow(created).id
}

/** A statement has at most 65,535 values. */
const rowsPerInsert = 1_000

/** The messages of an exported chat. */
export const createMessages = async (
  db: Database,
  messages: readonly (NewMessage & Pick<Conversation, 'direction'>)[],
  row: { consultationId: number; recordedById: number; importId: string },
): Promise<void> => {
  const rows = messages.map(({ direction, at, text, mark }) => ({
    ...row,
    channel: 'whatsapp' as const,
    direction,
    at,
    text,
    mark,
  }))
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await db.insert(conversations).values(rows.slice(from, from + rowsPerInsert))
}

/** The messages of WhatsApp that are recorded with a request. */
export const listMessages = (db: Database, consultationId: number) =>
  db
    .select({
      at: conversations.at,
      text: conversations.text,
      mark: conversations.mark,
      direction: conversations.direction,
      importId: conversations.importId,
    })
    .from(conversations)
    .where(and(eq(conversations.consultationId, consultationId), eq(conversations.channel, 'whatsapp')))
    .orderBy(asc(conversations.id))
export type Recorded = Awaited<ReturnType<typeof listMessages>>[number]

/** The request and the import to which a conversation belongs. */
export const findImport = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select({ consultationId: conversations.consultationId, importId: conversations.importId })
    .from(conversations)
    .where(isReadable(id, reader))
  return found
}

/** Removes one conversation, or all messages of its import. */
export const removeConversation = async (
  db: Database,
  id: number,
  { consultationId, importId }: { consultationId: number; importId: string | null },
): Promise<void> => {
  await db
    .delete(conversations)
    .where(
      importId === null
        ? eq(conversations.id, id)
        : and(eq(conversations.consultationId, consultationId), eq(conversations.importId, importId)),
    )
}

/** All conversations of a request in the order of time, for the export of a person's data. */
export const listRecorded = (db: Database, consultationId: number) =>
  db
    .select({
      channel: conversations.channel,
      direction: conversations.direction,
      at: conversations.at,
      text: conversations.text,
      mark: conversations.mark,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(eq(conversations.consultationId, consultationId))
    .orderBy(asc(conversations.at), asc(conversations.id))
