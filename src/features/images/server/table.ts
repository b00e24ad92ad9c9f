import { sql } from 'drizzle-orm'
import { index, integer, text } from 'drizzle-orm/pg-core'
import { erased, identity, impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'
import { malwareColumns } from '#features/malware/server/table.ts'
import { users } from '#features/users/server/table.ts'

/** Pictures of the public site; the bytes are in the file store under `storageKey`. */
export const images = impersonalTable(
  'images',
  'Images of the website; the uploader is set to null.',
  {
    id: identity(),
    storageKey: impersonal(text().notNull().unique()),
    type: impersonal(text().notNull()),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    /** Null for pictures older than this column. */
    sha256: impersonal(text()),
    ...malwareColumns(),
    /** The source URL of a fetched picture. */
    sourceAddress: impersonal(text()),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    createdAt: instantOfInsert(),
  },
  (table) => [
    index('images_to_check').on(table.nextCheckAt).where(sql`${table.malwareCheck} = 'checking'`),
    index('images_source').on(table.sourceAddress).where(sql`${table.sourceAddress} is not null`),
  ],
)
