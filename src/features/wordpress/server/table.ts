import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#db/columns.ts'
import { publications } from '#features/publications/server/table.ts'

/** Which posts of other sites have become publications: one row for each post, so that none is imported twice. */
export const publicationOrigins = pgTable(
  'publication_origins',
  {
    /** The site and the post's permanent name there. */
    origin: text().primaryKey(),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The address at which readers knew it. */
    address: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('publication_origins_publication').on(table.publicationId)],
)
