import { sql } from 'drizzle-orm'
import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { languages } from '#languages/language.ts'

export const contactMessages = erasedTable(
  'contact_messages',
  'Deleted if the person has confirmed the address.',
  {
    id: identity(),
    name: exported(erased(text().notNull())),
    email: erased(text().notNull()),
    phone: exported(erased(text())),
    subject: exported(erased(text().notNull())),
    message: exported(erased(text().notNull())),
    language: exported(erased(text({ enum: languages }).notNull().default('en'))),
    isRead: boolean().notNull().default(false),
    /** The hidden field of the form was filled in: a program may have sent it. */
    isDoubtful: boolean().notNull().default(false),
    /** The consultation created from it; at most one. */
    consultationId: integer()
      .unique('contact_messages_consultation')
      .references(() => consultations.id, { onDelete: 'set null' }),
    searchText: erased(
      text().generatedAlwaysAs(
        sql`fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message)`,
      ),
    ),
    createdAt: exported(instantOfInsert()),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    index('contact_messages_unread').on(table.isRead, table.createdAt.desc().nullsFirst()),
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One index per sortable column, so that sorting never reads the whole table.
    index('contact_messages_by_name').on(table.name, table.id),
    index('contact_messages_by_subject').on(table.subject, table.id),
    index('contact_messages_by_is_read').on(table.isRead, table.id),
    index('contact_messages_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
