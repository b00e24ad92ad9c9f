import { integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { identity, instantOfInsert } from '#db/columns.ts'
import { publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'

export const favorites = pgTable(
  'favorites',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    createdAt: instantOfInsert(),
  },
  (table) => [unique('favorites_once').on(table.userId, table.publicationId)],
)
