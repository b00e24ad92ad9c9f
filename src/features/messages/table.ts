import { type AnyPgColumn, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '#db/columns.ts'
import { users } from '#features/users/table.ts'
import { messageStatuses } from './schema.ts'

export const messageStatus = pgEnum('message_status', messageStatuses)

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    fromUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    toUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    subject: text().notNull().default(''),
    content: text().notNull(),
    status: messageStatus().notNull().default('unread'),
    attachments: jsonb().$type<number[]>().notNull().default([]),
    parentMessageId: integer().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [
    index('messages_inbox').on(table.toUserId, table.status, table.createdAt.desc()),
    index('messages_sent').on(table.fromUserId, table.createdAt.desc()),
    index('messages_thread').on(table.parentMessageId),
  ],
)
