import { integer, jsonb, pgEnum, text, unique } from 'drizzle-orm/pg-core'
import { erased, identity, impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import type { Periods } from '../periods.ts'
import { legalPageSlugs } from '../schema.ts'

export const legalPageSlug = pgEnum('legal_page_slug', legalPageSlugs)

/**
 * The firm's own text of a legal page; without a row, the default text is shown. Each change adds a version
 * and none is deleted, because consents refer to versions.
 */
export const legalPages = impersonalTable(
  'legal_pages',
  'Texts of the website; the author is set to null.',
  {
    id: identity(),
    slug: legalPageSlug().notNull(),
    version: integer().notNull(),
    titleEn: impersonal(text().notNull()),
    titleAr: impersonal(text().notNull()),
    /** Markdown, like its Arabic counterpart. */
    contentEn: impersonal(text().notNull()),
    contentAr: impersonal(text().notNull()),
    /** The values of its period placeholders; null for the default periods. */
    periods: impersonal(jsonb().$type<Periods>()),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    createdAt: instantOfInsert(),
  },
  (table) => [unique('legal_pages_version').on(table.slug, table.version)],
)
