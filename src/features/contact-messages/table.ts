import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '#db/columns.ts'
import { languageCode } from '#features/users/table.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    language: languageCode().notNull().default('en'),
    isRead: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('contact_messages_unread').on(table.isRead, table.createdAt.desc().nullsFirst()),
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
