import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#db/columns.ts'
import { publications } from '#features/publications/server/table.ts'

/** Imported posts of other sites: one row per post, so that none is imported twice. */
export const publicationOrigins = pgTable(
  'publication_origins',
  {
    /** The site and the post's GUID. */
    origin: text().primaryKey(),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The original URL. */
    address: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('publication_origins_publication').on(table.publicationId)],
)
