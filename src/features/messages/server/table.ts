import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { identity, timestamps } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { messageStatuses } from '../schema.ts'

export const messageStatus = pgEnum('message_status', messageStatuses)

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    fromUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null for a message to the firm, and for a deleted recipient. */
    toUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** A message to the firm. The first member of staff who opens it marks it as read for all. */
    isToFirm: boolean().notNull().default(false),
    /** The consultation it is about. */
    consultationId: integer().references(() => consultations.id, { onDelete: 'set null' }),
    subject: text().notNull().default(''),
    content: text().notNull(),
    status: messageStatus().notNull().default('unread'),
    /** Ids of documents of the client in the conversation. */
    attachments: jsonb().$type<number[]>().notNull().default([]),
    parentMessageId: integer().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    searchText: text().generatedAlwaysAs(sql`fold_text(subject || ' ' || content)`),
    ...timestamps(),
  },
  (table) => [
    index('messages_inbox').on(table.toUserId, table.status, table.createdAt.desc().nullsFirst()),
    index('messages_sent').on(table.fromUserId, table.createdAt.desc().nullsFirst()),
    index('messages_thread').on(table.parentMessageId),
    index('messages_consultation').on(table.consultationId),
    index('messages_to_firm').on(table.isToFirm, table.status, table.createdAt.desc().nullsFirst()),
    index('messages_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One index per sortable column, so that sorting never reads the whole table.
    index('messages_by_subject').on(table.subject, table.id),
    index('messages_by_status').on(table.status, table.id),
    index('messages_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** The same data as `attachments`, indexed by document: readers of a message may read its attachments. */
export const messageDocuments = pgTable(
  'message_documents',
  {
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.documentId] }),
    index('message_documents_document').on(table.documentId, table.messageId),
  ],
)
