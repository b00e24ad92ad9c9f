import { index, integer, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, identity, timestamps } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** Internal notes about a client; never shown to them. */
export const personNotes = erasedTable(
  'person_notes',
  'Deleted with the account. Notes of the office are not exported.',
  {
    id: identity(),
    /** The client that it is about. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a deleted user. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: erased(text().notNull()),
    ...timestamps(),
  },
  (table) => [
    index('person_notes_person').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('person_notes_author').on(table.authorId),
  ],
)
