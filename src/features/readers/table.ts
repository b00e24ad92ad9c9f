import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { consultations } from '#features/consultations/table.ts'
import { users } from '#features/users/table.ts'

/** Who of the office may read a restricted request, besides admins. An unrestricted one has no rows here. */
export const consultationReaders = pgTable(
  'consultation_readers',
  {
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.consultationId, table.userId] }),
    index('consultation_readers_user').on(table.userId, table.consultationId),
  ],
)
