import { index, integer, text } from 'drizzle-orm/pg-core'
import { impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'
import { publications } from '#features/publications/server/table.ts'

/** Imported posts of other sites: one row per post, so that none is imported twice. */
export const publicationOrigins = impersonalTable(
  'publication_origins',
  'Sources of imported publications.',
  {
    /** The site and the post's GUID. */
    origin: impersonal(text().primaryKey()),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The original URL. */
    address: impersonal(text().notNull()),
    createdAt: instantOfInsert(),
  },
  (table) => [index('publication_origins_publication').on(table.publicationId)],
)
