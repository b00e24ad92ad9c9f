import { integer, unique } from 'drizzle-orm/pg-core'
import { erasedTable, exported, identity, instantOfInsert } from '#db/columns.ts'
import { publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'

export const favorites = erasedTable(
  'favorites',
  'Deleted with the account.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicationId: exported(
      integer()
        .notNull()
        .references(() => publications.id, { onDelete: 'cascade' }),
    ),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [unique('favorites_once').on(table.userId, table.publicationId)],
)
