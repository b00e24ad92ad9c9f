import { integer, jsonb, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import type { Periods } from '../periods.ts'
import { legalPageSlugs } from '../schema.ts'

export const legalPageSlug = pgEnum('legal_page_slug', legalPageSlugs)

/**
 * The firm's own text of a legal page; without a row, the default text is shown. Each change adds a version
 * and none is deleted, because consents refer to versions.
 */
export const legalPages = pgTable(
  'legal_pages',
  {
    id: identity(),
    slug: legalPageSlug().notNull(),
    version: integer().notNull(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    /** Markdown, like its Arabic counterpart. */
    contentEn: text().notNull(),
    contentAr: text().notNull(),
    /** The values of its period placeholders; null for the default periods. */
    periods: jsonb().$type<Periods>(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instantOfInsert(),
  },
  (table) => [unique('legal_pages_version').on(table.slug, table.version)],
)
