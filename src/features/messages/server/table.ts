import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { messageKinds, messageStatuses } from '../schema.ts'

export const messageStatus = pgEnum('message_status', messageStatuses)

export const messages = erasedTable(
  'messages',
  'Deleted for a client. Those of an employee stay in the matter, without the author.',
  {
    id: exported(identity()),
    fromUserId: exported(integer().references(() => users.id, { onDelete: 'set null' })),
    /** Null for a message to the firm, and for a deleted recipient. */
    toUserId: exported(integer().references(() => users.id, { onDelete: 'set null' })),
    /** A message to the firm. The first member of staff who opens it marks it as read for all. */
    isToFirm: exported(boolean().notNull().default(false)),
    /** The consultation it is about. */
    consultationId: exported(integer().references(() => consultations.id, { onDelete: 'set null' })),
    subject: exported(erased(text().notNull().default(''))),
    content: exported(erased(text().notNull())),
    /** Set for a message that ends a mandate. */
    kind: exported(erased(text({ enum: messageKinds }))),
    status: exported(messageStatus().notNull().default('unread')),
    /** Ids of documents of the client in the conversation. */
    attachments: exported(erased(jsonb().$type<number[]>().notNull().default([]))),
    parentMessageId: exported(integer().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' })),
    searchText: erased(text().generatedAlwaysAs(sql`fold_text(subject || ' ' || content)`)),
    createdAt: exported(instantOfInsert()),
    updatedAt: instantOfInsert(),
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
export const messageDocuments = erasedTable(
  'message_documents',
  'Deleted with the message or the document.',
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
