import { aliasedTable, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/rows.ts'
import { documents } from '#features/documents/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { Conversation, MessageBox } from '../schema.ts'
import { isWithPerson } from './repository.ts'
import { messages } from './table.ts'

/** Maximum characters of the last message in a list, which truncates it further to the available width. */
const excerptLength = 200

type ConversationList = { client: Reader; box: MessageBox; q?: string | undefined; page: Page }

/**
 * A client's conversations, each once. Conversations in the inbox have a received message that is not
 * archived; those in the archive have only archived ones. Sorted by their last message.
 */
export const listConversations = async (
  db: Database,
  { client, box, q, page }: ConversationList,
): Promise<PageOf<Conversation>> => {
  const isReceived = sql`to_user_id = ${client.id}`
  const isInInbox = sql`bool_or(${isReceived} and status <> 'archived')`
  const isInBox: Record<MessageBox, SQL> = {
    inbox: isInInbox,
    sent: sql`bool_or(from_user_id = ${client.id})`,
    archived: sql`bool_or(${isReceived}) and not ${isInInbox}`,
  }
  const isSought = containsText(messages.searchText, q)
  const found = isSought ? sql`(${isSought} or ${isWithPerson(db, q)})` : sql`true`
  const conversations = sql`(
    with recursive mine as (
      select id, parent_message_id, created_at, from_user_id, to_user_id, status, ${found} as is_found
      from ${messages}
      where from_user_id = ${client.id} or to_user_id = ${client.id}
    ), thread as (
      select id, id as root_id from mine
      where parent_message_id is null or parent_message_id not in (select id from mine)
      union all
      select mine.id, thread.root_id from mine join thread on mine.parent_message_id = thread.id
    )
    select root_id,
      (array_agg(id order by created_at desc, id desc))[1] as last_id,
      max(created_at) as last_at,
      count(*) as messages,
      count(*) filter (where ${isReceived} and status = 'unread') as unread,
      count(*) over () as total
    from mine join thread using (id)
    group by root_id
    having bool_or(is_found) and ${isInBox[box]}
  ) as conversations`
  const pageFrom = ({ limit, offset }: Page) =>
    db
      .select({
        rootId: sql<number>`root_id`.mapWith(Number),
        lastId: sql<number>`last_id`.mapWith(Number),
        messages: sql<number>`messages`.mapWith(Number),
        unread: sql<number>`unread`.mapWith(Number),
        total: sql<number>`total`.mapWith(Number),
      })
      .from(conversations)
      .orderBy(sql`last_at desc, last_id desc`)
      .limit(limit)
      .offset(offset)
  const counted = await pageFrom(page)
  const [first] = counted.length > 0 || page.offset === 0 ? counted : await pageFrom({ limit: 1, offset: 0 })
  return { rows: await described(db, counted), total: first?.total ?? 0 }
}

const sender = aliasedTable(users, 'sender')
const recipient = aliasedTable(users, 'recipient')

type Counted = { rootId: number; lastId: number; messages: number; unread: number }

const described = async (db: Database, counted: readonly Counted[]): Promise<Conversation[]> => {
  if (counted.length === 0) return []
  const rows = await db
    .select({
      id: messages.id,
      subject: messages.subject,
      excerpt: sql<string>`left(${messages.content}, ${excerptLength + 1})`,
      fromUserId: messages.fromUserId,
      toUserId: messages.toUserId,
      fromUserName: fullName(sender),
      toUserName: fullName(recipient),
      isToFirm: messages.isToFirm,
      consultationId: messages.consultationId,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(sender, eq(sender.id, messages.fromUserId))
    .leftJoin(recipient, eq(recipient.id, messages.toUserId))
    .where(
      inArray(
        messages.id,
        counted.flatMap(({ rootId, lastId }) => [rootId, lastId]),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return counted.flatMap(({ rootId, lastId, ...counts }) => {
    const last = byId.get(lastId)
    if (!last) return []
    const excerpt = beginningOf(last.excerpt, excerptLength)
    return { ...last, excerpt, subject: byId.get(rootId)?.subject ?? last.subject, ...counts }
  })
}

/** The number of these documents that belong to a request. */
export const countDocumentsAbout = (db: Database, consultationId: number, ids: number[]): Promise<number> =>
  db.$count(documents, and(eq(documents.consultationId, consultationId), inArray(documents.id, ids)))
